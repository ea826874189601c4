### Moon Base.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.
### CODE(…) keeps what it encloses together, from left to right.

## The game

title = Moon Base
about = עורמים טבעות על מכתשים, מתנשאים מעל השכנים ומתיישבים במקום הנכון. ל־2, בערך חצי שעה.
manual-title = Moon Base

## Refusals: moves

refused-wrong-step = המהלך שייך לשלב ״{ NAME("step", $wanted) }״, ועכשיו שלב ״{ NAME("step", $step) }״
refused-no-such-crater = ב״{ $text }״ מופיע המכתש { $crater }, שאינו נמצא בלוח הזה
refused-tower-on-small-crater = המגדל מתחיל על מכתש גדול, ו־{ $crater } קטן
refused-stack-empty = ערימה { $stack } של הטבעות ה{ NAME("size", $size) } ריקה
refused-no-such-ring-in-hand = אין לך { NAME("ring", $ring) } ביד
refused-can-place =
    { $n ->
        [one] אפשר להניח טבעת, ולכן חובה להניח: { $move }
        [two] אפשר להניח טבעת, ולכן חובה להניח: { $move } היא אחת משתי דרכים
       *[other] אפשר להניח טבעת, ולכן חובה להניח: { $move } היא אחת מ־{ $n } דרכים
    }
refused-crater-of-another-size = { $crater } הוא מכתש לטבעות { NAME("size", $size) }, ואינו מקבל { NAME("ring", $ring) }
refused-odd-point = { $point } אינה נקודה בסריג: שתי הקואורדינטות צריכות להיות זוגיות
refused-out-of-reach = { $point } רחוקה מדי: הקואורדינטות מגיעות עד { $most } לכל כיוון
refused-touches-nothing = טבעת ב־{ $point } לא תיגע באף טבעת; כדי להניח על מכתש יש לציין את שמו
refused-touches-not-two =
    { $n ->
        [one] הטבעת תיגע רק בטבעת אחת בקומה { $level }, ודרושות בדיוק שתיים
        [two] הטבעת תיגע בשתי טבעות בקומה { $level }, ודרושות בדיוק שתיים
       *[other] הטבעת תיגע ב־{ $n } טבעות בקומה { $level }, ודרושות בדיוק שתיים
    }
refused-colour-of-neither = הצבע של שתי הטבעות שמתחת הוא { NAME("ring-colour", $colour) }, לכן אי אפשר להניח עליהן { NAME("ring", $ring) }
refused-small-third-colour = הצבע של { NAME("ring", $ring) } אינו צבע של אף אחת מהטבעות שמתחת, ורק טבעת גדולה רשאית לחבר שני צבעים
refused-no-rest = הטבעת לא תישען על טבעת { $ring }: המרחק בין המרכזים צריך להיות בין { $least } ל־{ $most }
refused-would-tip = הטבעת תיטה ותיפול: { $angle }° בלי תמיכה (לכל היותר { $most }°)
refused-overlaps-ring = הטבעת תחפוף לטבעת { $ring } בקומה { $level }
refused-under-ring = הטבעת תשתחל מתחת לטבעת { $ring }, שבקומה { $level }
refused-seat-not-firm = המגדל עובר אל הטבעת הזאת ולא יעמוד יציב: { $angle }° בלי תמיכה (לכל היותר { $most }°)
refused-covers-settlement = הטבעת תכסה את המושבה שעל טבעת { $ring }
refused-covers-tower = הטבעת תכסה את מגדל המחקר
refused-blocked-by-base = הטבעת תחפוף לבסיס המשאבים שעל { $crater }
refused-no-such-ring = אין טבעת { $ring } על הלוח
refused-settlement-on-other-colour = הצבע של טבעת { $ring } הוא { NAME("ring-colour", $colour) }: המושבות שלך עומדות על הצבע שלך
refused-settlement-on-small-ring = טבעת { $ring } קטנה: מושבות עומדות על טבעות גדולות
refused-settlement-on-the-ground = טבעת { $ring } מונחת על הקרקע: מושבות עומדות בקומה 2 ומעלה
refused-settlement-not-open = טבעת { $ring } אינה פתוחה: יש עליה { NAME("piece", $piece) }
refused-base-under-ring = { $crater } אינו פנוי לבסיס: טבעת { $ring } מפריעה
refused-base-beside-base = { $crater } אינו פנוי לבסיס: הבסיס שעל { $other } מפריע
refused-base-under-tower = { $crater } אינו פנוי לבסיס: מגדל המחקר מפריע
refused-base-on-blocked-crater = אי אפשר להניח טבעת על { $crater } ({ $why }), לכן גם בסיס לא יוצב שם
refused-ring-closed = טבעת { $ring } אינה נושאת עוד טבעות: יש עליה { NAME("piece", $piece) }

## Refusals: options

refused-option-variant = הערך של { $option } הוא { $known }, או שהוא מושמט, לא { $value }

## Refusals: boards

refused-board-unknown = אין לוח בשם ״{ $board }״ (יש { $boards }; לוח אחר הוא קובץ)
refused-board-not-toml = קובץ הלוח אינו { CODE("TOML") }: { $fault }
refused-board-not-object = הלוח אינו שם ואינו טבלה
refused-board-not-json = בלוח יש ערך שאי אפשר לכתוב ב־JSON, כגון תאריך
refused-board-unknown-field = לוח: השדה ״{ $field }״ אינו מוכר
refused-board-missing = לוח: { $field } חסר
refused-board-format = לוח: format צריך להיות { $wanted }, לא { $format }
refused-board-name = לוח: name צריך להיות טקסט, ולא ריק
refused-board-number = לוח: { $field } צריך להיות מספר שלם
refused-board-radius = לוח: { CODE("moon_radius") } צריך להיות מ־1 עד { $most }, לא { $radius }
refused-board-no-craters = לוח: אין מכתשים
refused-board-crater-list = לוח: כל מכתש הוא טבלה בפני עצמה שנפתחת ב־{ CODE("[[crater]]") }
refused-board-too-many-craters = לוח: { $found } מכתשים הם יותר מדי, מותרים לכל היותר { $most }
refused-board-crater = לוח: מכתש מספר { $number } אינו טבלה
refused-board-no-id = לוח: למכתש מספר { $number } אין id
refused-board-crater-missing = לוח: למכתש { $crater } אין { $field }
refused-board-crater-unknown-field = לוח: ב־{ $crater } יש שדה לא מוכר, ״{ $field }״
refused-board-crater-id = לוח: למכתש מספר { $number } דרוש id של אותיות לטיניות, ספרות, - ו־_, עד 16 תווים, לא ״{ $id }״
refused-board-crater-twice = לוח: המכתש { $crater } מופיע פעמיים
refused-board-crater-size = לוח: { $crater } צריך להיות large או small, לא ״{ $size }״
refused-board-odd = לוח: ב־{ $crater } כתוב { CODE($field, " = ", $value) }; הקואורדינטות זוגיות
refused-board-out-of-reach = לוח: ב־{ $crater } כתוב { CODE($field, " = ", $value) }; הקואורדינטות מגיעות עד { $most } לכל כיוון
refused-board-no-large-crater = לוח: אין אף מכתש גדול, והמגדל זקוק לאחד

## Refusals: positions

refused-position-no-rings = השדה { $field } בעמדה מציין טבעת, ואין אף טבעת על הלוח
refused-position-turn-colours = הצבעים הם null כל עוד השלב הוא colour, ורק אז
refused-position-turn-tower = המגדל הוא null בשלבים colour ו־tower, ורק אז
refused-position-turn-set-up = בשלבים colour ו־tower התור של מושב 1, הסבב הוא 1 והלוח ריק
refused-position-turn-built = השדה { CODE("turn.built") } מציין מושבה שאינה קיימת, או שמגיעה רק בהמשך הסבב
refused-position-turn-settle = בשלב settle לצד שבתור נותרו מושבות, אבל פחות ממספר הטבעות הפתוחות
refused-position-turn-settle-order = הצד שפתח את הסבב עוד בוחר מושבות, ולכן הצד השני עוד לא יכול היה לבנות
refused-position-turn-unsettled = טבעת פתוחה נשארה בלי מושבה, אף שלצד שזה צבעו נותרה אחת בשבילה
refused-position-turn-base = אין בסיס להציב: הצד שבתור כבר בנה מושבה בסבב הזה, או שאין מכתש פנוי
refused-position-turn-base-order = הצד שפתח את הסבב לא בנה ולא הציב בסיס, ולכן עוד לא תורו של הצד השני להציב
refused-position-turn-over = משחק מסתיים אחרי סבב 6, לא לפני כן
refused-position-settlements-early = למושב { $seat } יש מושבות, אבל עוד לא הסתיים סבב שבו אפשר היה לבנות אותן
refused-position-bases-early =
    { $n ->
        [one] למושב { $seat } יש בסיס אחד, והסבבים עד כה מאפשרים { $most }
        [two] למושב { $seat } יש שני בסיסים, והסבבים עד כה מאפשרים { $most }
       *[other] למושב { $seat } יש { $n } בסיסים, והסבבים עד כה מאפשרים { $most }
    }
