### What any game, the table and the command line can say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.
### CODE(…) keeps what it encloses together, from left to right.

## Lists

nothing = כלום
between-clauses = { "; " }
before-explanation = { ": " }

## Refusals: moves

refused-no-such-move = ״{ $text }״ אינו מהלך
refused-game-over = המשחק הסתיים
refused-not-your-turn = התור של מושב { $to_move }, לא של מושב { $seat }

## Refusals: options

refused-unknown-game = אין משחק בשם ״{ $game }״ (זמינים: { $games })
refused-unknown-option = אין אפשרות בשם ״{ $option }״
refused-option-twice = האפשרות { $option } ניתנה פעמיים
refused-option-missing = האפשרות { $option } חסרה
refused-option-only-players =
    { $n ->
        [one] המשחק { GAME($game) } מיועד לשחקן אחד, לא ל־{ $players }
        [two] המשחק { GAME($game) } מיועד לשני שחקנים, לא ל־{ $players }
       *[other] המשחק { GAME($game) } מיועד ל־{ $n } שחקנים, לא ל־{ $players }
    }
refused-no-such-seat = אין מושב { $seat }, המושבים הם מ־0 עד { $last }
refused-seed-length = בזרע יש 32 בתים, לא { $length }
refused-seed-text = הזרע אינו טקסט שאפשר לכתוב ב־{ CODE("UTF-8") }

## Refusals: files

refused-toml-beyond-reading = בקובץ יש מספר ארוך מדי, או קינון עמוק מדי

## Refusals: positions

refused-position-not-json = העמדה אינה JSON
refused-json-key-twice = המפתח ״{ $key }״ מופיע פעמיים באותו אובייקט JSON
refused-position-not-object = העמדה אינה אובייקט JSON
refused-position-other-game = העמדה היא של { $game }
refused-position-is-view = זה מבט של מושב אחד, לא עמדה שלמה
refused-rules-number = מספר החוקים בעמדה הוא { $rules }, והתוכנה משחקת עד { $newest }
refused-position-field = השדה { $field } בעמדה חסר או מסוג שגוי
refused-position-unknown-field = בעמדה, ב־{ $where }, יש שדה לא מוכר: ״{ $field }״
refused-position-number = השדה { $field } בעמדה צריך להיות מספר שלם מ־{ $least } עד { $most }
refused-position-over-seat = המשחק הסתיים, ולכן { CODE("turn.seat") } צריך להיות null
refused-position-result-missing = המשחק הסתיים, אבל בעמדה אין תוצאה
refused-position-result-early = בעמדה יש תוצאה, אבל המשחק לא הסתיים

## Refusals: records

refused-record-not-utf8 = הרישום אינו טקסט { CODE("UTF-8") }
refused-record-empty = הרישום ריק
refused-record-header-form = שורה { $line } אינה כותרת כמו { CODE("[Name \"value\"]") }: { $text }
refused-record-header-twice = הכותרת { $header } מופיעה פעמיים
refused-record-unknown-header = אין כותרת בשם { $header }
refused-record-missing-header = הכותרת { $header } חסרה
refused-record-hex = בכותרת { $header } דרושות 64 ספרות הקסדצימליות
refused-record-no-seed = הכותרת Seed חסרה: בלעדיה אי אפשר לשחזר את המשחק
refused-record-only-seed-hash = ברישום יש רק גיבוב של הזרע, שנשאר סודי כל עוד המשחק נמשך: עוד אי אפשר להריץ אותו מחדש
refused-record-rules-form = הכותרת Rules צריכה להיות מספר, לא ״{ $rules }״
refused-record-rules-newer = הרישום שוחק לפי חוקים מספר { $rules }, והתוכנה מכירה חוקים עד { $newest }: דרושה גרסה חדשה יותר
refused-record-result-form = הכותרת Result היא * או מנצחים וסיבה, לא ״{ $text }״
refused-record-line = שורה { $line } אינה סבב ומושב כמו 1.0 ואחריהם מהלכים, עם רווח לפני כל אחד: { $text }
refused-record-seat-name = ברישום נזכר מושב { $seat }, אבל המושבים הם מ־0 עד { $last }
refused-record-position-disagrees = הכותרת { $header } סותרת את העמדה
refused-record-label = השורה { $label } היא התור { $running } (ב־{ $move })
refused-record-unsound = הרישום אינו עקבי; { CODE("selenite verify") } מסביר מדוע
refused-record-turn-split = התור { $label } כתוב בשתי שורות
refused-record-line-per-move = בשורה { $label } יש כמה מהלכים ({ $moves }): במשחק הזה לכל מהלך שורה משלו
refused-record-move-refused = תור { $label }, מהלך { $move }: { $reason }
refused-record-result = התוצאה היא ״{ $result }״, וברישום כתוב ״{ $written }״
refused-record-seed-hash = הזרע אינו תואם את הגיבוב שברישום
refused-record-deal-form = הכותרת Deal אינה בנויה כפי שמתואר ב־docs/fairness.md
refused-record-deal-secret = בכותרת Deal חסר הסוד: אי אפשר לבדוק אותה
refused-record-deal-commitment = הגיבוב של סוד השרת אינו זה שהשרת התחייב אליו
refused-record-deal-part = הגיבוב של החלק של מושב { $seat } אינו זה שהדפדפן שלו התחייב אליו
refused-record-deal-seed = הזרע אינו נובע מסוד השרת ומהחלקים של השחקנים
refused-record-deal-lots = ההגרלה אינה נובעת מהזרע
refused-record-deal-places = בכותרת Deal יש מקומות, מושבים או הגרלה שאינם מתאימים למשחק של { $players } שחקנים
refused-record-deal-other-promise = השרת נתן הבטחה אחרת לפני המשחק
refused-record-deal-not-promised = לפני שהתוכנית הזאת שלחה את החלק שלה הובטחו חלקים אחרים
refused-record-deal-left-out = החלק שהתוכנית הזאת שלחה בזמן הושמט

