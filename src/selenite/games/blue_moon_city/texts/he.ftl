### Blue Moon City.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.
### CODE(…) keeps what it encloses together, from left to right.

## The game

title = Blue Moon City
about = משלמים בקלפים, מקימים מחדש את העיר ומביאים קריסטלים לאובליסק. ל־2 עד 4, בערך שעה.
manual-title = Blue Moon City

## Refusals: moves

refused-cards-unsorted = הקלפים ב״{ $text }״ אינם לפי הסדר, יש לכתוב { $sorted }
refused-no-such-card = ב״{ $text }״ יש קלף שאינו קיים
refused-too-many-cards = ב״{ $text }״ יש יותר קלפים ממה שמהלך כלשהו יכול לנצל
refused-nothing-to-end = הסימן / אינו מסיים את שלב ההשלכה והמשיכה: יש לציין מה להשליך, או לכתוב drop כדי לא להשליך דבר
refused-wrong-phase = המהלך שייך לשלב ״{ NAME("phase", $wanted) }״, ועכשיו שלב ״{ NAME("phase", $phase) }״
refused-no-tile-there = אין אריח ב־{ $cell }
refused-walk-too-far = המרחק בצעדים אל { $cell } הוא { $need }, ונותרו לך { $steps }
refused-stays-where-it-is = התנועה הייתה מסתיימת ב־{ $cell }, בדיוק היכן שהתחילה
refused-no-building-here = החצר אינה בניין: אי אפשר לתרום כאן
refused-not-on-courtyard = מנחות מעלים בחצר, ב־{ CODE("c3") }
refused-too-many-discards = מספר הקלפים שמותר להשליך הוא לכל היותר { $most }
refused-no-such-card-in-hand = אין לך { $card } ביד
refused-too-few-in-hand = מהקלף { $card } דרושים כאן { $wanted }, ויש לך רק { $held }
refused-building-complete = הבניין ״{ NAME("tile", $tile) }״ כבר הושלם
refused-no-such-box = בבניין ״{ NAME("tile", $tile) }״ אין ריבוע { $box }, מספר הריבועים בו: { $boxes }
refused-box-taken = ריבוע { $box } תפוס
refused-worth-too-little = השווי של { $cards } הוא { $worth } ({ NAME("people", $people) }), והריבוע דורש { $value }
refused-needless-card =
    { $n ->
        [one] הקלף { $cards } מיותר, התשלום { $rest } כבר מספיק ל־{ $value }
        [two] שני הקלפים { $cards } מיותרים, התשלום { $rest } כבר מספיק ל־{ $value }
       *[other] הקלפים { $cards } מיותרים, התשלום { $rest } כבר מספיק ל־{ $value }
    }
refused-palace-one-colour = ריבוע בארמון מקבל צבע אחד בלבד: { $cards } אינם מגיעים ל־{ $value } באף צבע
refused-no-cube = לא נותר לך סמן להניח
refused-one-offering = מנחה אחת בתור; מנחה נוספת מצריכה קלף פילאר
refused-too-few-crystals = המחיר בקריסטלים הוא { $price }, ויש לך { $crystals }
refused-bound-must-offer = העיר הושלמה, והמחיר ({ $price }) בהישג ידך: קודם יש להעלות מנחה
refused-bound-must-walk = העיר הושלמה: יש להמשיך אל החצר, צעדים שנותרו לך: { $steps }
refused-bound-off-the-way = העיר הושלמה: { $cell } אינה על דרך קצרה ביותר אל החצר
refused-bound-not-nearer = העיר הושלמה: { $cell } אינה קרובה יותר אל החצר
refused-declare-first = הצהרה היא המהלך הראשון בתור
refused-declare-too-early = הצהרה אפשרית אחרי רצף של { $turns } תורים בלי תרומה ובלי מנחה, ועד כה היו { $idle }
refused-declare-bound = העיר הושלמה ויש לך במה לשלם על מנחה: אי אפשר להצהיר
refused-dragon-outside = { NAME("dragon", $dragon) } נמצא מחוץ לעיר, ורק { $card } מכניס אותו אליה
refused-dragon-too-far = המרחק בצעדים בין { NAME("dragon", $dragon) } לבין { $cell } הוא { $need }, והוא יכול לנוע { $steps }
refused-offer-first = קלף פילאר מוסיף על מנחה: קודם יש להעלות אחת
refused-not-at-temple = לשם כך הדמות שלך צריכה לעמוד במקדש הזהב, והמחיר גבוה שם ב־{ $surcharge }
refused-not-at-hall = לשם כך הדמות שלך צריכה לעמוד באולם האספות

## Refusals: options

refused-option-players = משחקים בשניים, בשלושה או בארבעה, לא ב־{ $players }
refused-option-first = הערך של first הוא מושב מ־0 עד { $last }, לא { $first }
refused-option-city = הערך של city הוא standard או free, לא { $city }
refused-option-open-crystals = הערך של { CODE("open-crystals") } הוא true או false, לא { $value }
refused-option-idle-end = הערך של { CODE("idle-end") } הוא off, או שהוא מושמט, לא { $value }
refused-option-new-buildings = הערך של { CODE("new-buildings") } הוא 1, 2 או שניהם, כל אחד פעם אחת, לא { $value }
refused-option-corners = הערך של corners הוא שתי פינות שונות מבין { CODE("a1") }, { CODE("a5") }, { CODE("e1") } ו־{ CODE("e5") }, לא { $value }
refused-option-corners-unused = את corners בוחרים רק כשיש בדיוק הרחבה אחת

## Refusals: components files

refused-components-not-toml = קובץ הרכיבים אינו { CODE("TOML") }: { $fault }
refused-components-not-object = הרכיבים אינם טבלה
refused-components-not-json = ברכיבים יש ערך שאי אפשר לכתוב ב־JSON, כגון תאריך
refused-components-number = רכיבים: { $field } צריך להיות מספר שלם מ־{ $least } עד { $most }
refused-components-obelisk = רכיבים: מספר המחירים הדרוש לאובליסק הוא { $spaces }
refused-components-obelisk-short = רכיבים: במשחק של { $players } שחקנים עלולים להיגמר הריבועים באובליסק
refused-components-cards = רכיבים: { CODE("people.", $people, ".cards") } צריך להיות שלושה מספרים שסכומם { $cards }
refused-components-khind = רכיבים: לכל עשרת קלפי קינד יש ערך 1
refused-components-no-tiles = רכיבים: אין אריחים
refused-components-tile = רכיבים: { $tile } אינו אריח בניין
refused-components-tile-count = רכיבים: מספר האריחים הדרוש להרחבה { $expansion } הוא { $wanted }, ויש { $found }
refused-components-fixed-tile = רכיבים: { $tile } חסר באריחי הבסיס
refused-components-boxes = רכיבים: ב־{ $tile } צריכים להיות בין 1 ל־{ $most } ריבועים
refused-components-box = רכיבים: בכל ריבוע של { $tile } צריכים להיות שם של עם, או ״any״, וערך מ־1 עד { $most }
refused-components-ability = רכיבים: ב־{ $tile } יש יכולת לא מוכרת
refused-components-unconfirmed = רכיבים: { CODE($tile, ".unconfirmed") } צריך להיות רשימה
refused-components-reward = רכיבים: { CODE($tile, ".", $reward) } צריך להיות טבלה של { CODE("crystals") }, { CODE("cards") } ו־scales

## Refusals: positions