refused-position-step = אין שלב בשם ״{ $step }״
refused-position-colours = הצבעים בעמדה הם gold ו־silver, אחד לכל צד, או null לשניהם
refused-position-stack-count = מספר הערימות של טבעות { NAME("size", $size) } בעמדה הוא { $found }, וצריך להיות { $wanted }
refused-position-stack = ערימה { $stack } אינה רצף של האותיות { CODE("g") }, { CODE("s") } ו־b
refused-position-stack-height = מספר הטבעות בערימה { $stack } הוא { $found }: הוא צריך להיות 0, 2, 4 או 6
refused-position-ring-names = השדה { $field } בעמדה מכיל ״{ $text }״ במקום טבעות כמו Lg או Sb
refused-position-rings-unsorted = הטבעות של { $field } אינן לפי הסדר ב״{ $text }״: { CODE("Lg Ls Lb Sg Ss Sb") }
refused-position-too-many-rings = בעמדה יש על הלוח יותר מ־{ $most } טבעות
refused-position-ring-point = טבעת { $ring } נמצאת ב־{ CODE("(", $x, ",", $y, ")") }, שאינה נקודה בסריג
refused-position-ring-crater-level = טבעת { $ring } בקומה 1 בלי מכתש, או על מכתש מעל קומה 1
refused-position-crater = השדה { $field } בעמדה מציין ״{ $crater }״, שאינו מכתש בלוח הזה
refused-position-ring-crater-size = הגודל של טבעת { $ring } אינו הגודל של מכתש { $crater }
refused-position-ring-crater-point = טבעת { $ring } אינה במקום של מכתש { $crater }
refused-position-ring-overlap = טבעת { $ring } חופפת לטבעת { $other } בקומה { $level }
refused-position-ring-under = טבעת { $ring } מונחת מתחת לטבעת { $other }, שהייתה שם לפניה
refused-position-ring-level = לפי העמדה טבעת { $ring } בקומה { $level }, אבל היא מונחת בקומה { $wanted }
refused-position-ring-supports =
    { $n ->
        [one] טבעת { $ring } נוגעת בטבעת אחת בקומה { $level }, ואמורה לגעת בשתיים
        [two] טבעת { $ring } נוגעת בשתי טבעות בקומה { $level }, ואמורה לגעת בשתיים
       *[other] טבעת { $ring } נוגעת ב־{ $n } טבעות בקומה { $level }, ואמורה לגעת בשתיים
    }
refused-position-ring-rest = טבעת { $ring } אינה נשענת על שתי הטבעות שמתחתיה
refused-position-tower-crater = המגדל נמצא על { $crater }, שאינו מכתש גדול
refused-position-tower-ring = המגדל נמצא על טבעת { $ring }, שאינה טבעת גדולה מעל הקרקע
refused-position-crater-taken = בעמדה יש שני דברים על מכתש { $crater }
refused-position-settlement = לא יכולה לעמוד על טבעת { $ring } מושבה של מושב { $seat }
refused-position-settlement-twice = על טבעת { $ring } יש מושבה ועוד משהו
refused-position-settlements = למושב { $seat } יש יותר מ־{ $most } מושבות
refused-position-bases = למושב { $seat } יש יותר מ־{ $most } בסיסים
refused-position-ring-count = מספר הטבעות { $ring } בעמדה הוא { $found }, וצריך להיות { $wanted }
refused-position-stacks = מספר הטבעות ה{ NAME("size", $size) } בערימות הוא { $found }, ובשלב הזה של הסבב צריך להיות { $wanted }
refused-position-hand = מספר הטבעות ביד של מושב { $seat } הוא { $found }, ובשלב הזה של הסבב צריך להיות { $wanted }
refused-position-hand-empty = מושב { $seat } אמור להניח טבעת ואין לו אף אחת
refused-position-hand-size = מספר הטבעות ה{ NAME("size", $size) } ביד של מושב { $seat } הוא { $found }, ויכול להיות לכל היותר { $most }
refused-position-score = השדה { $field } בעמדה אינו מתאים למה שעל הלוח

## Steps of a round

step-colour = בחירת צבעים
step-tower = בחירת מכתש למגדל
step-draft-large = דראפט טבעות גדולות
step-draft-small = דראפט טבעות קטנות
step-place = הנחת טבעות
step-settle = בחירת מושבות
step-base = בחירת מכתש לבסיס
step-over = סיום

## Sizes

size-large = גדולות
size-small = קטנות

## Colours of rings

ring-colour-gold = זהב
ring-colour-silver = כסף
ring-colour-blue = כחול
coloured-gold = זהב
coloured-silver = כסף
coloured-blue = כחולה

## Rings

ring-Lg = טבעת זהב גדולה
ring-Ls = טבעת כסף גדולה
ring-Lb = טבעת כחולה גדולה
ring-Sg = טבעת זהב קטנה
ring-Ss = טבעת כסף קטנה
ring-Sb = טבעת כחולה קטנה

## Pieces

piece-ring = טבעת
piece-settlement = מושבה
piece-tower = מגדל

## How a game ended

reason-points = לפי הניקוד

## Figures in a report

figure-points = נקודות
figure-settlements = מושבות
figure-bases = בסיסים
figure-group = על הקבוצה
figure-highest = על הקומה העליונה
figure-tower = על המגדל

## The log: what a player did

move-colour = { $who }: בחירת הצבע { NAME("ring-colour", $colour) }
move-tower = { $who }: הצבת מגדל המחקר על { $crater }
move-draft = { $who }: לקיחת שתי טבעות { NAME("size", $size) } מערימה { $stack }: { $rings }
move-crater = { $who }: הנחת { NAME("ring", $ring) } על { $crater }
move-point = { $who }: הנחת { NAME("ring", $ring) } ב־{ $point }
move-aside = { $who }: הנחת { NAME("ring", $ring) } בצד
move-settle = { $who }: בחירת טבעת { $number } למושבה
move-base = { $who }: הצבת בסיס משאבים על { $crater }

## The log: what came of it

event-placed = זוהי טבעת { $ring }, בקומה { $level }
event-tower-moved = מגדל המחקר עבר אל טבעת { $ring }
event-settled =
    { $n ->
        [one] { $who }: מושבה חדשה על טבעת { $ring }, נותרה אחת
        [two] { $who }: מושבה חדשה על טבעת { $ring }, נותרו שתיים
       *[other] { $who }: מושבה חדשה על טבעת { $ring }, נותרו { $n }
    }
event-no-base = { $who }: אין מכתש פנוי לבסיס
event-round = סבב { $round } נפתח, התור הראשון: { $who }
remark-tower-moved-1 = בוא לכאן, מגדל קטן.
remark-tower-moved-2 = מכאן הנוף יפה יותר!
remark-settled-1 = מדליקים אור, עכשיו גרים כאן.
remark-settled-2 = איזה מקום להביט ממנו בכדור הארץ.
banner-opening = { $chooser } בבחירת הצבע, { $first } בתור הראשון
banner-colour = { $who }: { NAME("ring-colour", $colour) }
banner-tower-waits = כאן המגדל ממתין לטבעת גדולה שתחבר שני צבעים אחרים
banner-tower = { $who }: המגדל עובר
banner-round = סבב { $n }
event-counted =
    { $n ->
        [one] { $who }: נקודה אחת – מושבות { $settlements }, בסיסים { $bases }, בצד { $aside }, קבוצה { $group }, קומה עליונה { $highest }, מגדל { $tower }
        [two] { $who }: שתי נקודות – מושבות { $settlements }, בסיסים { $bases }, בצד { $aside }, קבוצה { $group }, קומה עליונה { $highest }, מגדל { $tower }
       *[other] { $who }: { $n } נקודות – מושבות { $settlements }, בסיסים { $bases }, בצד { $aside }, קבוצה { $group }, קומה עליונה { $highest }, מגדל { $tower }
    }