## Refusals: the command line

refused-file-unreadable = אי אפשר לקרוא את { $file }: { $reason }
refused-file-unwritable = אי אפשר לכתוב אל { $file }: { $reason }
refused-file-not-text = { $file } אינו טקסט { CODE("UTF-8") }
refused-option-empty = האפשרות { $option } ריקה: אחרי { CODE($option, "=") } בא שם של קובץ
refused-option-no-file = אי אפשר לקרוא את { $file }: אין קובץ כזה, ו־{ $option } אינה מכירה שם כזה (זמינים: { $names })
refused-option-form = אפשרות נכתבת { CODE("KEY=VALUE") }, לא ״{ $text }״
refused-position-game = העמדה היא של { $game }, לא של { $wanted }
refused-position-option = האפשרות { $option } שונה מזו שבעמדה
refused-json-and-svg = הפקודה show מדפיסה { CODE("--json") } או { CODE("--svg") }, לא את שניהם
refused-seat-form = מושב הוא מספר או ״public״, לא ״{ $text }״
refused-count-form = האפשרות { $option } מקבלת מספר שלם מ־{ $least } עד { $most }, לא ״{ $text }״
refused-bot-level = הזמן של { $bot } קבוע ואי אפשר לשנות אותו
refused-bot-unknown = אין בוט בשם ״{ $bot }״ (זמינים: { $bots })
refused-bot-seconds = הזמן של בוט הוא מספר שניות, כמו 0.3, או מספר משחקי הדמיה, כמו { CODE("500p") }, לא ״{ $text }״
refused-bot-module = אי אפשר לטעון את { $module }: { $reason }
refused-bot-class = ב־{ $module } אין מחלקה ״{ $name }״ עם מתודה choose
refused-net-file = { $file } אינו קובץ של רשתות, או שהוא פגום
refused-net-game = ב־{ $file } יש רשתות לכללים { $rules } של { $game }, לא לאלה
refused-net-inputs = ב־{ $file } יש רשתות לגרסה { $version } של הקלטים; כאן גרסה { $expected }
refused-bot-count = את { CODE("--bot") } נותנים פעם אחת, או פעם לכל מושב ({ $players } פעמים), לא { $found } פעמים
refused-bot-twice = הבוט { $bot } נזכר פעמיים
refused-bots-too-few = לטורניר דרושים לפחות שני בוטים שונים, כל אחד עם { CODE("--bot") }, לא { $found }; { CODE("--lineup") } מציין שולחנות שלמים
refused-bot-idle = הבוט { $bot } אינו באף הרכב
refused-lineup-seats = ההרכב { $lineup } הוא ל־{ $found }, והמשחק ל־{ $seats }: הרכב מציין בוט לכל מושב, מופרדים בפסיקים
refused-limit-form = הדגל { CODE("--limit") } מקבל מספר שניות מ־{ $least } עד { $most }, לא ״{ $text }״
refused-results-no-file = { $file } אינו קובץ תוצאות של טורניר
refused-results-other = { $file } שייך לטורניר אחר: { $field } שלו הוא { $there }, לא { $here }
refused-results-line = שורה { $line } של { $file } אינה תוצאה של משחק
refused-results-in-use = טורניר אחר כותב אל { $file }
refused-worker-died = תהליך שמשחק את המשחקים הסתיים מעצמו שוב ושוב (קוד יציאה { $status })
refused-no-ray = החבילה Ray אינה מותקנת: { CODE("pip install 'selenite[ray]'") }
refused-ray-unreachable = אין גישה לאשכול { CODE("Ray") } { $address }: { $reason }
refused-serve-extra = לשולחן המקוון דרושות עוד חבילות ({ $module } חסרה): { CODE("pip install 'selenite[web]'") }
refused-serve-database-url = מסד נתונים נכתב { CODE("sqlite:///FILE") } או { CODE("postgresql://USER@HOST/NAME") }, לא { $url }
refused-serve-no-workers = עם { CODE("SQLite") } אף תהליך אחר לא מחשב בשביל הבוטים: { CODE("--workers") } צריך להיות לפחות 1
refused-worker-database = לתהליכי החישוב דרוש מסד נתונים משותף, { CODE("postgresql://USER@HOST/NAME") }, לא { $url }
refused-serve-postgres-extra = ל־{ CODE("PostgreSQL") } דרושות עוד חבילות ({ $module } חסרה): { CODE("pip install 'selenite[postgres]'") }
refused-serve-database = אי אפשר לשמור את השולחנות ב־{ $file }: { $fault }
refused-serve-failed = השולחן המקוון לא הצליח להתחיל עם { $file }
refused-serve-port = אי אפשר להאזין ב־{ $host }, פורט { $port }: { $fault }
refused-serve-host = { CODE("--allowed-host") } מקבל שם מארח בלי פורט, לא { $host }
refused-serve-proxy = { CODE("--trusted-proxy") } מקבל כתובת { CODE("IP") } או רשת כמו { CODE("10.0.0.0/8") }, לא { $proxy }
refused-limits-not-toml = המגבלות אינן { CODE("TOML") }: { $fault }
refused-limits-unknown = אין מגבלה בשם { $name }
refused-limits-number = המגבלה { $name } היא מספר חיובי
refused-limits-rates = המגבלה { $name } מקבלת { CODE("person") } ו־{ CODE("address") }, כל אחד רשימה של זוגות: כמה, ובכמה שניות
refused-store-in-use = שרת אחר משתמש ב־{ $file }: יש לעצור אותו קודם
refused-banned = מפעיל השרת חסם את הגישה שלך
refused-person-unknown = אין אדם שמספרו { $person }
refused-admin-one-of = יש לציין { $one } או { $other }
refused-admin-address = { $address } אינה כתובת { CODE("IP") }
refused-no-program = { $program } אינה מותקנת: היא חלק מהלקוח של { CODE("PostgreSQL") }
refused-program-failed = { $program } נכשלה: { $reason }
refused-store-away = השרת אינו מצליח להגיע למסד הנתונים שלו כרגע: כדאי לנסות שוב בעוד רגע
refused-store-unwritable = השרת אינו יכול לשמור דבר כרגע, כי הדיסק שלו מלא או פתוח לקריאה בלבד: דבר לא השתנה, וכל מה שנשמר קודם בטוח; כדאי לנסות שוב מאוחר יותר
refused-store-newer = { $file } שייך לגרסה חדשה יותר של Selenite (סכמה { $version }): יש לעדכן את הגרסה הזאת
refused-store-older = { $file } שייך לגרסה ישנה יותר של Selenite (סכמה { $version }): יש לעצור את השרתים שלה ואז להריץ { CODE("selenite admin migrate") }
refused-backup-exists = { $file } כבר קיים: יש לציין קובץ חדש לגיבוי
refused-restore-exists = ב־{ $file } כבר יש שולחנות: עם { CODE("--replace") } הגיבוי יחליף אותם
refused-restore-in-use = שרתים משתמשים ב־{ $file }: יש לעצור אותם קודם
refused-backup-other = { $file } אינו מסד נתונים של שולחנות
refused-ray-lost = אשכול Ray איבד משחק שוב ושוב: { $reason }
refused-too-deep = הקינון בקלט עמוק מדי
refused-seats-form = הדגל { CODE("--seats") } מקבל מושבים מופרדים בפסיקים, כל אחד פעם אחת, לא ״{ $text }״
refused-resume-alone = הדגל { CODE("--resume") } מביא משחק משלו: יש להשמיט את המשחק, { CODE("--players") }, { CODE("--seed") } ו־{ CODE("--option") }
refused-first-player-rule = הדגל { CODE("--first") } מקבל { CODE("lot") }, { CODE("me") } או { CODE("other") }, לא ״{ $rule }״
refused-first-player-option = { $title } קובע בעצמו מי ראשון: יש לבחור עם { CODE("--option first=") }
refused-first-player-seats = { CODE("--first") } ו־{ CODE("--seats") } קובעים שניהם את המושב שלך: יש להשמיט אחד מהם