refused-position-cell = השדה { $field } בעמדה מציין ״{ $cell }״, שאינה משבצת בעיר הזאת
refused-position-unknown-tile = ב־{ $cell } אין בעמדה אריח של המשחק הזה: { $tile }
refused-position-tile-twice = האריח { $tile } נמצא בעמדה גם ב־{ $cell } וגם ב־{ $other }
refused-position-courtyard = החצר, ורק היא, נמצאת ב־{ CODE("c3") }: יש לבדוק את { $cell }
refused-position-empty-cell = בעמדה אין אריח ב־{ $cell }
refused-position-fixed-tile = בעיר הרגילה האריח ״{ NAME("tile", $tile) }״ נמצא ב־{ $cell }
refused-position-boxes = מספר הריבועים בבניין שב־{ $cell } הוא { $boxes }
refused-position-box-seat = בריבוע { $box } של { $cell } יש סמן של מושב שאינו קיים
refused-position-built-with-cubes = הבניין שב־{ $cell } הושלם ועדיין יש עליו סמנים
refused-position-full-unbuilt = בכל הריבועים של { $cell } יש סמן, ולכן הבניין אמור להיות מושלם
refused-position-figures = מספר הדמויות בעמדה הוא { $figures }, ומספר השחקנים { $players }
refused-position-dragons = הדרקונים בעמדה הם { CODE("red") }, { CODE("green") } ו־blue, לא פחות ולא יותר
refused-position-obelisk-full = מספר הריבועים באובליסק הוא { $spaces } בלבד
refused-position-obelisk-seat = באובליסק יש סמן של ״{ $seat }״, שאינו מושב
refused-position-cards = השדה { $field } בעמדה אינו רשימת קלפים
refused-position-cards-unsorted = הקלפים של { $field } אינם לפי הסדר
refused-position-players = מספר השחקנים בעמדה הוא { $found }, ולפי האפשרויות שלה הוא { $players }
refused-position-card-count = מספר הקלפים בעמדה הוא { $found }, וצריך להיות { $wanted }
refused-position-card = מספר הקלפים { $card } בעמדה הוא { $found }, וצריך להיות { $wanted }
refused-position-cubes = מספר הסמנים של מושב { $seat } הוא { $found } בסך הכול, וצריך להיות { $wanted }
refused-position-scales = מספר הקשקשים בעמדה הוא { $found }, וצריך להיות { $wanted }
refused-position-phase = אין שלב בשם ״{ $phase }״
refused-position-declared = לא ייתכן { CODE("turn.declared") } כזה בעמדה
refused-position-aside-twice = קלפים בצד יכולים להיות רק למי שבתור
refused-position-aside = למושב { $seat } יש קלפים בצד, והתור אינו שלו
refused-position-reason = אף משחק אינו מסתיים מהסיבה ״{ $reason }״
refused-position-reason-impossible = במצב שבעמדה המשחק לא יכול היה להסתיים ב־{ $reason }
refused-position-winners = במצב שבעמדה המנצחים לא יכולים להיות { $winners }
refused-position-turn = לא ייתכן תור כזה בעמדה: { $field }
refused-position-should-be-over = במצב שבעמדה המשחק אמור להיות גמור ({ $reason })

## Peoples

people-vulca = וולקה
people-terrah = טרה
people-aqua = אקווה
people-flit = פְלִיט
people-khind = קינד
people-mimix = מימיקס
people-hoax = הוקס
people-pillar = פילאר
people-any = צבע אחד כלשהו

## Their colours

colour-vulca = שחור
colour-terrah = אדום
colour-aqua = כחול
colour-flit = אפור
colour-khind = ירוק
colour-mimix = חום
colour-hoax = לבן
colour-pillar = צהוב

## Tiles

tile-courtyard = חצר
tile-fire-temple = מקדש האש
tile-water-temple = מקדש המים
tile-earth-temple = מקדש האדמה
tile-royal-palace = ארמון המלוכה
tile-thermae = מרחצאות
tile-iron-foundry = בית היציקה
tile-mill = טחנה
tile-caravanserai = חאן
tile-monastery-tower = מגדל המנזר
tile-citadel = מצודה
tile-hospice = אכסניה
tile-aqueduct = אמת המים
tile-university = אוניברסיטה
tile-trading-house = בית המסחר
tile-watchtower = מגדל השמירה
tile-great-hall = האולם הגדול
tile-city-residence = משכן העיר
tile-library = ספרייה
tile-flight-tower = מגדל המעוף
tile-market-hall = שוק מקורה
tile-hospital = בית חולים
tile-assembly-hall = אולם האספות
tile-golden-temple = מקדש הזהב
tile-theatre = תיאטרון

## Phases of a turn

phase-move = תנועה
phase-build = תרומה
phase-ability = יכולת
phase-draw = השלכה ומשיכה
phase-over = סיום

## Dragons

dragon-red = דרקון האש ליקה
dragon-green = דרקון האדמה דורן
dragon-blue = דרקון המים סשה

## Dragons in short

short-dragon-red = אש
short-dragon-green = אדמה
short-dragon-blue = מים

## How a game ended

reason-offerings = בהעלאת מנחות
reason-city-complete = עם השלמת העיר
reason-cubes-out = כשכל הסמנים הונחו
reason-agreed = בהסכמה
reason-idle = אחרי עשרה סבבים ללא מעש

## Figures in a report

figure-offerings = מנחות
figure-crystals = קריסטלים שנותרו
figure-scales = קשקשים שנותרו
figure-cubes = סמנים שהונחו

## Where a reward comes from

source-leader = על ההובלה
source-everyone = על החלק בבנייה
source-neighbour = בזכות בניין שכן
source-dragons = מהדרקונים שבמקום

## What a card can do

card-v1 = שחור 1 / דרקון האש עף
card-v2 = שחור 2 / דרקון האש צועד 3
card-v3 = שחור 3
card-t1 = אדום 1 / דרקון האדמה עף
card-t2 = אדום 2 / דרקון האדמה צועד 3
card-t3 = אדום 3
card-a1 = כחול 1 / דרקון המים עף
card-a2 = כחול 2 / דרקון המים צועד 3
card-a3 = כחול 3
card-f1 = אפור 1 / הדמות לכל אריח
card-f2 = אפור 2 / שני צעדים נוספים
card-f3 = אפור 3
card-k1 = ירוק 1 / 1 בכל צבע
card-m1 = חום 1 / שני { CODE("m1/m2") } הם 3 בכל צבע
card-m2 = חום 2 / שני { CODE("m1/m2") } הם 3 בכל צבע
card-m3 = חום 3
card-h1 = לבן 1 / ממיר עד 4 מאותו צבע
card-h2 = לבן 2 / ממיר צבע של קלף אחד
card-h3 = לבן 3
card-p1 = צהוב 1 / עוד מנחה, תוספת 1
card-p2 = צהוב 2 / עוד מנחה, תוספת 2
card-p3 = צהוב 3

## What a card can do, on its face

power-fly = הדרקון עף לכל אריח
power-walk = הדרקון צועד עד 3
power-jump = הדמות לכל אריח
power-stride = שני צעדים נוספים
power-joker = 1 בכל צבע
power-pair = זוג: 3 בכל צבע
power-recolour-four = ממיר עד 4 מאותו צבע
power-recolour-one = ממיר צבע של קלף אחד
power-offer-one = עוד מנחה, תוספת 1
power-offer-two = עוד מנחה, תוספת 2

## The log: what a player did