## The log and hints for those who see the table: no codes

log-level = קומה { $level }
log-tower = מגדל
seen-move-tower = { $who }: הצבת מגדל המחקר על מכתש
seen-move-draft = { $who }: לקיחת שתי טבעות { NAME("size", $size) }: { $rings }
seen-move-crater = { $who }: הנחת { NAME("ring", $ring) } על מכתש
seen-move-point = { $who }: הנחת { NAME("ring", $ring) } על שתי טבעות אחרות
seen-move-settle = { $who }: בחירת { NAME("ring", $ring) } בקומה { $level } למושבה
seen-move-base = { $who }: הצבת בסיס משאבים על מכתש
seen-event-placed = היא מונחת בקומה { $level }
seen-event-tower-moved = מגדל המחקר עבר אל { NAME("ring", $ring) } בקומה { $level }
seen-event-settled =
    { $n ->
        [one] { $who }: מושבה חדשה על { NAME("ring", $ring) } בקומה { $level }, נותרה אחת
        [two] { $who }: מושבה חדשה על { NAME("ring", $ring) } בקומה { $level }, נותרו שתיים
       *[other] { $who }: מושבה חדשה על { NAME("ring", $ring) } בקומה { $level }, נותרו { $n }
    }
seen-advice-tower = להציב את מגדל המחקר על המכתש המסומן
seen-advice-draft = לקחת שתי טבעות { NAME("size", $size) }: { $rings }
seen-advice-crater = להניח { NAME("ring", $ring) } על המכתש המסומן
seen-advice-point = להניח { NAME("ring", $ring) } במקום המסומן
seen-advice-settle = לבחור למושבה { NAME("ring", $ring) } בקומה { $level }
seen-advice-base = להציב בסיס משאבים על המכתש המסומן

## Refusals for those who see the table: no codes

seen-refused-tower-on-small-crater = המגדל מתחיל על מכתש גדול, והמכתש הזה קטן
seen-refused-crater-of-another-size = המכתש הזה בגודל אחר, ו{ NAME("ring", $ring) } אינה מתאימה לו
seen-refused-overlaps-ring = הטבעת תחפוף טבעת אחרת בקומה { $level }

## Drawings

draw-ring = טבעת { $number }: { NAME("ring", $ring) }, קומה { $level }
draw-kind = { NAME("ring", $ring) }
draw-stack = ערימה { $stack }, מלמעלה: { $rings }
draw-tower = מגדל המחקר על { $place }
draw-settlement = מושבה של { $who } על טבעת { $place }
draw-base = בסיס משאבים של { $who } על { $place }
draw-settlements = מושבות
draw-bases = בסיסי משאבים
draw-set-aside = בצד
draw-step-colour = { $who }: בחירת צבע
draw-step-tower = { $who }: הצבת מגדל המחקר
draw-step-draft-large = { $who }: לקיחת שתי טבעות גדולות
draw-step-draft-small = { $who }: לקיחת שתי טבעות קטנות
draw-step-place = { $who }: הנחת טבעת
draw-step-settle = { $who }: בחירת טבעת למושבה
draw-step-base = { $who }: הצבת בסיס משאבים
draw-score-settlements = מושבות
draw-score-bases = בסיסי משאבים
draw-score-aside = טבעות בצד
draw-score-group = הקבוצה הגדולה
draw-score-highest = הקומה העליונה
draw-score-tower = מגדל המחקר

## The board as text

board-turn = התור של { $who }: { NAME("step", $step) }
board-legend-rings = { CODE("L12") } מכתש   { CODE("Lg2") } טבעת זהב גדולה בקומה 2   { CODE("S") } קטנה   s כסף   b כחול
board-legend-pieces = T מגדל המחקר   { CODE("^0") } מושבה של מושב 0   { CODE("%0") } בסיס משאבים של מושב 0
board-level = קומה { $level }:
board-no-rings = עוד אין טבעות על הלוח.
board-bases = בסיסים { CODE("%", $seat) } של { $who }:
board-left = נותרו { $n }
board-stacks-large = ערימות גדולות, מלמעלה
board-stacks-small = ערימות קטנות, מלמעלה
board-head-player = שחקנים
board-head-colour = צבע
board-head-hand = יד
board-head-settlements = מושבות
board-head-bases = בסיסים
board-head-aside = בצד
board-head-points = נקודות
board-score = מושבות { $settlements }, בסיסים { $bases }, בצד { $aside }, קבוצה { $group }, קומה עליונה { $highest }, מגדל { $tower }
board-crater = { $crater }: מכתש לטבעות { NAME("size", $size) } ב־{ $point }
board-crater-ring = טבעת { CODE("#", $number) } מונחת עליו, { NAME("ring", $ring) }
board-crater-base = בסיס של { $who }
board-ring = { CODE("#", $number) }: { NAME("ring", $ring) } על { $place }, קומה { $level }
board-rests = נשענת על { CODE("#", $one) } ועל { CODE("#", $other) }
board-carries = נושאת את { $rings }
board-has-tower = מגדל המחקר עומד כאן
board-has-settlement = מושבה של { $who }

## Hints

advice-colour = לבחור בצבע { NAME("ring-colour", $colour) }
advice-tower = להציב את מגדל המחקר על { $crater }
advice-draft = לקחת שתי טבעות { NAME("size", $size) } מערימה { $stack }: { $rings }
advice-crater = להניח { NAME("ring", $ring) } על { $crater }
advice-point = להניח { NAME("ring", $ring) } ב־{ $point }
advice-aside = להניח { NAME("ring", $ring) } בצד
advice-settle = לבחור בטבעת { $number } למושבה
advice-base = להציב בסיס משאבים על { $crater }
advice-settlements =
    { $n ->
        [one] מושבה אחת
        [two] שתי מושבות
       *[other] { $n } מושבות
    }
advice-tower-waits = שם הוא ממתין עד שטבעת גדולה תחבר שני צבעים אחרים
advice-on-top = { $n } מתוך { $of } הטבעות הגדולות שלמעלה הן בצבע { NAME("many-coloured", $colour) }
advice-later-on =
    { $n ->
        [one] טבעת גדולה אחת בצבע הזה תגיע מאוחר יותר
        [two] שתי טבעות גדולות בצבע הזה יגיעו מאוחר יותר
       *[other] { $n } טבעות גדולות בצבע הזה יגיעו מאוחר יותר
    }
advice-own-large =
    { $n ->
        [one] טבעת גדולה למושבה שלך
        [two] שתי טבעות גדולות למושבות שלך
       *[other] שתי טבעות גדולות למושבות שלך
    }
advice-own-small =
    { $n ->
        [one] טבעת קטנה לקבוצה שלך ולגובה
        [two] שתי טבעות קטנות לקבוצה שלך ולגובה
       *[other] שתי טבעות קטנות לקבוצה שלך ולגובה
    }
advice-blue-large = הכחול יכול לחבר זהב וכסף ולהביא את המגדל
advice-blue-small = טבעות כחולות קטנות נושאות אחרות גבוה יותר
advice-denies =
    { $n ->
        [one] טבעת אחת פחות לצד השני
        [two] שתי טבעות פחות לצד השני
       *[other] שתי טבעות פחות לצד השני
    }