## Who is the first player

first-player-lot = השחקן הראשון לפי ההגרלה: { $who }
first-player-agreed = השחקן הראשון, כפי שסוכם: { $who }

## How a game ended in the arena

ended-forfeit = בהפסד טכני
ended-stopped = נעצר אחרי 1,000 תורים

## Why a bot forfeited

why-crashed = זרק חריגה
why-illegal = לא שיחק מהלך חוקי
why-slow = חרג מהזמן בתור אחד
why-died = סיים את התהליך שלו, קוד יציאה

## The log: what came of it

event-over =
    { $n ->
        [one] המשחק הסתיים. ניצחון { NAME("reason", $reason) }: { $who }
        [two] המשחק הסתיים. תיקו { NAME("reason", $reason) }: { $who }
       *[other] המשחק הסתיים. תיקו { NAME("reason", $reason) }: { $who }
    }

## The board as text

board-title = { GAME($game) }, סבב { $round }
board-over =
    { $n ->
        [one] ניצחון { NAME("reason", $reason) }: { $who }
        [two] תיקו { NAME("reason", $reason) }: { $who }
       *[other] תיקו { NAME("reason", $reason) }: { $who }
    }
board-over-you = ניצחת { NAME("reason", $reason) }
board-seat = מושב { $seat }
board-you = הצד שלך