move-walk = { $who }: הליכה אל { $cell }, { NAME("tile", $tile) }
move-fly = { $who }: בעזרת { $card }, { NAME("dragon", $dragon) } עף אל { $cell }, { NAME("tile", $tile) }
move-step = { $who }: בעזרת { $card }, { NAME("dragon", $dragon) } צועד אל { $cell }, { NAME("tile", $tile) }
move-jump = { $who }: בעזרת { $card }, קפיצה אל { $cell }, { NAME("tile", $tile) }
move-stride = { $who }: בעזרת { $card }, שני צעדים נוספים
move-end-move = { $who }: סוף התנועה
move-end-build = { $who }: סוף התרומות
move-end-ability = { $who }: ויתור על היכולת
move-pay = { $who }: תשלום { $cards } עבור ריבוע { $box }, { NAME("tile", $tile) }
move-offer = { $who }: העלאת מנחה
move-offer-more = { $who }: בעזרת { $card }, העלאת מנחה נוספת
move-hall = { $who }: מעבר מאולם האספות אל { $cell }, { NAME("tile", $tile) }
move-temple = { $who }: העלאת מנחה במקדש הזהב
move-drop = { $who }: השלכת { $cards }
move-drop-none = { $who }: בלי השלכה
move-declare = { $who }: הצהרה, לא עוד תרומות ומנחות

## The log: what came of it