advice-gains = +{ $n } לך: { $why }
advice-costs = +{ $n } לצד השני, לעת עתה: { $why }
advice-loses = −{ $n } לך, לעת עתה: { $why }
advice-takes = −{ $n } לצד השני: { $why }
advice-group = הקבוצה הגדולה שלך גדלה ל־{ $n }
advice-base-counts = בסיס שווה נקודה אחת וחוסם את המכתש שלו
advice-quiet = מהלך שקט שלא משנה נקודות לפי שעה
advice-opens = טבעת שלך פתוחה למושבה, 2 נקודות
advice-opens-theirs = טבעת של הצד השני נפתחת למושבה, 2 נקודות
advice-covers = מכסה טבעת שהצד השני היה מתיישב בה תמורת 2 נקודות
advice-blocks =
    { $n ->
        [one] זה מוציא מכתש אחד מהמשחק
        [two] זה מוציא שני מכתשים מהמשחק
       *[other] זה מוציא { $n } מכתשים מהמשחק
    }

## The lobby

form-board = לוח
form-board-moon = הירח
form-settled-rings = טבעות עם מושבה או מגדל
form-settled-rings-open = יכולות לשאת עוד טבעות
form-settled-rings-closed = אינן נושאות עוד טבעות
form-bases = בסיסי משאבים
form-bases-any = על כל מכתש לא תפוס
form-bases-open-craters = רק במקום שאפשר להניח בו טבעת
form-blue-bonus = הקבוצה הגדולה או הקומה העליונה כחולה
form-blue-bonus-none = איש אינו מקבל נקודות
form-blue-bonus-pass = הטוב מבין זהב וכסף מקבל

## Boards

board-name-moon = הירח

## Options of a table

option-board = לוח: { NAME("board-name", $board) }
option-settled-rings-closed = טבעות עם מושבה או מגדל אינן נושאות עוד טבעות
option-bases-open-craters = בסיסים מוצבים רק על מכתשים שאפשר להניח עליהם טבעת
option-blue-bonus-pass = הכחול אינו נחשב בקבוצה הגדולה ובקומה העליונה

## What is printed in the box

printed-about = המכתשים של הלוח המודפס אינם מפורסמים כמספרים בשום מקום, ולכן הלוח הזה הוא שלנו. אפשר להזין את אלה של הלוח שלך ולשחק עליו. ממרכז הירח x הולך ימינה ו־y למעלה; הרדיוס של טבעת גדולה הוא 10 ושל קטנה 6, וכל הקואורדינטות זוגיות.
printed-choice = לוח משלך
printed-name = שם הלוח
printed-radius = רדיוס הירח המצויר
printed-size = גודל
printed-size-large = גדול
printed-size-small = קטן
printed-no-crater = אין מכתש
printed-crater = { NAME("printed-size", $size) }, { CODE("x ", $x) }, { CODE("y ", $y) }
printed-id = שם
printed-new-crater = מכתש חדש

## The gallery of pieces

gallery-rings = טבעות
gallery-craters = מכתשים
gallery-tower = מגדל המחקר
gallery-settlement = מושבות
gallery-base = בסיסי משאבים
gallery-earth = סמן כדור הארץ
gallery-large-crater = מכתש גדול
gallery-small-crater = מכתש קטן

## The end of the game

ending-points = נקודות
ending-gain =
    { $n ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $n } נקודות
    }
ending-behind =
    { $n ->
        [one] חסרה נקודה אחת בלבד: משחק יפה!
        [two] חסרו שתי נקודות: משחק יפה!
       *[other] חסרו { $n } נקודות: משחק יפה!
    }
ending-equal = מספר נקודות זהה: אי אפשר היה להיות קרוב יותר!
ending-tied-points = { $gain } לכל צד: בשוויון הניצחון של המושב השני.

## Lessons: what can be chosen

learn-choose-gold = זהב
learn-choose-silver = כסף
learn-refused-would-tip = הטבעת תתהפך שם.
learn-refused-overlaps-ring = טבעת אחרת מפריעה שם.
learn-refused-blocked-by-base = בסיס מפריע שם.
learn-refused-crater-of-another-size = הטבעת אינה מתאימה למכתש הזה.
learn-refused-tower-on-small-crater = המכתש הזה קטן מדי בשביל המגדל.
learn-refused-wrong-step = זה יבוא אחר כך.
learn-place = מקום { $number } לטבעת
learn-stack = ערימה של טבעות { NAME("size", $size) }, מלמעלה למטה: { $rings }

## The table page: what to do now

page-ask-colour = יש לבחור צבע. הצבע האחר של { $who }; הכחול אינו שייך לאיש.
page-ask-tower = הצבת מגדל המחקר על מכתש גדול: יש ללחוץ על מכתש.
page-ask-draft-large = לקיחת שתי טבעות גדולות: יש ללחוץ על ערימה.
page-ask-draft-small = לקיחת שתי טבעות קטנות: יש ללחוץ על ערימה.
page-ask-ring = הנחת טבעת: יש ללחוץ על אחת משלך.
page-ask-where = איפה להניח { NAME("ring", $ring) }? יש ללחוץ על מכתש פנוי או על זוג טבעות.
page-ask-where-crater = איפה להניח { NAME("ring", $ring) }? יש ללחוץ על מכתש פנוי.
page-ask-where-pair = איפה להניח { NAME("ring", $ring) }? יש ללחוץ על זוג טבעות.
page-ask-aside = אף טבעת שלך אינה מתאימה לשום מקום. יש ללחוץ על זו שתונח בצד; זה עולה נקודה.
page-ask-settle =
    { $n ->
        [one] הסבב הסתיים. נותרה לך מושבה אחת, ויש יותר טבעות פתוחות: יש ללחוץ על הטבעת שתקבל אותה.
        [two] הסבב הסתיים. נותרו לך שתי מושבות, ויש יותר טבעות פתוחות: יש ללחוץ על טבעת למושבה הבאה.
       *[other] הסבב הסתיים. נותרו לך { $n } מושבות, ויש יותר טבעות פתוחות: יש ללחוץ על טבעת למושבה הבאה.
    }
page-ask-base = הצבת בסיס משאבים על מכתש פנוי: יש ללחוץ על מכתש.
page-set-down = להניח כאן { NAME("ring", $ring) }?
page-wait-colour = { $who }: בחירת צבע
page-wait-tower = { $who }: חיפוש מקום למגדל
page-wait-draft-large = { $who }: בחירת טבעות גדולות
page-wait-draft-small = { $who }: בחירת טבעות קטנות
page-wait-place = { $who }: בנייה
page-wait-settle = { $who }: בחירת מקום למושבה
page-wait-base = { $who }: חיפוש מכתש לבסיס
page-hover-crater-large = מכתש גדול
page-hover-crater-small = מכתש קטן

## The table page: choosing

page-take = לבחור { NAME("ring-colour", $colour) }
page-draft = לקיחה מערימה { $stack } של הטבעות ה{ NAME("size", $size) }: { $rings }
page-pairs =
    { $n ->
        [one] זוג טבעות אחד יכול לשאת אותה:
        [two] שני זוגות טבעות יכולים לשאת אותה:
       *[other] { $n } זוגות טבעות יכולים לשאת אותה:
    }
page-no-pairs = אין זוג טבעות שיכול לשאת אותה.
page-craters =
    { $n ->
        [one] מכתש אחד פנוי:
        [two] שני מכתשים פנויים:
       *[other] { $n } מכתשים פנויים:
    }
page-free-craters =
    { $n ->
        [one] מכתש אחד פנוי: { $craters }
        [two] שני מכתשים פנויים: { $craters }
       *[other] { $n } מכתשים פנויים: { $craters }
    }
page-no-craters = אין מכתש פנוי בשבילה.
page-lit-crater = מכתש { $crater }
page-settles =
    { $n ->
        [one] טבעת אחת פתוחה:
        [two] שתי טבעות פתוחות:
       *[other] { $n } טבעות פתוחות:
    }
page-open-rings =
    { $n ->
        [one] טבעת אחת פתוחה: { $rings }
        [two] שתי טבעות פתוחות: { $rings }
       *[other] { $n } טבעות פתוחות: { $rings }
    }
page-settle = { $number }: { $ring }, קומה { $level }, נשענת על טבעת { $one } ועל טבעת { $other }
page-pair = { $number }: { $one } ו{ $other }, קומה { $level }
page-pair-tower = { $number }: { $one } ו{ $other }, קומה { $level }, שיתוף פעולה: המגדל עובר לכאן
page-ring-short = { NAME("coloured", $colour) } { CODE("#", $number) }
page-ring-spoken = { NAME("coloured", $colour) } { $number }

## The table page: drafting

page-why-colour = הוא קובע אילו טבעות מקבלות את המושבות שלך.
page-take-about = { $n } מתוך { $of } הטבעות הגדולות שלמעלה
page-pick-own =
    { $n ->
        [one] שלך
        [two] { $n } שלך
       *[other] { $n } שלך
    }
page-pick-theirs =
    { $n ->
        [one] יריבה
        [two] { $n } יריבות
       *[other] { $n } יריבות
    }
page-pick-blue =
    { $n ->
        [one] כחולה
        [two] { $n } כחולות
       *[other] { $n } כחולות
    }
page-pick-own-large =
    { $n ->
        [one] אחת בצבע שלך: על שתי אחרות היא מקבלת מושבה, 2 נקודות.
        [two] שתיים בצבע שלך: על שתי אחרות כל אחת מקבלת מושבה, 2 נקודות.
       *[other] שתיים בצבע שלך: על שתי אחרות כל אחת מקבלת מושבה, 2 נקודות.
    }
page-pick-own-small = בצבע שלך: לקבוצה שלך, וכדי לשאת אחרות גבוה יותר.
page-pick-blue-large = הכחול אינו של איש; מעל זהב וכסף הוא מביא את המגדל.
page-pick-blue-small = הכחול אינו של איש; הוא נושא אחרות גבוה יותר.
page-pick-denies =
    { $n ->
        [one] אחת בצבע של { $who }: ההחלטה איפה להניח אותה בידיים שלך.
        [two] שתיהן בצבע של { $who }: ההחלטה איפה להניח אותן בידיים שלך.
       *[other] שתיהן בצבע של { $who }: ההחלטה איפה להניח אותן בידיים שלך.
    }
page-pick-next = אחריהן יהיו למעלה: { $rings }.
page-pick-last = לא יישאר מתחתן דבר.

## The table page: what is chosen

page-chosen = מה יקרה אז
page-on-pair = על טבעת { $one } ועל טבעת { $other }, קומה { $level }.
page-on-crater = על מכתש { $crater }.
page-on-ring = על טבעת { $ring }.
page-sets-aside = מונחת בצד עד סוף המשחק: { NAME("ring", $ring) }.
page-place-firmest = מקום { $place } מתוך { $places }, היציב ביותר.
page-place-angle = מקום { $place } מתוך { $places }, { $angle }° בלי תמיכה (לכל היותר { $most }°).
page-tower-comes = שיתוף פעולה: המגדל עובר לכאן.
page-gains-here = פתוחה למושבה של { $who }.
page-gains-here-you = פתוחה למושבה שלך.
page-gains-ring = טבעת { $ring } שוב פתוחה למושבה של { $who }.
page-gains-ring-you = טבעת { $ring } שוב פתוחה למושבה שלך.
page-loses-ring = מכסה את טבעת { $ring }: לא תהיה שם מושבה של { $who }.
page-loses-ring-you = מכסה את טבעת { $ring }: לא תהיה שם מושבה שלך.
page-loses-no-crater = אף מכתש לא נחסם.
page-loses-craters =
    { $n ->
        [one] נחסם מכתש אחד: { $craters }.
        [two] נחסמים שני מכתשים: { $craters }.
       *[other] נחסמים { $n } מכתשים: { $craters }.
    }
page-frees-craters =
    { $n ->
        [one] מתפנה מכתש אחד: { $craters }.
        [two] מתפנים שני מכתשים: { $craters }.
       *[other] מתפנים { $n } מכתשים: { $craters }.
    }
page-points = { $who }: הניקוד יהיה { $after } במקום { $before }.
page-points-you = הניקוד שלך יהיה { $after } במקום { $before }.
page-chip-level = קומה { $level }
page-chip-firm = יציב מאוד
page-chip-fair = יציב
page-chip-loose = בקושי מחזיק
page-chip-tower = המגדל עובר לכאן
page-chip-gain = מושבה ל־{ $who } { $by }
page-chip-gain-you = מושבה שלך { $by }
page-chip-cover = מכסה טבעת של { $who } { $by }
page-chip-cover-you = מכסה טבעת שלך { $by }
page-chip-blocks =
    { $n ->
        [one] נחסם מכתש אחד
        [two] נחסמים שני מכתשים
       *[other] נחסמים { $n } מכתשים
    }
page-chip-frees =
    { $n ->
        [one] מתפנה מכתש אחד
        [two] מתפנים שני מכתשים
       *[other] מתפנים { $n } מכתשים
    }
page-chip-points = { $who } { $by }
page-chip-points-you = הניקוד שלך { $by }
page-do-tower = להציב כאן
page-do-place = להניח
page-do-aside = להניח בצד
page-do-settle = לבנות כאן
page-do-base = להציב כאן
page-back = חזרה
page-nudge = הזזה קלה
page-nudge-left = קצת שמאלה
page-nudge-right = קצת ימינה
page-nudge-up = קצת למעלה
page-nudge-down = קצת למטה
page-firmer = יציב יותר
page-looser = הבא

## Why points changed

between-reasons = { " · " }
page-part-points =
    { $n ->
        [one] { $part }: נקודה אחת
        [two] { $part }: שתי נקודות
       *[other] { $part }: { $n } נקודות
    }
page-why-points = { $points }: { $why }
page-why-covered =
    { $n ->
        [one] { $who }: טבעת פתוחה כוסתה, ולא תהיה בה מושבה
        [two] { $who }: שתי טבעות פתוחות כוסו, ולא יהיו בהן מושבות
       *[other] { $who }: { $n } טבעות פתוחות כוסו, ולא יהיו בהן מושבות
    }
page-why-covered-you =
    { $n ->
        [one] טבעת פתוחה שלך כוסתה, ולא תהיה בה מושבה
        [two] שתי טבעות פתוחות שלך כוסו, ולא יהיו בהן מושבות
       *[other] { $n } טבעות פתוחות שלך כוסו, ולא יהיו בהן מושבות
    }
why-settlements =
    { $n ->
        [one] מושבה אחת
        [two] שתי מושבות
       *[other] { $n } מושבות
    }
why-bases =
    { $n ->
        [one] בסיס משאבים אחד
        [two] שני בסיסי משאבים
       *[other] { $n } בסיסי משאבים
    }
why-aside =
    { $n ->
        [one] טבעת אחת הונחה בצד
        [two] שתי טבעות הונחו בצד
       *[other] { $n } טבעות הונחו בצד
    }
group-coloured-gold = הזהב
group-coloured-silver = הכסף
group-coloured-blue = הכחול
high-coloured-gold = הזהב
high-coloured-silver = הכסף
high-coloured-blue = הכחול
tower-on-gold = הזהב
tower-on-silver = הכסף
tower-on-blue = הכחול
tower-to-gold = הזהב
tower-to-silver = הכסף
tower-to-blue = הכחול
many-coloured-gold = זהב
many-coloured-silver = כסף
many-coloured-blue = כחול
why-group-won =
    { $n ->
        [one] הקבוצה הגדולה ביותר היא של { NAME("group-coloured", $colour) }, טבעת אחת
        [two] הקבוצה הגדולה ביותר היא של { NAME("group-coloured", $colour) }, שתי טבעות
       *[other] הקבוצה הגדולה ביותר היא של { NAME("group-coloured", $colour) }, { $n } טבעות
    }
why-group-shared =
    { $n ->
        [one] { NAME("group-coloured", $colour) } משתווה לקבוצה הגדולה ביותר, טבעת אחת
        [two] { NAME("group-coloured", $colour) } משתווה לקבוצה הגדולה ביותר, שתי טבעות
       *[other] { NAME("group-coloured", $colour) } משתווה לקבוצה הגדולה ביותר, { $n } טבעות
    }
why-group-lost =
    { $n ->
        [one] הקבוצה הגדולה ביותר היא עכשיו של { NAME("group-coloured", $colour) }, טבעת אחת
        [two] הקבוצה הגדולה ביותר היא עכשיו של { NAME("group-coloured", $colour) }, שתי טבעות
       *[other] הקבוצה הגדולה ביותר היא עכשיו של { NAME("group-coloured", $colour) }, { $n } טבעות
    }