event-completed = { $who }: השלמת הבניין ״{ NAME("tile", $tile) }״ ב־{ $cell }
event-crystals =
    { $n ->
        [one] { $who }: קריסטל אחד { NAME("source", $source) } ({ NAME("tile", $tile) })
        [two] { $who }: שני קריסטלים { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[other] { $who }: { $n } קריסטלים { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-cards =
    { $n ->
        [one] { $who }: קלף אחד { NAME("source", $source) } ({ NAME("tile", $tile) })
        [two] { $who }: שני קלפים { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[other] { $who }: { $n } קלפים { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-scales =
    { $n ->
        [one] { $who }: קשקש זהב אחד { NAME("source", $source) }
        [two] { $who }: שני קשקשי זהב { NAME("source", $source) }
       *[other] { $who }: { $n } קשקשי זהב { NAME("source", $source) }
    }
event-scale-scoring = קשקשי הזהב אזלו ונערך ניקוד קשקשים
event-scored = { $who }: { $n } קריסטלים על קשקשי הזהב ({ $scales })
event-offering = { $who }: תשלום של { $price } קריסטלים, מנחה מספר { $made }
event-drew =
    { $n ->
        [one] { $who }: משיכת קלף אחד
        [two] { $who }: משיכת שני קלפים
       *[other] { $who }: משיכת { $n } קלפים
    }
event-took =
    { $n ->
        [one] { $who }: לקיחת קלף אחד שהמתין בצד
        [two] { $who }: לקיחת שני קלפים שהמתינו בצד
       *[other] { $who }: לקיחת { $n } קלפים שהמתינו בצד
    }
event-shuffled =
    { $n ->
        [one] ערימת ההשלכה, קלף אחד, עורבבה והפכה לערימת המשיכה
        [two] ערימת ההשלכה, שני קלפים, עורבבה והפכה לערימת המשיכה
       *[other] ערימת ההשלכה, { $n } קלפים, עורבבה והפכה לערימת המשיכה
    }
remark-completed-1 = תראו איך זה מאיר!
remark-completed-2 = עוד גג אחד בעיר.
remark-offering-1 = לאובליסק!
remark-offering-2 = שיזרחו הגבישים.
banner-offering = { $who }: מנחה { $n } מתוך { $goal }
banner-scales = תשלום על קשקשי הזהב: { $gains }
banner-completed-for-you = ״{ NAME("tile", $tile) }״ הושלם: { $n } קריסטלים לכם
banner-completed = ״{ NAME("tile", $tile) }״: הבניין הושלם

## The log and hints for those who see the table: no codes

seen-move-walk = { $who }: הליכה אל ״{ NAME("tile", $tile) }״
seen-move-fly = { $who }: בעזרת { $card }, { NAME("dragon", $dragon) } עף אל ״{ NAME("tile", $tile) }״
seen-move-step = { $who }: בעזרת { $card }, { NAME("dragon", $dragon) } צועד אל ״{ NAME("tile", $tile) }״
seen-move-jump = { $who }: בעזרת { $card }, קפיצה אל ״{ NAME("tile", $tile) }״
seen-move-stride = { $who }: בעזרת { $card }, שני צעדים נוספים
seen-move-pay = { $who }: תשלום { $cards } עבור ריבוע { $box }, ״{ NAME("tile", $tile) }״
seen-move-offer-more = { $who }: בעזרת { $card }, העלאת מנחה נוספת
seen-move-hall = { $who }: מעבר מאולם האספות אל ״{ NAME("tile", $tile) }״
seen-move-drop = { $who }: השלכת { $cards }
seen-event-completed = { $who }: השלמת הבניין ״{ NAME("tile", $tile) }״
seen-advice-walk = ללכת אל ״{ NAME("tile", $tile) }״
seen-advice-fly = בעזרת { $card }, { NAME("dragon", $dragon) } עף אל ״{ NAME("tile", $tile) }״
seen-advice-step = בעזרת { $card }, { NAME("dragon", $dragon) } צועד אל ״{ NAME("tile", $tile) }״
seen-advice-jump = בעזרת { $card }, לקפוץ אל ״{ NAME("tile", $tile) }״
seen-advice-stride = בעזרת { $card }, שני צעדים נוספים
seen-advice-pay = לשלם { $cards } עבור ריבוע { $box }, ״{ NAME("tile", $tile) }״
seen-advice-offer-more = בעזרת { $card }, להעלות מנחה נוספת
seen-advice-hall = לעבור מאולם האספות אל ״{ NAME("tile", $tile) }״
seen-advice-drop = להשליך { $cards } ולמשוך

## The board as text

board-turn = התור של { $who }: { NAME("phase", $phase) }
board-turn-moving = התור של { $who }: { NAME("phase", $phase) }, { $steps }
board-steps =
    { $n ->
        [one] נותר צעד אחד
        [two] נותרו שני צעדים
       *[other] נותרו { $n } צעדים
    }
board-legend = { CODE("v5") } ריבוע פנוי   { CODE("#0") } סמן של מושב 0   = בנוי, ומה הוא נותן   { CODE("@0") } דמות
board-dragons = { CODE("~F ~E ~W") } דרקון האש, האדמה, המים   cr קריסטלים  ca קלפים  sc קשקשים
board-outside = מחוץ לעיר: { $dragons }
board-obelisk = אובליסק: { $spaces }   (הבא { $price }; מנחות לניצחון: { $goal })
board-obelisk-full = אובליסק: { $spaces }   (מלא; מנחות לניצחון: { $goal })
board-supply = קשקשים בקופה { $scales }   ערימת המשיכה { $deck }   ערימת ההשלכה { $discard }
board-discards = הושלכו:
board-head-player = שחקנים
board-head-crystals = קריסטלים
board-head-scales = קשקשים
board-head-cubes = סמנים
board-head-offerings = מנחות
board-head-cards = קלפים
board-head-aside = בצד
board-hand = יד
board-aside = בצד
board-held = { $who }, { $where }
board-deck = ערימת המשיכה, מלמעלה:
board-bound = העיר הושלמה: כל מי שיש להם במה לשלם חייבים ללכת לחצר ולהעלות מנחה.

## Refusals for those who see the table: no codes

seen-refused-walk-too-far = המרחק לשם הוא { $need } צעדים, ונותרו לך { $steps }
seen-refused-stays-where-it-is = הדמות שלך כבר עומדת שם
seen-refused-worth-too-little = הקלפים האלה שווים { $worth } ({ NAME("people", $people) }), והריבוע דורש { $value }
seen-refused-needless-card =
    { $n ->
        [one] אחד הקלפים מיותר, אפשר להגיע ל־{ $value } גם בלעדיו
        [two] חלק מהקלפים מיותרים, אפשר להגיע ל־{ $value } גם בלעדיהם
       *[other] חלק מהקלפים מיותרים, אפשר להגיע ל־{ $value } גם בלעדיהם
    }

## Drawings

draw-tile = { NAME("tile", $tile) }
board-first-to = היעד: { $n } מנחות
board-scales-left = קשקשים בקופה
board-in-deck = למשיכה
board-in-discard = הושלכו
draw-people = { NAME("people", $people) }
draw-dragon = { NAME("dragon", $dragon) }
draw-card = { $card }: { NAME("card", $card) }
draw-figure = דמות של { $who }
draw-space = אובליסק, ריבוע { $space }: { $price } קריסטלים
draw-offering = אובליסק, ריבוע { $space }: מנחה של { $who } ב־{ $price } קריסטלים
draw-supply = קשקשי זהב בקופה: { $scales }
draw-deck =
    { $n ->
        [one] ערימת המשיכה: קלף אחד
        [two] ערימת המשיכה: שני קלפים
       *[other] ערימת המשיכה: { $n } קלפים
    }
draw-discard =
    { $n ->
        [one] הושלכו: קלף אחד
        [two] הושלכו: שני קלפים
       *[other] הושלכו: { $n } קלפים
    }

## What a tile shows

building-head = { $cell }: { $tile }
building-courtyard = { $cell }: חצר. כאן מעלים מנחות.
building-box-free = ריבוע { $box }: { $value } { NAME("people", $people) } ({ NAME("colour", $colour) }), פנוי
building-box-any = ריבוע { $box }: { $value } בצבע אחד כלשהו, פנוי
building-box-taken = ריבוע { $box }: { $value }, סמן של { $who }
building-box-own = ריבוע { $box }: { $value }, הסמן שלך
building-built = הושלם
building-leader = הובלה: { $reward }
building-everyone = כל הבונים: { $reward }
building-neighbour = כשכן מושלם: { $reward }
building-crystals =
    { $n ->
        [one] קריסטל אחד
        [two] שני קריסטלים
       *[other] { $n } קריסטלים
    }
building-cards =
    { $n ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $n } קלפים
    }
building-scales =
    { $n ->
        [one] קשקש זהב אחד
        [two] שני קשקשי זהב
       *[other] { $n } קשקשי זהב
    }
building-reward = { $reward }
building-no-reward = כלום
building-draw-two = יכולת: שני קלפים נוספים במשיכה
building-teleport = יכולת: מעבר לכל אריח אחר אחרי התרומות
building-offering = יכולת: מנחה אחת מכאן, יקרה בקריסטל אחד
building-figures = דמויות כאן: { $who }
building-dragons = דרקונים כאן: { $dragons }

## Hints

advice-walk = ללכת אל { $cell }, { NAME("tile", $tile) }
advice-fly = בעזרת { $card }, { NAME("dragon", $dragon) } עף אל { $cell }, { NAME("tile", $tile) }
advice-step = בעזרת { $card }, { NAME("dragon", $dragon) } צועד אל { $cell }, { NAME("tile", $tile) }
advice-jump = בעזרת { $card }, לקפוץ אל { $cell }, { NAME("tile", $tile) }
advice-stride = בעזרת { $card }, שני צעדים נוספים
advice-end-move = לסיים את התנועה
advice-end-build = לסיים את התרומות
advice-end-ability = לוותר על היכולת
advice-pay = לשלם { $cards } עבור ריבוע { $box }, { NAME("tile", $tile) }
advice-offer = להעלות מנחה
advice-offer-more = בעזרת { $card }, להעלות מנחה נוספת
advice-hall = לעבור מאולם האספות אל { $cell }, { NAME("tile", $tile) }
advice-temple = להעלות מנחה במקדש הזהב
advice-drop = להשליך { $cards } ולמשוך
advice-drop-none = למשוך בלי להשליך
advice-declare = להצהיר: לא עוד תרומות ומנחות
advice-completes = השלמת הבניין ״{ NAME("tile", $tile) }״
advice-share = חלק בבניין ״{ NAME("tile", $tile) }״
advice-towards = בתור הבא אפשר לבנות כאן: { NAME("tile", $tile) }
advice-offering-near = בתור הבא אפשר להגיע לחצר ולהביא מנחה
advice-dragon-near = { NAME("dragon", $dragon) } מחכה במקום שאפשר לבנות בו
advice-offerings =
    { $n ->
        [one] מנחה אחת
        [two] שתי מנחות
       *[other] { $n } מנחות
    }

## The lobby

form-city = העיר
form-city-standard = הארמון והמקדשים במקומם
form-city-free = כל הבניינים מעורבבים
form-new-buildings = בניינים חדשים
form-new-buildings-none = בלי
form-new-buildings-1 = ההרחבה הראשונה
form-new-buildings-2 = ההרחבה השנייה
form-new-buildings-1-2 = שתי ההרחבות
form-corners = פינות להרחבה יחידה
form-first = מי מתחיל
form-first-none = לפי הגרלה
form-idle-end = אחרי עשרה סבבים ללא מעש
form-idle-end-on = המשחק נגמר
form-idle-end-off = המשחק נמשך
form-open-crystals = הקריסטלים גלויים

## Options of a table

option-players =
    { $n ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $n } שחקנים
    }
option-free-city = כל הבניינים מעורבבים
option-new-buildings-1 = עם ההרחבה הראשונה של בניינים חדשים
option-new-buildings-2 = עם ההרחבה השנייה של בניינים חדשים
option-new-buildings-both = עם שתי ההרחבות של בניינים חדשים
option-corners = ההרחבה ממלאת את הפינות { $first } ו־{ $second }
option-open-crystals = הקריסטלים גלויים
option-idle-end-off = סבבים ללא מעש אינם מסיימים את המשחק
option-first-drawn = מי מתחיל נקבע בהגרלה
option-first = מושב { $n } מתחיל

## What is printed in the box

printed-about = כמה מהמספרים שעל האריחים, וחלוקת הערכים בין הקלפים, לא ניתנו לקריאה ודאית באף מקור שהיה בידינו: הם מסומנים. אפשר להשוות אותם למשחק המודפס, לתקן את מה ששונה, ולשחק עם המספרים שלך.
printed-choice = מספרים מודפסים
printed-buildings = בניינים
printed-rest = קלפים וקופה
printed-cards = הקלפים של העמים
printed-pieces = אובליסק וקופה
printed-box = ריבוע { $n }
printed-no-box = אין ריבוע
printed-people = עם
printed-value = ערך
printed-box-worth = { NAME("people", $people) } { $value }
printed-leader = הובלה
printed-everyone = כל הבונים
printed-neighbour = כשכן מושלם
printed-ability = יכולת
printed-ability-none = אין
printed-ability-draw-two = שני קלפים נוספים במשיכה
printed-ability-teleport = מעבר לכל אריח אחר
printed-ability-offering = מנחה אחת מכאן
printed-of-value = ערך { $value }
printed-split = { CODE($ones, " × 1") }, { CODE($twos, " × 2") }, { CODE($threes, " × 3") }
printed-space = ריבוע { $n }
printed-obelisk = המחירים באובליסק, מהנמוך לגבוה
printed-scales = קשקשי זהב
printed-offerings-to-win = מנחות לניצחון
printed-hand-size = קלפים ביד הראשונה
printed-cubes = סמנים לכל שחקן
printed-by-players = { $two } לשניים, { $three } לשלושה, { $four } לארבעה

## The gallery of pieces

gallery-peoples = עמים
gallery-people = { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-dragons = דרקונים
gallery-moved-by = זז בעזרת { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-figure = דמויות של שני שחקנים
gallery-gem = קריסטל
gallery-card = קלף
gallery-scale = קשקש זהב
gallery-cube = סמן
gallery-obelisk = אובליסק, מנחה
gallery-crown = על ההובלה
gallery-heads = לכל הבונים
gallery-tiles = בניינים, כתוכנית וכשהושלמו

## The end of the game

ending-completed = בניינים שהושלמו
ending-leader = קריסטלים על ההובלה
ending-everyone = קריסטלים על החלק בבנייה
ending-neighbour = קריסטלים בזכות שכנים
ending-scales = קריסטלים על קשקשי זהב
ending-paid = קריסטלים ששולמו
ending-left = קריסטלים שנותרו
ending-offerings = מנחות
ending-gain =
    { $n ->
        [one] קריסטל אחד
        [two] שני קריסטלים
       *[other] { $n } קריסטלים
    }
ending-behind =
    { $n ->
        [one] חסרה מנחה אחת בלבד: משחק יפה!
        [two] חסרו שתי מנחות: משחק יפה!
       *[other] חסרו { $n } מנחות: משחק יפה!
    }
ending-equal = מספר מנחות זהה לזה של המנצח: אי אפשר היה להיות קרוב יותר!
ending-crystals = קריסטלים שהתקבלו
ending-part-leader = הובלה
ending-part-everyone = בנייה
ending-part-neighbour = שכנים
ending-part-scales = קשקשי זהב

## Lessons: what can be chosen

learn-pay = תשלום { $cards }
learn-choose-drop = בלי השלכה

## The table page: names and numbers

page-card = { NAME("people", $people) } { $value }
page-people = { NAME("people", $people) }
page-hover-pays = שווה { $value } בריבועים של { NAME("people", $people) }
page-times =
    { $n ->
        [one] { $what }
        [two] { $what } (כפול { $n })
       *[other] { $what } (כפול { $n })
    }
page-cards-in-hand =
    { $n ->
        [one] קלף אחד ביד שלך
        [two] שני קלפים ביד שלך
       *[other] { $n } קלפים ביד שלך
    }
page-aside =
    { $n ->
        [one] ועוד אחד בצד עד המשיכה
        [two] ועוד שניים בצד עד המשיכה
       *[other] ועוד { $n } בצד עד המשיכה
    }
page-hand-covered = היד מכוסה.
page-covered = מכוסים
page-next-price = המנחה הבאה: { $price } קריסטלים
page-piles = ערימת המשיכה { $deck }, ערימת ההשלכה { $discard }
page-supply =
    { $n ->
        [one] קשקש זהב אחד בקופה
        [two] שני קשקשי זהב בקופה
       *[other] { $n } קשקשי זהב בקופה
    }
page-scales-now =
    { $n ->
        [one] קשקש זהב אחד בקופה; בניקוד עכשיו: { $gains }
        [two] שני קשקשי זהב בקופה; בניקוד עכשיו: { $gains }
       *[other] { $n } קשקשי זהב בקופה; בניקוד עכשיו: { $gains }
    }
page-plus = { $who }: { $n } קריסטלים
page-completing = אם יושלם עכשיו: { $who }: { $reward }
page-gain = { $who }: { $reward }
page-from-scales = { $n } קריסטלים על ניקוד הקשקשים

## The table page: the board

page-walk =
    { $n ->
        [one] הליכה אל { $cell }, { $tile }: צעד אחד
        [two] הליכה אל { $cell }, { $tile }: שני צעדים
       *[other] הליכה אל { $cell }, { $tile }: { $n } צעדים
    }
page-hall = העברת הדמות שלך אל { $cell }, { $tile }
page-jump = בעזרת { $card }: הדמות שלך אל { $cell }, { $tile }
page-dragon = בעזרת { $card }: { NAME("dragon", $dragon) } אל { $cell }, { $tile }
page-open = הצגת { $cell }, { $tile }
page-payable =
    { $n ->
        [one] היד שלך מספיקה שם לריבוע { $boxes }
        [two] היד שלך מספיקה שם לריבועים { $boxes }
       *[other] היד שלך מספיקה שם לריבועים { $boxes }
    }
page-stop-and-pay = לעצור כאן ולשלם על ריבוע { $box }: { $value }, { NAME("people", $people) }
page-pay-box = תשלום על ריבוע { $box }: { $value }, { NAME("people", $people) }
page-stop-and-offer = לעצור כאן כדי להעלות מנחה ב־{ $n } קריסטלים
page-offer = מנחה ב־{ $n } קריסטלים

## The table page: what can be done

page-moving =
    { $n ->
        [one] נותר צעד אחד: אפשר לבחור אריח מסומן, לשחק קלף עם כוח, או לעצור כאן.
        [two] נותרו שני צעדים: אפשר לבחור אריח מסומן, לשחק קלף עם כוח, או לעצור כאן.
       *[other] נותרו { $n } צעדים: אפשר לבחור אריח מסומן, לשחק קלף עם כוח, או לעצור כאן.
    }
page-moving-powers = לא נותרו צעדים: אפשר לשחק קלף עם כוח, או לעצור כאן.
page-moving-done = לא נותרו צעדים: התנועה מסתיימת כאן.
page-powers = קלפים שיכולים להזיז משהו: { $cards }
page-here = הדמות שלך: { $tile } – אין כאן על מה לשלם עכשיו.
page-here-payable =
    { $n ->
        [one] הדמות שלך: { $tile } – אפשר לשלם על ריבוע { $boxes }.
        [two] הדמות שלך: { $tile } – אפשר לשלם על הריבועים { $boxes }.
       *[other] הדמות שלך: { $tile } – אפשר לשלם על הריבועים { $boxes }.
    }
page-here-offer = הדמות שלך: { $tile } – אפשר להעלות מנחה ב־{ $price } קריסטלים.
page-here-no-offer = הדמות שלך: { $tile } – מנחה עולה { $price } קריסטלים, ואין לך מספיק.
page-done-build = לבנות כאן
page-done-offer = מנחה כאן
page-done-nothing = סיום התנועה
page-declare = הצהרה: לא עוד תרומות ומנחות
page-look-around = להסתכל סביב
page-look-hint = לחיצה על אריח רק מציגה אותו, ושום דבר לא זז
page-back = חזרה
page-ask-dragon = לאן יעבור { NAME("dragon", $dragon) }? יש לבחור אריח מסומן.
page-ask-jump = לאן לעבור? יש לבחור אריח מסומן.
page-stride = בעזרת { $card }: שני צעדים נוספים
page-not-now = אי אפשר להשתמש עכשיו בכוח שלו.
page-offering = המנחות שלך: { $made } מתוך { $goal }.
page-offer-more = בעזרת { $card }: מנחה ב־{ $n } קריסטלים
page-finish-offering = סיום המנחות
page-leave-ability = לוותר ולמשוך
page-drawing = למשוך עכשיו? אפשר לבחור קודם עד שני קלפים ולהשליך אותם.
page-final = אחרי המשיכה אי אפשר לשנות את התור.
page-draw =
    { $n ->
        [one] משיכת קלף אחד
        [two] משיכת שני קלפים
       *[other] משיכת { $n } קלפים
    }
page-drop = השלכה: { $dropped }, משיכה: { $n }
page-ends-turn = מסיים את התור
page-sure = למשוך קלפים? אחרי זה אי אפשר לשנות את התור.
page-wait-move = { $who }: בדרך בעיר
page-wait-build = { $who }: עיון בתוכניות הבנייה
page-wait-ability = { $who }: שימוש בבניין מיוחד
page-wait-draw = { $who }: בחירת קלפים

## The table page: the payment tray

page-which-box = { $tile }: איזה ריבוע?
page-only-box = { $tile }: תשלום על הריבוע
page-which-colour = כל הקלפים לריבוע הזה נחשבים בצבע אחד. באיזה?
page-in-colour =
    { $n ->
        [one] { NAME("people", $people) }: דרך תשלום אחת
        [two] { NAME("people", $people) }: שתי דרכי תשלום
       *[other] { NAME("people", $people) }: { $n } דרכי תשלום
    }
page-ways =
    { $n ->
        [one] דרך אחת
        [two] שתי דרכים
       *[other] { $n } דרכים
    }
page-too-little = יש לך { $worth } מתוך { $value }
page-running = { $worth } מתוך { $value }
page-pay = תשלום על ריבוע { $box }: { $cards }
page-pay-with = תשלום
page-completes = משלים את הבניין
page-spends =
    { $n ->
        [one] מנצל קלף אחד עם כוח
        [two] מנצל שני קלפים עם כוח
       *[other] מנצל { $n } קלפים עם כוח
    }
page-overpaid = עודף { $n }
page-exact = בדיוק מספיק
page-cost = { $paid }, { $spent }
page-as-joker =
    { $n ->
        [one] { $cards } נחשב 1 בכל צבע.
        [two] { $cards } נחשבים 1 כל אחד, בכל צבע.
       *[other] { $cards } נחשבים 1 כל אחד, בכל צבע.
    }
page-as-pair = { $cards } נחשבים יחד 3 בכל צבע.
page-as-recoloured = בעזרת { $hoax }: { $cards } בצבע של { NAME("people", $people) }.
page-waiting =
    { $n ->
        [one] { $cards } עוד לא נחשב.
        [two] { $cards } עוד לא נחשבים.
       *[other] { $cards } עוד לא נחשבים.
    }
page-other-ways =
    { $n ->
        [one] יש עוד דרך אחת: בלחיצה על קלפים ביד.
        [two] יש עוד שתי דרכים: בלחיצה על קלפים ביד.
       *[other] יש עוד { $n } דרכים: בלחיצה על קלפים ביד.
    }
page-choose-cards = או בלחיצה על קלפים ביד.
page-no-way-kept = בלי הקלפים הנעולים אי אפשר לשלם על הריבוע הזה.
page-take-back = להחזיר ליד: { $card }
page-lock = נעילת קלפים
page-lock-about = קלפים נעולים לא מוצעים לתשלום
page-lock-hint = לחיצה על קלף נועלת אותו: שום תשלום לא ישתמש בו.
page-finish-building = להפסיק לבנות

## The table page: the cards of the hand


## The table page: the player aid

page-aid = דף עזר
page-aid-turn = מהלך התור
page-aid-cards = מה הקלפים יכולים לעשות
page-aid-prices = מחירי המנחות
page-aid-unseen = איפה הקלפים
page-col-card = קלף
page-col-discarded = הושלכו
page-col-own = היד שלך
page-col-unseen = נסתרים

## The table page: the command box

page-help = שאלות: hand – היד שלך, { CODE("d4") } – משבצת, { CODE("h1") } – קלף, { CODE("pay 1") } – תשלום על ריבוע 1, { CODE("score") } – מצב המשחק, moves – מה אפשר לשחק, discards – הקלפים שהושלכו, where – מי נמצא איפה, last – מה קרה לאחרונה, hint – רמז. מהלכים: { CODE("v1>c4") }, { CODE(">d4") } – הזזת דרקון, הליכה; { CODE("offer") }, { CODE("1=h2h3") } – מנחה, תשלום על ריבוע 1; { CODE("drop=v1") }, { CODE("drop") } – השלכה ומשיכה, משיכה בלבד; הסימן / מסיים שלב; undo – ביטול המהלך האחרון.
page-no-hand = אין לך קלפים כאן.
page-hand-told =
    { $n ->
        [one] קלף אחד: { $cards }
        [two] שני קלפים: { $cards }
       *[other] { $n } קלפים: { $cards }
    }
page-no-such-card = אין קלף { $card }
page-pay-nothing = אין לך על מה לשלם ב־{ $cell }, { $tile }
page-pay-not-box = אי אפשר לשלם על ריבוע { $box } ב־{ $cell }, { $tile }
page-pay-best = תשלום על ריבוע { $box }: { $cards }
page-pay-best-overpaid = תשלום על ריבוע { $box }: { $cards }, עודף { $n }
page-pay-others =
    { $n ->
        [one] יש עוד דרך אחת
        [two] יש עוד שתי דרכים
       *[other] יש עוד { $n } דרכים
    }
page-pay-enter = המקש Enter משלם
page-score-told = { $who }: מנחות { $made } מתוך { $goal }, קריסטלים { $crystals }, קשקשים { $scales }, סמנים { $cubes }, קלפים { $cards }
page-no-moves = זה לא התור שלך.
page-moves-told = אפשר לשחק: { $moves }
page-moves-to = כותבים { $head } ואחריו אחת מאלה: { $cells }
page-moves-pay =
    { $n ->
        [one] על ריבוע { $box } אפשר לשלם בדרך אחת
        [two] על ריבוע { $box } אפשר לשלם בשתי דרכים
       *[other] על ריבוע { $box } אפשר לשלם ב־{ $n } דרכים
    }
page-moves-drop = כדי להשליך עד שני קלפים כותבים למשל { CODE("drop=v1k1") }
page-stand = { $tile }, { $cell }
page-steps =
    { $n ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $n } צעדים
    }
page-phase = { NAME("phase", $phase) }
page-discards-told =
    { $n ->
        [one] הושלך קלף אחד: { $cards }
        [two] הושלכו שני קלפים: { $cards }
       *[other] הושלכו { $n } קלפים: { $cards }
    }
page-unseen-told =
    { $n ->
        [one] קלף נסתר אחד: { $cards }
        [two] שני קלפים נסתרים: { $cards }
       *[other] { $n } קלפים נסתרים: { $cards }
    }
page-at = { $who }: { $tile }, { $cell }
page-dragon-at = { NAME("dragon", $dragon) }: { $tile }, { $cell }
page-dragon-outside = { NAME("dragon", $dragon) }: מחוץ לעיר
page-nothing-new = לא קרה דבר מאז התור האחרון שלך.

## The lesson, step by step

lesson-city-title = העיר
lesson-city = העיר חרבה, ומקימים אותה מחדש. בניינים מביאים קריסטלים, ובקריסטלים משלמים על מנחות באובליסק שבחצר: במשחק בשניים, מי שמגיע ראשון לשש מנחות מנצח.
lesson-hand-title = הקלפים שלך
lesson-hand = ביד שלך שמונה קלפים. כל אחד יכול לשלם על בנייה, בצבע ובערך שלו, או לעשות מה שאומר הסימן הקטן בתחתית שלו, אבל אף פעם לא את שניהם.
lesson-dragon-card-title = כוח
lesson-dragon-card = מי שבונה באריח שיש בו דרקון מקבל קשקש זהב. הקלף אקווה 1 שלך מביא את דרקון המים לכל אריח: יש ללחוץ על הקלף.
lesson-dragon-title = לאן?
lesson-dragon = עוד מעט ייבנה הבניין ״{ NAME("tile", $tile) }״, אז כדאי שהדרקון יחכה שם: יש ללחוץ על האריח.
lesson-walk-title = הליכה
lesson-walk = הדמות שלך עומדת בחצר ויכולה ללכת שני צעדים, אף פעם לא באלכסון. עכשיו הולכים אל הבניין ״{ NAME("tile", $tile) }״.
lesson-box-title = תרומה
lesson-box = בבניין ״{ NAME("tile", $tile) }״ יש ריבוע אחד בלבד: { NAME("colour", $colour) }, ערך { $value }. כדי לבנות יש ללחוץ על הריבוע.
lesson-pay-title = כמה זה עולה?
lesson-pay = משליכים קלפים בצבע הזה, ששווים לפחות את הערך. יש לך טרה 2; כל קינד 1 ירוק הוא ג׳וקר בשווי 1 בכל צבע. איך לשלם, בלי קלף מיותר?
lesson-complete-title = הבניין הושלם
lesson-complete = אין עוד ריבוע פנוי, ולכן כל מי שעזרו מקבלים פרס: לך קריסטל, קשקש זהב על ההובלה ועוד אחד מהדרקון. בהמשך שכנים מושלמים מוסיפים על פרס כזה.
lesson-discard-title = השלכה ומשיכה
lesson-discard = בסוף התור שלך מותר להשליך עד שני קלפים, ומושכים שניים יותר מזה. יש ללחוץ על קלף שאפשר להסתדר בלעדיו.
lesson-end-title = זה היה תור
lesson-end = הקלפים החדשים ביד שלך. ברגע שיש לך שבעה קריסטלים, כדאי ללכת לחצר ולהעלות שם מנחה!

## The rules in short, clause by clause

clause-1-1 = שניים עד ארבעה משחקים על שטח של חמש על חמש בלי הפינות; המשבצות הן { CODE("a1") } עד { CODE("e5") }, והחצר ב־{ CODE("c3") }.
clause-1-2 = בעיר הרגילה המקדשים והארמון מקיפים את החצר, ו־16 האריחים האחרים מעורבבים.
clause-1-3 = בעיר החופשית רק מקומה של החצר קבוע.
clause-1-4 = כל הרחבה מוסיפה שני אריחים; אחת ממלאת שתי פינות ({ CODE("a5") } ו־{ CODE("e1") }, אם לא נבחרו אחרות), ושתיהן את כל הארבע.
clause-1-5 = יש 80 קלפים, עשרה לכל אחד משמונת העמים; כולם מתחילים בשמונה, וערימת המשיכה סגורה.
clause-1-6 = לכולם דמות אחת, בהתחלה בחצר, ועשרה סמנים.
clause-1-7 = בקופה 9, 12 או 15 קשקשי זהב ל־2, 3 או 4 שחקנים; הדרקונים מתחילים בחוץ.
clause-1-8 = מחירי האובליסק הם 7 7 7 7 8 8 9 9 10 10 11 11 12; במשחק בשניים סוגרים שני ריבועים של 7.
clause-1-9 = מי מתחיל נבחר או מוגרל; ממשיכים לפי סדר המושבים.
clause-2-1 = תור הוא תנועה, תרומות, השלכה ומשיכה, בסדר הזה; שני השלבים הראשונים הם רשות.
clause-2-2 = הולכים עד שני צעדים, אף פעם לא באלכסון; באריח אחד יש מקום לכל מספר של דמויות ודרקונים.
clause-2-3 = בכוחות התנועה משתמשים כמה שרוצים, לפני הצעדים, ביניהם ואחריהם.
clause-2-4 = אחרי התנועה תורמים לבניין שמתחת לדמות, או מעלים מנחה בחצר.
clause-2-5 = משליכים עד שני קלפים, ואז מושכים שניים ועוד אחד על כל קלף שהושלך.
clause-2-6 = תמיד מושכים, גם בלי לשחק קלפים, ואין הגבלה על גודל היד.
clause-2-7 = ערימת משיכה שנגמרה נבנית מחדש מהקלפים שהושלכו; אם גם כאלה אין, מוותרים על השאר.
clause-2-8 = כל הליכה, קפיצה, תנועת דרקון או מעבר מסתיימים במשבצת אחרת; את פְלִיט 2 מותר לשחק גם בלי לנצל אותו.
clause-2-9 = עוברים את כל שלושת השלבים, וכל שלב נגמר רק כשמסיימים אותו.
clause-3-1 = בוחרים ריבוע פנוי בבניין שמתחת לדמות, משליכים קלפים בצבעו ששווים את ערכו ומניחים סמן.
clause-3-2 = על כל ריבוע משלמים בנפרד, ומותר למלא כמה בתור.
clause-3-3 = מותר לשלם יותר מדי, אבל לא עם קלף שאפשר היה להסתדר בלעדיו.
clause-3-4 = ריבוע בארמון מקבל כל צבע, אבל רק צבע אחד.
clause-3-5 = בלי סמן אין תרומה ואין מנחה.
clause-3-6 = בניין מלא מנוקד מיד: הובלה, אחר כך כל הבונים, אחר כך השכנים המושלמים; הסמנים חוזרים לבעליהם.
clause-3-7 = הפרסים הם קריסטלים, קלפים וקשקשי זהב; הקריסטלים מכוסים, הקשקשים ומספר הקלפים גלויים.
clause-3-8 = קלפים שזכית בהם בתורך נלקחים רק אחרי המשיכה, ועד אז איש אינו רואה אותם; בתור של אחרים – מיד.
clause-3-9 = קודם ההובלה, אחר כך כל הבונים, אחר כך השכנים, לפי סדר התורים ממי שבתור.
clause-4-1 = התרומה הראשונה בתורך מזכה בקשקש זהב על כל דרקון שבאריח.
clause-4-2 = כשהקופה אוזלת, כל מה שמגיע באותה פעולה עדיין נספר, ואז מנקדים את הקשקשים.
clause-4-3 = מרב הקשקשים לבד: 6 קריסטלים; במשותף: 3 לכל אחד; לכל השאר שיש להם לפחות שלושה: 3.
clause-4-4 = מי שקיבלו קריסטלים מחזירים את כל הקשקשים, והאחרים שומרים את שלהם.
clause-4-5 = בחצר משלמים בקריסטלים את המחיר הפנוי הנמוך ביותר באובליסק ומניחים שם סמן, פעם אחת בתור.
clause-4-6 = המנחה ה־6, ה־5 או ה־4 (בשניים, בשלושה או בארבעה) מביאה ניצחון מיידי.
clause-4-7 = כשהעיר הושלמה, כל מי שיש להם במה לשלם חייבים ללכת לחצר ולהעלות מנחה; כשלאיש אין, מרב המנחות מנצח.
clause-4-8 = אם כל הסמנים של כולם הונחו, המשחק מסתיים בתיקו.
clause-4-9 = אחרי שלושה סבבים בלי תרומה ומנחה מותר להצהיר על סיום; אם כולם מצהירים ברצף, המשחק נגמר.
clause-4-10 = אחרי עשרה סבבים בלי תרומה ומנחה המשחק נגמר מעצמו, אלא אם נבחר { CODE("idle-end=off") }.
clause-5-1 = קלפי וולקה מזיזים את דרקון האש, טרה את דרקון האדמה, אקווה את דרקון המים.
clause-5-2 = קלף 1 מעביר את הדרקון לכל אריח, קלף 2 מזיז אותו עד שלושה צעדים אם הוא בעיר.
clause-5-3 = הקלף פְלִיט 1 מעביר את הדמות שלך לכל אריח.
clause-5-4 = הקלף פְלִיט 2 נותן שני צעדים נוספים.
clause-5-5 = כל קינד נחשב 1 בכל צבע.
clause-5-6 = שני קלפי מימיקס בערך 1 או 2, בכל צירוף, הם יחד 3 בכל צבע.
clause-5-7 = הקלף הוקס 1 ממיר צבע של עד ארבעה קלפים מאותו צבע, הוקס 2 של קלף אחד, לתרומה אחת.
clause-5-8 = אחרי מנחה, פילאר 1 או 2 מאפשר עוד אחת, יקרה בקריסטל אחד או בשניים.
clause-6-1 = היכולת של בניין חדש פועלת אחרי התרומות, בין שנבנה ובין שלא, לטובת מי שעומד שם.
clause-6-2 = בית החולים מוסיף שני קלפים למשיכה.
clause-6-3 = ממקדש הזהב אפשר להעלות מנחה אחת בתוספת קריסטל אחד.
clause-6-4 = אולם האספות מעביר את הדמות לכל אריח אחר, ושם לא קורה עוד דבר בתור הזה.
clause-6-5 = התיאטרון מקבל ירוק; קלפי קינד נחשבים בו ירוקים.
clause-6-6 = באולם האספות ״השמאלי ביותר״ הוא הראשון בסדר הריבועים שלו.
clause-7-1 = גלויים לכול: העיר, הכלים, הקשקשים, המנחות, הקלפים שהושלכו ומספר הקלפים של כולם.
clause-7-2 = סודיים: הידיים של האחרים, הקלפים שבצד, סדר ערימת המשיכה, והזרע עד הסוף.

## What is told of each tile

story-courtyard = כל חיי העיר התנהלו סביב החצר הזאת. על האובליסק זרח הקריסטל הקדוש של פסי, ודרכו היה האל של הירח הכחול קרוב לעולמו.
story-fire-temple = מצפון לחצר, ביתו של ליקה. כאן בערה הלהבה הקדושה, ורבים מבני וולקה שימשו כוהנים לדרקון.
story-water-temple = ממערב לחצר, בין האש לאדמה, כדי לשמור על האיזון ביניהן. כאן, ליד המעיין הקדוש, גר סשה.
story-earth-temple = מדרום לחצר, ביתו של דורן. בחצר הפנימית צמח עץ החיים הקדוש, ורבים מבני טרה שימשו כוהנים לדרקון.
story-royal-palace = כאן גרו המלך הזקן, הנסיך רולנד והנסיכה אלינור, והריב של הנסיך והנסיכה על כס המלוכה קרע את העיר לגזרים. עכשיו הארמון מחכה למלך חדש או למלכה חדשה.
story-thermae = בעומק האדמה האש מחממת את המים: במרחצאות השלימו שלושה יסודות זה עם זה, ואיתם כל האורחים.
story-iron-foundry = כל העמים עבדו בכלים מהכבשנים של בני וולקה, עד שבתקופת החושך נוצרו כאן כלי נשק. בלי האש הזאת אי אפשר לבנות דבר.
story-mill = בני טרה עיבדו את האדמה, והטחנה הענקית שלהם סיפקה לחם לעיר כולה.
story-caravanserai = בין מסע ארוך אחד לשני נחו כאן בני פילאר בחברת שכמותם. בני קינד באו בשביל הסיפורים.
story-monastery-tower = מה שעשו בני פְלִיט מאחורי הקירות האלה לא סיפרו מעולם. בני קינד טוענים שראו, ורק מתבדחים על זה.
story-citadel = כאן לימדו נבחריו של ליקה את בני וולקה את סודות הקסם, ואיש מלבדם לא הורשה להיכנס.
story-hospice = כאן לנו בני טרה שעלו לרגל אל דורן, וכשנותרו מיטות, גם עוברי אורח מכל העמים.
story-aqueduct = בני הוקס הגו אותה, בני טרה בנו אותה ובני אקווה טיפלו בה: שום דבר אינו מראה טוב ממנה כמה טוב חיו העמים יחד.
story-university = כאן למדו כל העמים אצל בני הוקס. המכונות שהומצאו כאן המיטו אסון במלחמות; היום הן עוזרות לבנות.
story-trading-house = כאן נשמר מה שבני פילאר לא יכלו או לא רצו למכור בשוק. מכאן גם סחרו עם בני פאר ועם בני בוקה.
story-watchtower = מכאן שמרו בני פְלִיט על השמיים. המגדל לא פחד מאף אויב, אבל בליל הגורל רעדה האדמה והוא נפל.
story-great-hall = כאן מצאה כל בת מימיקס שהגיעה לעיר את אחיותיה, וכאן התכנסה המועצה הגדולה שלהן.
story-city-residence = כאן התארחה המנהיגה הרוחנית של בנות מימיקס עם פמלייתה. לפני תקופת החושך היא באה לעיתים רחוקות מדי; זה עומד להשתנות.
story-library = היא שמרה את כל מה שהיה ידוע. בני הוקס יכתבו עוד שנים כדי להציל את מה שנשאר, ודורות יעברו עד שהמדפים יתמלאו.
story-flight-tower = לאן שמביטים אפשר להמריא ולנחות: לבני פְלִיט זה הבית הטוב בעולם, לבני קינד זו בדיחה טובה.
story-market-hall = מה שבני פילאר הביאו מארצות רחוקות ולא שמרו לעצמם נמכר כאן. בשום מקום לא רצו השמועות מהר יותר.
story-hospital = בני הוקס ובנות מימיקס ניהלו אותו יחד: המדע של אלה וחוכמת הטבע של אלה ניצחו אין־ספור מחלות, והקלו את השאר.
story-assembly-hall = כאן התווכחו שליחי כל העמים על עתיד הירח הכחול. את האגף שבצד הוסיפו בני הוקס, ובני קינד ״ייפו״ אותו.
story-golden-temple = לכל מקדש ליד החצר דרקון אחד, והמקדש הזה קדוש לכל הדרקונים. בני וולקה, אקווה וטרה מקימים אותו יחד.
story-theatre = בנייה מעולם לא עניינה את בני קינד. ואז הקימו תיאטרון מגרוטאות ומשאריות בנייה, סתם בשביל הכיף.

## What is told of each people and dragon

story-vulca = בני וולקה הלוהטים אומנים בקסם ובעבודת הברזל. ליקה קרוב לליבם, ולכן הקלפים שלהם מזיזים את דרקון האש.
story-terrah = בני טרה רבי־הכוח שולטים בסערות וברעידות אדמה ומעבדים את השדות. דורן קרוב לליבם, ולכן הקלפים שלהם מזיזים את דרקון האדמה.
story-aqua = בני אקווה הם יצורי מים שמשכינים שלום בין האחרים. סשה קרוב לליבם, ולכן הקלפים שלהם מזיזים את דרקון המים.
story-flit = בני פְלִיט המכונפים שומרים מרחק ומפילים הפתעות מלמעלה. הם גם נושאים אחרים: איתם הדמות שלך מגיעה רחוק יותר.
story-khind = בני קינד החצופים נראים כמו ילדים, מסתובבים בחבורות ולא מתייחסים לאיש ברצינות. הם משתתפים בכול, בכל צבע.
story-mimix = בנות מימיקס הן אחיות הקרובות לטבע, לוחמות ונשים חכמות. הן אוהבות להופיע בזוגות, וזוג מקלפיהן עומד במקום כל צבע.
story-hoax = בני הוקס חכמים, חלשי גוף ומלאי תחבולות, ויש להם מכשיר לכל דבר. איתם צבע אחד עובר כאילו היה אחר.
story-pillar = בני פילאר השתקנים נודדים רחוק ולבד; זחלים אדירים נשמעים להם, ופרפרי ענק הם ידידיהם. איתם אפשר להעלות עוד מנחה.
story-dragon-red = ליקה, דרקון האש, גר במקדש האש ולימד את הנבחרים מבני וולקה לעצב את הקסם עצמו.
story-dragon-green = דורן, דרקון האדמה, גר במקדש האדמה ליד עץ החיים. אצלו למדו הנבחרים מבני טרה לרסן את כוחות הטבע.
story-dragon-blue = סשה, דרקון המים, גר במקדש המים ולימד את הנבחרים מבני אקווה לשקול את הכוח ולשמור על השלום.