why-highest-won = { NAME("high-coloured", $colour) } הכי גבוה, בקומה { $n }
why-highest-shared = { NAME("high-coloured", $colour) } באותו גובה, בקומה { $n }
why-highest-lost = { NAME("high-coloured", $colour) } גבוה יותר עכשיו, בקומה { $n }
why-tower-won = המגדל עומד עכשיו על { NAME("tower-on", $colour) }
why-tower-lost = המגדל עבר אל { NAME("tower-to", $colour) }

## The table page: how the moon is shown

page-tools = איך הירח מוצג
page-levels = קומות מוצגות
page-bonds = חיבורים
page-closer = מקרוב
page-rings = רשימת הטבעות
page-level = קומה { $level }
page-listed = { $ring }, מהטבעות ה{ NAME("size", $size) }

## The table page: hands, stacks and players

page-your-rings = הטבעות שלך
page-rings-of = הטבעות של { $who }
page-stacks = ערימות, הזוג הבא למעלה
page-stack = ערימה { $stack }
page-stack-left = נותרו בה, מלמעלה: { $rings }.
page-stack-words = ערימה { $stack } של הטבעות ה{ NAME("size", $size) }, מלמעלה: { $rings }
page-no-colour = עוד אין צבע
page-in-hand = טבעות ביד
page-settlements-left = מושבות שנותרו
page-bases-left = בסיסים שנותרו
page-aside = בצד
page-score-now = אילו המשחק הסתיים עכשיו
page-total = סך הנקודות
page-players = מה יש לשחקנים
page-score = ניקוד
page-to-come =
    { $n ->
        [one] { $who }: בינתיים צפויה מושבה אחת בסוף הסבב הזה.
        [two] { $who }: בינתיים צפויות שתי מושבות בסוף הסבב הזה.
       *[other] { $who }: בינתיים צפויות { $n } מושבות בסוף הסבב הזה.
    }
page-groups = הקבוצות הגדולות ביותר: זהב { $gold }, כסף { $silver }, כחול { $blue }.
page-highest = קומה { $level }: { $colours }.
page-tower-on-ring = המגדל עומד על טבעת { $ring }.
page-tower-on-crater = המגדל עומד על מכתש { $crater }.
page-seen-tower-on-ring = המגדל עומד על { NAME("tower-on", $colour) }.
page-seen-tower-on-crater = המגדל עומד על מכתש גדול.
page-bonuses = למי הלך כל בונוס
page-bonus-group =
    { $n ->
        [one] הקבוצה הגדולה, טבעת אחת: { $who }.
        [two] הקבוצה הגדולה, שתי טבעות: { $who }.
       *[other] הקבוצה הגדולה, { $n } טבעות: { $who }.
    }
page-bonus-group-blue =
    { $n ->
        [one] הקבוצה הגדולה, טבעת אחת: לאף אחד, היא רק של הכחול.
        [two] הקבוצה הגדולה, שתי טבעות: לאף אחד, היא רק של הכחול.
       *[other] הקבוצה הגדולה, { $n } טבעות: לאף אחד, היא רק של הכחול.
    }
page-bonus-highest = הקומה העליונה, { $level }: { $who }.
page-bonus-highest-blue = הקומה העליונה, { $level }: לאף אחד, יש בה רק כחול.
page-bonus-tower = מגדל המחקר: { $who }, הוא עומד על טבעת { $ring }.
page-bonus-tower-blue = מגדל המחקר: לאף אחד, הוא עומד על טבעת { $ring }.
page-bonus-tower-crater = מגדל המחקר: לאף אחד, הוא עומד על מכתש { $crater }.
page-tie = שוויון בנקודות: הניצחון של המושב השני, { $who } (5.6).
page-most-points = מרב הנקודות מנצח; בשוויון הניצחון של המושב השני: { $who }.

## The table page: things

page-rests-on = היא נשענת על טבעת { $one } ועל טבעת { $other }.
page-carries = היא נושאת את { $rings }.
page-lies-on-crater = היא מונחת על מכתש { $crater }.
page-seen-lies-on-crater = היא מונחת על מכתש.
page-seen-tower-ring = מגדל המחקר על טבעת
page-seen-tower-large = מגדל המחקר על מכתש גדול
page-seen-settlement-ring = מושבה של { $who } על טבעת
page-seen-base-large = בסיס משאבים של { $who } על מכתש גדול
page-seen-base-small = בסיס משאבים של { $who } על מכתש קטן
page-is-open = היא פתוחה: אם תישאר כך עד סוף הסבב, תיבנה כאן מושבה של { $who }.
page-is-open-you = היא פתוחה: אם תישאר כך עד סוף הסבב, תיבנה כאן מושבה שלך.
page-tower-here = מגדל המחקר עומד כאן.
page-settlement-here = כאן עומדת מושבה של { $who }.
page-base-here = כאן עומד בסיס משאבים של { $who }.
page-hover-free = פנוי לטבעת: שתי טבעות נושאות את הבאה, גבוה יותר
page-hover-by-ring = אין מקום לטבעת: טבעת אחרת בדרך
page-hover-by-settlement = אין מקום לטבעת: מושבה בדרך
page-hover-by-tower = אין מקום לטבעת: המגדל בדרך
page-hover-by-base = אין מקום לטבעת: בסיס בדרך
page-not-here-large = טבעת גדולה מונחת במכתש גדול
page-not-here-small = טבעת קטנה מונחת במכתש קטן
page-not-here-pair-large = היא צריכה לנוח על שתי טבעות בדיוק: אחת בצבע שלה, או אחת מכל צבע אחר
page-not-here-pair-small = היא צריכה לנוח על שתי טבעות בדיוק, אחת מהן בצבע שלה
page-not-here = טבעת מונחת במכתש, או על שתי טבעות אחרות
page-hover-group = הקבוצה הגדולה בצבע הזה: { $n }
page-hover-top = בקומה הגבוהה ביותר שנחשבת
page-hover-settles = המושבות של { $who } נבנות על טבעות בצבע הזה.
page-hover-settles-you = המושבות שלך נבנות על טבעות בצבע הזה.
page-ring-here = כאן מונחת טבעת { $ring }.
page-empty = שום דבר אינו מונח או עומד עליו.
page-blocked-by-ring = חסום לטבעות: טבעת { $ring } חופפת לו ({ $clause }).
page-blocked-by-ring-above = חסום לטבעות: טבעת { $ring } עוברת מעליו ({ $clause }).
page-blocked-by-settlement = חסום לטבעות: המושבה שעל טבעת { $ring } מפריעה ({ $clause }).
page-blocked-by-tower = חסום לטבעות: מגדל המחקר מפריע ({ $clause }).
page-blocked-by-base = חסום לטבעות: בסיס המשאבים שעל { $crater } חופף לו ({ $clause }).

## The table page: the player aid

page-aid = דף עזר
page-winning = איך מנצחים
page-winning-told = בכל סבב טבעות גדולות פתוחות בצבע שלך מעל הקרקע מביאות לך מושבות, 2 נקודות כל אחת. בסוף הקבוצה הגדולה והקומה העליונה מביאות 2 נקודות כל אחת והמגדל 3, לבעלי הצבע. אחרי שישה סבבים מרב הנקודות מנצח.
page-why-draft-large = טבעות גדולות בצבע שלך מקבלות את המושבות שלך; הכחול אינו של איש, אבל מחבר צבעים.
page-why-draft-small = טבעות קטנות אינן מקבלות מושבה, אבל הן נושאות אחרות גבוה יותר ומגדילות קבוצות.
page-why-place = טבעת גדולה שלך על שתי אחרות מקבלת מושבה, אם דבר אינו מכסה אותה עד סוף הסבב.
page-round = סבב: כל צד לוקח שתי טבעות גדולות ואחר כך שתיים קטנות; אחר כך מניחים לסירוגין טבעת בכל תור, עד שהידיים ריקות. לבסוף באים המושבות והבסיסים.
page-pieces = מה כל דבר עושה
page-does-large = טבעת גדולה מונחת על מכתש גדול או על שתי טבעות, שלפחות אחת מהן בצבעה. על שתי טבעות בשני הצבעים האחרים היא מביאה אליה את המגדל.
page-does-small = טבעת קטנה מונחת על מכתש קטן או על שתי טבעות, שלפחות אחת מהן בצבעה.
page-does-settlement = מושבה באה מעצמה בסוף סבב על כל טבעת גדולה ופתוחה מעל הקרקע, והיא של מי שזה צבעו. היא שווה 2 ונשארת.
page-does-base = בסיס משאבים הוא לצד שלא בנה מושבה בסבב. הוא שווה 1, נשאר, וחוסם את המכתש שלו.
page-does-tower = מגדל המחקר עובר אל כל שיתוף פעולה חדש. בסוף הוא שווה 3 לצבע שהוא עומד עליו.
page-scoring = ניקוד
page-group-passing = הקבוצה הגדולה ביותר של זהב או כסף שווה 2 לבעלי צבעה, ובשוויון לשני הצדדים; הכחול אינו נחשב.
page-highest-passing = טבעת הזהב או הכסף הגבוהה ביותר שווה 2 לבעלי צבעה, ובשוויון לשני הצדדים; הכחול אינו נחשב.
page-left-on-stacks = טבעות שנותרו בערימות
page-changed-rules = שינויים בשולחן הזה

## The table page: the command box

page-help = שאלות: where – מה המצב עכשיו, hand – הידיים, stacks – הערימות, moves או { CODE("moves Lg") } – המהלכים בקצרה, { CODE("craters Lg") } – המכתשים לטבעת אחת, { CODE("pairs Lg") } – הזוגות לטבעת אחת, { CODE("pair Lg 2") } – זוג אחד, { CODE("pair Lg 2 3") } – המקום השלישי שלו, { CODE("#8") } – טבעת, { CODE("L12") } – מכתש, score – הניקוד, last – מה קרה לאחרונה, hint – עצה. מהלכים: { CODE("gold") }, { CODE("tower=L20") }, { CODE("draft=L3") }, { CODE("Lg>L12") }, { CODE("Sb>(-26,20)") }, { CODE("aside=Lg") }, { CODE("settle=12") }, { CODE("base=S05") }. וגם: undo – ביטול המהלך האחרון.
page-holds =
    { $n ->
        [one] { $who }: טבעת אחת ביד – { $rings }
        [two] { $who }: שתי טבעות ביד – { $rings }
       *[other] { $who }: { $n } טבעות ביד – { $rings }
    }
page-holds-you =
    { $n ->
        [one] יש לך טבעת אחת: { $rings }
        [two] יש לך שתי טבעות: { $rings }
       *[other] יש לך { $n } טבעות: { $rings }
    }
page-moves =
    { $n ->
        [one] מהלך אחד: { $moves }
        [two] שני מהלכים: { $moves }
       *[other] { $n } מהלכים: { $moves }
    }
page-no-moves-yet = עוד לא שוחק אף מהלך.
page-move-count =
    { $n ->
        [one] מהלך אחד.
        [two] שני מהלכים.
       *[other] { $n } מהלכים.
    }
page-counts = { NAME("ring", $ring) }, { $ring }: מכתשים פנויים { $craters }, זוגות טבעות { $pairs }, מקומות עליהם { $places }.
page-more = לפרטים נוספים: { $questions }.
page-example = למשל: { $move }
page-to-place = להנחה: { NAME("ring", $ring) }
page-pair-of =
    { $n ->
        [one] הזוג היחיד הוא { $pair }
        [two] מתוך שני זוגות, מספר { $pair }
       *[other] מתוך { $n } זוגות, מספר { $pair }
    }
page-pair-move = { $pair }: { $move }
page-by-move = המהלך הוא { $move }
page-enter = מקש Enter משחק אותו
page-no-such-ring = אין לך טבעת כזאת להניח.
page-no-such-pair =
    { $n ->
        [one] יש זוג אחד, מספר 1.
        [two] יש שני זוגות.
       *[other] יש { $n } זוגות.
    }
page-other-places =
    { $n ->
        [one] עוד מקום אחד: { $places }
        [two] עוד שני מקומות: { $places }
       *[other] עוד { $n } מקומות: { $places }
    }
page-no-such-place =
    { $n ->
        [one] יש מקום אחד, מספר 1.
        [two] יש שני מקומות.
       *[other] יש { $n } מקומות.
    }
page-which-ring = יש לציין גם את הטבעת: { $questions }.
page-turn-of = התור של { $who }: { NAME("step", $step) }
page-now-colour = יש לבחור צבע, זהב או כסף
page-now-tower = יש להציב את מגדל המחקר על מכתש גדול
page-now-draft-large = יש לקחת שתי טבעות גדולות מערימה
page-now-draft-small = יש לקחת שתי טבעות קטנות מערימה
page-now-place = יש להניח טבעת
page-now-aside = אף טבעת שלך אינה מתאימה לשום מקום: יש להניח אחת בצד
page-now-settle = יש לבחור טבעת למושבה
page-now-base = יש להציב בסיס משאבים על מכתש פנוי
page-on-top = בראש הערימות: { $stacks }
page-on-stack = { $stack } { $rings }
page-score-told = ניקוד: { $who } { $points }, { $other } { $others }
page-score-told-you = ניקוד: שלך { $points }, { $other } { $others }

## The lesson, step by step

lesson-moon-title = הירח
lesson-moon = לונה והצד שלך בונים על הירח בטבעות זהב, כסף וכחול. טבעות גדולות בצבע שלך מביאות לך מושבות, והמושבות שוות נקודות. הכלים שלך אדומים, והכלים של לונה בצבע טורקיז.
lesson-colour-title = הצבע שלך
lesson-colour = המושב שלך הוא השני, ולכן בחירת הצבע שלך. זהב וכסף טובים באותה מידה; הצבע האחר הוא של לונה, והכחול אינו שייך לאיש. בשיעור הזה יש לבחור זהב.
lesson-tower-title = מגדל המחקר
lesson-tower = גם המכתש הגדול שמגדל המחקר מתחיל בו הוא לבחירתך. יש להציב אותו במקום הזוהר: שם הוא לא יפריע לך.
lesson-draft-large-title = טבעות גדולות
lesson-draft-large = בכל סבב כל צד לוקח את שתי הטבעות העליונות מערימה של גדולות. שתי טבעות כסף כבר נלקחו; עכשיו תורך לקחת את שתי טבעות הזהב.
lesson-draft-small-title = טבעות קטנות
lesson-draft-small = אחר כך כל צד לוקח באותו אופן שתי טבעות קטנות. יש לקחת את הזוג הזוהר.
lesson-crater-title = על מכתש
lesson-crater = עכשיו מניחים טבעות לסירוגין. טבעת מתאימה למכתש פנוי בגודל שלה: יש להניח טבעת זהב גדולה על המכתש הזוהר, קרוב לטבעת הכסף.
lesson-pair-title = על שתי טבעות
lesson-pair = מותר להניח טבעת גם על שתי אחרות, אם היא נשענת היטב ואחת מהן בצבע שלה. איזה משלושת המקומות מתאים לטבעת הזהב השנייה שלך?
lesson-round-title = שאר הסבב
lesson-round = הטבעת שלך מונחת בקומה 2. הלאה: שני הצדדים מניחים את שאר הטבעות.
lesson-settled-title = מושבה
lesson-settled = בסוף סבב כל טבעת גדולה ופתוחה מעל הקרקע מקבלת מושבה מבעלי צבעה: 2 נקודות לך. לונה לא קיבלה אף מושבה, ובמקום זה הציבה בסיס משאבים על מכתש: נקודה אחת. עכשיו מתחיל הסבב השני: התור הראשון שלך, ושוב נלקחות שתי טבעות זהב גדולות.
lesson-collaboration-title = שיתוף פעולה
lesson-collaboration = טבעת גדולה יכולה גם לחבר שתי טבעות בשני הצבעים האחרים: כאן אחת של כסף ואחת כחולה. זהו שיתוף פעולה, והוא מביא אליו את מגדל המחקר. יש להניח טבעת זהב גדולה במקום הזוהר.
lesson-tower-moved-title = המגדל עבר
lesson-tower-moved = עכשיו המגדל עומד על הטבעת שלך. אם בסוף המשחק הוא על טבעת בצבע שלך, מגיעות לך 3 נקודות; עד אז שיתוף הפעולה הבא ייקח אותו משם. כל עוד הוא שם, הטבעת אינה מקבלת מושבה.
lesson-end-title = סוף המשחק
lesson-end = אחרי שישה סבבים סופרים: 2 נקודות למושבה, נקודה לבסיס, 3 למגדל, 2 לקבוצה המחוברת הגדולה ביותר בצבע שלך ו־2 לטבעת בקומה העליונה; טבעת שאין לה מקום עולה נקודה. מרב הנקודות מנצח, ובשוויון הניצחון של המושב השני.

## The rules in short, clause by clause

clause-1-1 = משחקים בשניים: { CODE("P1") } במושב 0 ו־{ CODE("P2") } במושב 1. מכל גודל 24 טבעות, 8 מכל צבע, בארבע ערימות מעורבבות של שש.
clause-1-2 = מותר להסתכל בכל ערימה בכל עת; רק הערבוב בהתחלה הוא עניין של מזל.
clause-1-3 = הבחירה בין זהב לכסף היא של { CODE("P2") }, והצבע האחר של { CODE("P1") }; הכחול אינו של איש. אחר כך { CODE("P2") } בוחר למגדל מכתש גדול.
clause-1-4 = לכל צד שש מושבות ושישה בסיסי משאבים.
clause-2-1 = יש שישה סבבים; את האי־זוגיים פותח { CODE("P1") }, את הזוגיים { CODE("P2") }.
clause-2-2 = כל צד לוקח את שתי העליונות מערימה של טבעות גדולות, ואחר כך של קטנות; מי שפותח את הסבב תמיד קודם.
clause-2-3 = אחר כך מניחים לסירוגין טבעת בכל תור, עד ששתי הידיים ריקות.
clause-2-4 = כל טבעת מהיד מונחת על מכתש או על שתי טבעות.
clause-2-5 = כל עוד טבעת שלך מתאימה למקום כלשהו, חובה להניח אחת; אם אף אחת לא, מניחים אחת בצד והיא לא חוזרת.
clause-3-1 = מכתש מקבל טבעת בגודלו, אם שום דבר אינו מונח על העיגול שלו או חוצה אותו.
clause-3-2 = שתי טבעות מאותה קומה נושאות חדשה מכל גודל; שלישית לא תיגע בה, ואחת מהשתיים בצבעה (חוץ מ־3.5).
clause-3-3 = טבעת עליונה אינה חופפת לאחרות בקומתה, לגבוהות ממנה, למגדל ולמושבות; מעל כל השאר מותר לה לבלוט.
clause-3-4 = טבעת שנושאת משהו יכולה לשאת עוד על שפתה.
clause-3-5 = טבעת גדולה רשאית לגשר בין שתי טבעות בצבעים שונים גם אם צבעה שונה משתיהן, אם היא יציבה: אז המגדל עובר אליה.
clause-3-6 = אחרי שהמגדל עבר, מקומו הקודם פנוי.
clause-4-1 = אחרי סבב כל טבעת גדולה ופתוחה מעל הקרקע מקבלת מושבה מבעלי צבעה, שבוחרים אם נותרו פחות מדי.
clause-4-2 = מושבות נשארות.
clause-4-3 = אחר כך מי שלא בנה מושבה בסבב מציב בסיס על מכתש לא תפוס, אם יש.
clause-4-4 = בסיסים נשארים, וחוסמים את המכתשים שהם חופפים להם.
clause-5-1 = מושבה שווה 2, בסיס 1, וטבעת שהונחה בצד גורעת 1.
clause-5-2 = בעלי הצבע של הקבוצה הגדולה ביותר מקבלים 2, ובשוויון שני הצדדים; אם הכחול לבדו מוביל, איש אינו מקבל.
clause-5-3 = קבוצה מחוברת במקום שבו טבעות בצבעה נשענות זו על זו או שכנות בקומה ({ CODE("G9") }); היא יכולה לטפס.
clause-5-4 = טבעת בקומה העליונה שווה 2 לבעלי צבעה.
clause-5-5 = מגדל על טבעת שווה 3 לבעלי צבעה.
clause-5-6 = מרב הנקודות מנצח; בשוויון הניצחון של המושב השני.
clause-6-1 = עם { CODE("settled-rings=closed") } אין להניח טבעת על טבעת שעליה מושבה, או המגדל לפני שעבר.
clause-6-2 = עם { CODE("bases=open-craters") } בסיס מוצב רק על מכתש שאפשר להניח עליו טבעת בגודלו (3.1); אם אין כזה, אין בסיס.
clause-6-3 = עם { CODE("blue-bonus=pass") } הקבוצה הגדולה והקומה העליונה נקבעות בין זהב לכסף; הכחול אינו נחשב.
clause-G1 = מרכזי הטבעות שמעל הקרקע הם נקודות עם קואורדינטות זוגיות עד 80 לכל כיוון, קומה אחת מעל הטבעת הגבוהה שהן נוגעות בה.
clause-G2 = טבעות נוגעות כששפותיהן חופפות: שתי גדולות במרחק קטן מ־20, שתי קטנות קטן מ־12, גדולה וקטנה בין 2 ל־16. דרושות בדיוק שתיים.
clause-G3 = קו האמצע של השפה חותך את אלה של שתי הטבעות שמתחת (מרחק: גדולות 1 עד 17, מעורב 5 עד 13, קטנות 1 עד 9), ולכל היותר 170 מעלות בלי תמיכה.
clause-G4 = המרחק בין שתי טבעות בקומה אחת הוא לפחות 20 אם שתיהן גדולות, 12 אם שתיהן קטנות, ואחרת 16; לכן טבעת אינה בתוך חור של אחרת.
clause-G4b = טבעת אינה נדחקת מתחת לטבעת בקומה גבוהה יותר: אסור לה לגעת בה, גם לא על מכתש.
clause-G5 = בשביל המגדל מותרות לכל היותר 150 מעלות בלי תמיכה.
clause-G6 = טבעות שומרות מרחק 4 ממרכזי מושבות בקומה שמתחתן ומעלה, ועל מכתשים ממרכזי כל המושבות.
clause-G7 = טבעות שומרות מרחק 3 ממרכז המגדל, בכל קומה.
clause-G8 = לבסיס דרוש מכתש שמרכזו רחוק לפחות 3 מטבעות הקרקע ו־6 מבסיסים וממגדל שעל הקרקע; הוא חוסם מכתשים בטווח 3.
clause-G9 = טבעות בקומה אחת הן זו לצד זו אם המרווח ביניהן לכל היותר 1.

## A sentence about each thing

story-Lg = הזהב שייך לאחד משני הצדדים. במקום שטבעת זהב גדולה נשארת פתוחה מעל הקרקע, תקום לו מושבה.
story-Ls = הכסף שייך לאחד משני הצדדים. במקום שטבעת כסף גדולה נשארת פתוחה מעל הקרקע, תקום לו מושבה.
story-Lb = הכחול אינו שייך לאיש. טבעת כחולה גדולה על גבי זהב וכסף מביאה את היריבים לעבוד יחד.
story-Sg = בטבעת זהב קטנה איש אינו גר, אבל היא מחברת את הבסיס של הזהב ומובילה אותו למעלה.
story-Ss = בטבעת כסף קטנה איש אינו גר, אבל היא מחברת את הבסיס של הכסף ומובילה אותו למעלה.
story-Sb = טבעת כחולה קטנה היא ניטרלית: היא אינה נספרת לאיש, ויכולה לשאת את שני הצדדים.
story-crater-large = מקום לטבעת גדולה, לבסיס משאבים, ובהתחלה גם למגדל המחקר.
story-crater-small = מקום לטבעת קטנה או לבסיס משאבים.
story-tower = הלב של התוכנית כולה, והוא נודד: בכל מקום שבו שני הצדדים עובדים יחד, שם יעמוד המגדל.
story-settlement = כאן למעלה גרים בני אדם, על טבעת גדולה בצבע של הצד שלהם. בבסיס שהאנושות גאה בו יש הרבה כאלה.
story-base = צד שלא מצא היכן להתיישב באחד הסבבים הבטיח לעצמו לפחות מכתש ואת מה שאפשר להפיק ממנו.
story-stack = הטבעות לכל ששת הסבבים, תמיד שתיים בבת אחת ותמיד מלמעלה.
