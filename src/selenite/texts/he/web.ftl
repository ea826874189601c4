### What the pages say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.
### CODE(…) keeps what it encloses together, from left to right.

## All pages

web-skip = דילוג לתוכן
web-nav = עמודים
web-rules = חוקים
web-rules-of = החוקים של { GAME($game) }
web-learn = תור ראשון ב־{ GAME($game) }
web-world-of = העולם של { GAME($game) }
web-who-are-you = מה שמך?
web-settings = הגדרות
web-language = שפה
web-theme = ערכת צבעים
web-theme-auto = לפי המכשיר
web-theme-light = בהירה
web-theme-dark = כהה
web-motion = הנפשה
web-hurry = דילוג
web-mute-sounds = השתקה
web-volume = עוצמה
web-pace-fast = מהיר
web-pace-usual = רגיל
web-pace-slow = איטי
web-pace = קצב הבוטים
web-sound = צליל
web-questions = שאלות לפני צעד סופי
web-codes = קודים על הלוח
web-chance = סיכויי הניצחון, לבד נגד בוטים ובצפייה חוזרת
web-on = כן
web-off = לא
web-change = החלה
web-lobby = לשחק
web-players = שחקנים
web-sorry = זה לא הצליח
web-to-lobby = ללובי
web-not-found = אין כלום בכתובת הזאת.
web-bad-request = העמוד שלח משהו שאי אפשר להבין.
web-board = לוח
web-3d = תלת־ממד
web-3d-flat = שטוח
web-3d-switch = מעבר בין הלוח השטוח ללוח בתלת־ממד
web-3d-none = הדפדפן הזה לא מציג תלת־ממד, לכן הלוח נשאר שטוח
web-3d-about = הלוח בתלת־ממד: גרירה או מקשי החצים מסובבים אותו, פלוס ומינוס מקרבים ומרחיקים, Home חוזר למבט הראשון
web-act = מה אפשר לעשות
web-menu = ביטול מהלך, רמז ועוד
web-hand = היד שלך
web-log = מה קרה
web-log-short = יומן
web-newest = לחדש ביותר
log-round = סבב { $round }
web-chat = צ׳אט
web-say = לומר משהו
web-phrases = משפטים מוכנים
web-mute = השתקת הצ׳אט
web-notify = להודיע לי כשמגיע תורי
web-offline = החיבור אבד; מנסים שוב
web-only-here = הקישור הזה פועל רק במחשב הזה. למכשירים אחרים, יש להפעיל את Selenite עם האפשרות הזאת:
web-failed = זה לא הגיע לשולחן: כדאי לנסות שוב
web-not-there = אין לזה מקום כאן
web-replay = המשחק מהלך אחר מהלך
web-more = עוד
menu-game = המשחק הזה
menu-sound = צלילים והודעות
menu-screen = מסך גדול
menu-about-screen = לכל מי שבחדר, הידיים מוסתרות
menu-about-replay = כל המהלכים עד כה, בזה אחר זה
menu-about-record = קובץ לשמירה, לשיתוף או לצפייה חוזרת
menu-about-commands = לשחק ולשאול בהקלדה
menu-about-restart = חזרה לתחילת התור
menu-about-ask-undo = אם האחרים מסכימים
menu-about-abort = בלי מנצחים, אם כולם מסכימים
menu-about-resign = הניצחון לצד האחר
menu-about-bot = בוט ממשיך במקומך
web-send = שליחה
web-command = פקודה: מהלך או שאלה, ? לעזרה
web-command-help = אפשר לכתוב מהלך בשפת המהלכים, או לשאול: ? לעזרה
web-undone = המהלך בוטל
web-record = הורדת המשחק
web-gathering = ממתינים לשחקנים
web-dealing = מחלקים…
web-your-turn = התור שלך
web-you-begin = ההתחלה שלך!
web-begins = { $who } בתור הראשון
web-turn-of = התור של { $who }
web-pass-on = המסך עובר אל { $who }
web-uncover = הצגת היד שלי
web-resigned = פרישה של { $loser }: הניצחון של { $who }
web-aborted = המשחק הסתיים בהסכמה, בלי הכרעה
web-stands-in = לא כאן, משחק בוט: { NAME("level", $bot) }
web-come-back = לחזור לשחק
web-bot = בוט, { NAME("level", $bot) }
web-absent = לא כאן
web-let-bot-play = שישחק בוט
web-friend-plays = שימשיך מישהו אחר
web-ask-friend = לבקש שימשיך מישהו אחר
web-plays-for = במקום { $who }
web-give-back = להחזיר את המושב
web-sure-give-back = להחזיר את המושב? בוט ישחק עד שבעל המושב יחזור.
web-allow-friend = שמישהו ישחק במקומי כשאיני כאן
web-forbid-friend = שאיש לא ישחק עוד במקומי
web-watching =
    { $n ->
        [one] אדם אחד צופה
        [two] שני אנשים צופים
       *[other] { $n } אנשים צופים
    }
web-rematch = משחק חוזר
web-first-table = פעם ראשונה כאן? שיעור קצר מראה איך נראה התור הראשון.
web-not-now = לא עכשיו
web-to-rematch = למשחק החוזר
web-undo = ביטול מהלך
web-undo-about = מבטל את הפעולה האחרונה שלך, עם השלבים שהסתיימו אחריה
web-undo-bots = מבטל את המהלך האחרון שלך, ואת מה שהבוטים עשו מאז
web-restart-turn = התור מההתחלה
web-hint = רמז
hint-play = לשחק כך
hint-play-turn = לשחק כך את כל התור
hint-stop = עצירה
hint-stopped = הרמז נעצר כאן; המשך התור בידיך.
web-ask-undo = בקשה לבטל מהלך
web-ask-abort = הצעה לסיים את המשחק
web-resign = פרישה
web-sure-abort = להציע לכולם לסיים את המשחק הזה בלי הכרעה? אם מישהו מסרב, המשחק נמשך.
web-sure-resign = לפרוש מהמשחק הזה? הניצחון יהיה של הצד האחר.
web-sure-resign-to-bot = לפרוש מהמשחק הזה? בוט ימשיך לשחק במקומך, ואי אפשר יהיה לחזור.
web-asks-undo = { $who }: בקשה לבטל מהלך
web-asks-abort = { $who }: הצעה לסיים את המשחק בלי הכרעה
web-asks-friend = { $who }: בקשה שמישהו אחר ימשיך במקום { $absent } ויראה את היד
web-agree = הסכמה
web-refuse = סירוב
web-you-asked-undo = הבקשה שלך לבטל מהלך מחכה לתשובה
web-you-asked-abort = ההצעה שלך לסיים את המשחק בלי הכרעה מחכה לתשובה
web-you-asked-friend = הבקשה שלך שמישהו אחר ימשיך במקום { $absent } מחכה להסכמת כולם
web-withdraw = ביטול הבקשה
web-cancel = ביטול
web-close = סגירה
web-command-short = פקודות
web-about = מה זה
web-ask-no-more = כן, ולא לשאול שוב
web-unreachable = אי אפשר להגיע לשולחן כרגע
web-unreachable-about = ייתכן שהמכשיר לא מחובר לרשת, או שהשרת בהפסקה. שום דבר לא אבד: המשחקים שלך שמורים. העמוד הזה ממשיך לנסות מעצמו ויחזיר אותך למקום שבו היית.
web-unreachable-retry = לנסות שוב עכשיו
web-unreachable-still = עדיין אין תשובה; עוד רגע ננסה שוב

## Levels of bots

level-newcomer = מתחיל
level-apprentice = שוליה
level-builder = בנאי
level-architect = אדריכל
level-master = רב־אמן
level-champion = אלוף

## Quick phrases

phrase-hello = שלום לכולם
phrase-good-move = מהלך יפה
phrase-thinking = רק רגע לחשוב
phrase-thanks = תודה
phrase-oops = אופס
phrase-good-game = היה משחק טוב
phrase-again = עוד פעם?
phrase-bye = עליי ללכת

## What bots say

remark-praise-1 = יפה מאוד!
remark-praise-2 = איך לא ראיתי את זה מגיע?
remark-won-1 = היה צמוד. תודה על המשחק!
remark-won-2 = משחק יפה. עוד אחד?
remark-lost-1 = כל הכבוד, ניצחון ראוי!
remark-lost-2 = ברכות! היום למדתי משהו.

## Hints

advice-why = למה
advice-chance = כ־{ $n } ניצחונות ב־100 משחקים בין שווי כוחות
advice-chance-hardly = כמעט בלי ניצחונות בין שווי כוחות
advice-chance-nearly = ניצחון כמעט בכל משחק בין שווי כוחות
advice-close = כמעט כמו ההצעה הראשונה
chance-title = סיכויי הניצחון
chance-own = מכאן: כ־{ $n } ניצחונות שלך ב־100 משחקים
chance-of = התור של { $who }: מכאן כ־{ $n } ניצחונות ב־100 משחקים
advice-none = לא נמצא רמז; כדאי לנסות שוב

## Refusals: the table

refused-table-unknown = אין שולחן { $table }
refused-table-seats = מספר המושבים שצוינו הוא { $seats }, ומספר השחקנים { $players }
refused-table-started = המשחק כבר התחיל
refused-deal-seed-given = הזרע של השולחן הזה נקבע מראש: אין מה להוסיף
refused-deal-digits = דרושות 64 ספרות הקסדצימליות, באותיות קטנות
refused-deal-not-now = כרגע לא מצפים ממך לחלק בחלוקה
refused-deal-other-part = זה לא החלק שהתחייבת אליו
refused-table-seat-taken = המושב כבר תפוס
refused-table-host-only = רק מי שבראש השולחן יכול לעשות זאת
refused-table-one-seat = בשולחן הזה לכל אדם מושב אחד, אלא אם מי שבראש השולחן מרשה יותר
refused-table-removed = מי שבראש השולחן הוציא אותך מהשולחן הזה
refused-table-nobody-to-remove = אין שם את מי להוציא או להחזיר
refused-table-not-yours = אין לך מושב בשולחן הזה
refused-table-no-stand-in = איש אינו נעדר מהמושב הזה
refused-table-no-friend = לזה דרושה הסכמה של { $who }, או של לפחות שניים אחרים בשולחן יחד
refused-table-absent = במקום { $who } משחק עכשיו בוט, והוא לא יכול להסכים במקומו של אדם: אפשר להמשיך לשחק עד לחזרה לשולחן, או לפרוש
refused-table-is-here = { $who } כאן
refused-table-seated-already = כבר יש לך מושב בשולחן הזה
refused-table-not-your-turn = התור של { $who }
refused-table-no-undo = אין מהלך שאפשר לבטל בלי לבקש
refused-table-others-follow = אחרים ליד השולחן רוצים לראות את המהלכים
refused-table-asked-already = כבר יש בקשה: קודם יש לענות עליה
refused-table-nothing-asked = אין בקשה לענות עליה
refused-table-no-own-request = אין בקשה שלך שאפשר לבטל
refused-table-not-over = המשחק עוד לא הסתיים
refused-table-not-running = המשחק אינו מתנהל כרגע
refused-table-stale = בינתיים קרה משהו: כדאי להסתכל שוב
refused-table-chance-hidden = סיכויי הניצחון מוצגים רק למי שמשחק לבד נגד בוטים, ואחרי המשחק
refused-table-damaged = היומן של השולחן הזה פגום, ולכן אי אפשר לפתוח אותו; כל שאר השולחנות תקינים
refused-table-log-full = היומן של השולחן הזה מלא: הוא מקבל רק מהלכים ואת מה שדרוש למשחק כדי להמשיך או להסתיים
refused-table-without-end = למשחק הזה אין סוף, והיומן שלו מלא: מישהו צריך לפרוש
refused-too-many =
    { $seconds ->
        [one] יותר מדי בזמן קצר: יש להמתין שנייה אחת
        [two] יותר מדי בזמן קצר: יש להמתין שתי שניות
       *[other] יותר מדי בזמן קצר: יש להמתין { $seconds } שניות
    }
refused-table-empty-chat = ההודעה ריקה
refused-table-name = בכינוי יש תו נראה אחד לפחות, ולכל היותר { $most }
refused-table-name-script = בכינוי יש אותיות של אלפבית אחד בלבד
refused-table-no-such-action = אין פעולה בשם ״{ $action }״
refused-table-name-taken = השם { $name }, או שם שנראה כמוהו, כבר תפוס בשולחן הזה
refused-table-just-gone = { $who } לא כאן רק מזה רגע: יש לחכות דקה
refused-table-covered = היד של { $who } עדיין מכוסה: קודם יש לגלות אותה
refused-table-nameless = קודם יש לבחור כינוי, כדי שכולם ידעו מי מדבר

## The lobby

lobby-title = משחקים תחת ירח אחד
lobby-intro = משחקי לוח נגד בוטים, עם חברים ליד המסך הזה, או דרך קישור.
lobby-nickname = הכינוי שלך
lobby-nicknames = ינשוף כסוף, לוטרת ירח, שביט שקט, אנפת לילה, שועל ענבר, פנס כחול, מכתש קטן, גירית כוכבים, כוכב נודד, ירח מלא, חצץ בהיר, ארנבת חולמת, אחו ערפילי, עפיפון זהב, כוכב הבוקר, דרקון טוב, ערבת חורף, זוהר הצפון, טיל נייר, גחלילית אמיצה
lobby-game = משחק
lobby-play = לשחק
lobby-play-named = לשחק ב־{ GAME($game) }
lobby-learn = ללמוד בשתי דקות
lobby-at-once = הכול מוכן: ״לשחק״ מתחיל מיד, נגד היריב שנבחר למטה.
lobby-invite = להזמין חברים
lobby-invite-about = עם חברים: כל המושבים האחרים נשארים פנויים, עם קישור להזמנה.
lobby-more = עוד שחקנים, מושבים ואפשרויות
lobby-opponent = היריב
lobby-players = שחקנים
lobby-seats = מושבים
lobby-seat = מושב { $n }
lobby-seat-me = אני
lobby-seat-opponent = היריב שנבחר למעלה
lobby-seat-person = אדם ליד המסך הזה
lobby-seat-invite = פנוי, בהזמנה
lobby-seat-bot = בוט: { NAME("level", $level) }
lobby-seat-name = השם במושב { $n }
lobby-options = אפשרויות
lobby-is-open = כולם רשאים למצוא את המשחק ולצפות בו
lobby-first-player = השחקן הראשון
lobby-first-player-lot = בהגרלה
lobby-first-player-me = אני
lobby-first-player-other = השחקן האחר
lobby-my-games = המשחקים שלי
lobby-your-turn = התור שלך
lobby-waiting =
    { $n ->
        [one] מושב אחד פנוי
        [two] שני מושבים פנויים
       *[other] { $n } מושבים פנויים
    }
lobby-their-turn = התור של { $who }
lobby-finished = משחקים שהסתיימו
lobby-won =
    { $n ->
        [one] הניצחון של { $who }
        [two] תיקו: { $who }
       *[other] תיקו: { $who }
    }
lobby-no-winner = בלי הכרעה
lobby-open-games = משחקים פתוחים
lobby-no-open-games = כרגע אין משחק שממתין לשחקנים.
lobby-not-all = כאן רק המשחקים האחרונים; הישנים יותר עדיין בכתובות שלהם.
lobby-broken = משהו השתבש כאן; דבר לא אבד. כדאי לנסות שוב.

## What the levels are like

opponent-newcomer = חוטף את מה שנוצץ ראשון ומחמיץ את השאר.
opponent-apprentice = מכיר את החוקים, אבל מחמיץ כל תור טוב שני.
opponent-builder = תמיד מוצא את התור הטוב ביותר שלו, ואף פעם לא שואל מה יבוא אחריו.
opponent-architect = מסתכל כמה תורים קדימה בהרף עין.
opponent-master = רואה רחוק יותר ומפספס מעט.
opponent-champion = לא מפספס דבר: החזק ביותר כאן, וממנו באים גם הרמזים.

## The gathering before a game

gathering-title = מתכנסים ל־{ GAME($game) }
gathering-link = קישור אחד לכל המושבים הפנויים
gathering-copy = העתקת הקישור
gathering-copied = הועתק
gathering-share = שיתוף
gathering-qr = קוד QR של הקישור
gathering-sit-at = לשבת במושב { $n }
gathering-add-at = להושיב אדם במושב { $n }
gathering-another = שם של אדם נוסף ליד המסך הזה
gathering-seats = מי משחק
gathering-free = מושב פנוי
gathering-host = בראש השולחן
gathering-ready = אפשר להתחיל
gathering-not-ready = עוד לא
gathering-you = המושב שלך
gathering-up = למעלה: { $who }
gathering-down = למטה: { $who }
gathering-make-free = פינוי המושב של { $who }
gathering-remove = להוציא את { $who } מהשולחן
gathering-removed = מי שבראש השולחן הוציא אותך מהשולחן הזה. אפשר לצפות.
gathering-let-back = להרשות ל־{ $who } לשבת שוב
gathering-allow-several = להרשות כמה מושבים לאדם אחד
gathering-forbid-several = מושב אחד לכל אדם
gathering-give-to-bot = להושיב בוט במושב { $n }
gathering-free-seat = מושב פנוי { $n }
gathering-bots-level = הרמה של בוטים חדשים
gathering-i-am-ready = מצדי אפשר להתחיל
gathering-not-yet = רגע, עוד לא
gathering-leave = לעזוב את השולחן
gathering-ready-about = המשחק מתחיל כשכל המושבים תפוסים ומצד כולם אפשר להתחיל.
gathering-options = המשחק
gathering-first-lot = השחקן הראשון: בהגרלה עם תחילת המשחק
gathering-first-me = השחקן הראשון: מי שבראש השולחן
gathering-first-other = השחקן הראשון: מי שיושב אחרי מי שבראש השולחן
gathering-screen = הצגה על מסך גדול

## The page about oneself

me-title = השם שלך
me-hello = כאן מספיק כינוי: בלי סיסמה ובלי כתובת דוא״ל.
me-rename = שמירה
me-link = להמשיך במכשיר אחר
me-link-about = הקישור האישי הזה הוא הזהות שלך: כל מי שפותח אותו משחק בשמך. כדאי לא למסור אותו לאיש, ולשמור אותו במקום בטוח.
me-show = הצגת הקישור האישי שלי
me-qr = קוד QR של הקישור האישי שלי
me-open-link = יש לסרוק את הקוד או לפתוח את הקישור במכשיר האחר; כל המושבים שלך יהיו שם.
me-renew = להחליף את הקישור האישי
me-renew-about = הקישור הנוכחי יפסיק לפעול. מכשירים שכבר מחוברים יישארו מחוברים.
me-sign-out-elsewhere = להתנתק בכל מכשיר אחר
me-sign-out-elsewhere-about = רק המכשיר הזה יישאר מחובר. אם ייתכן שמישהו אחר יודע את הקישור, כדאי קודם להחליף אותו. אסימונים של תוכנות נשארים בתוקף עד לביטולם.
me-leave = לשכוח אותי במכשיר הזה
me-leave-about = המשחקים שלך נשארים. אפשר לחזור רק דרך הקישור האישי שלך.
me-switch = להיות { $who } במכשיר הזה?
me-arrive-about = זה הקישור האישי של { $who }. כדאי להמשיך רק אם זה הקישור שלך: מכאן והלאה המכשיר הזה ישחק בשם { $who }.
me-switch-about = הזהות שלך במכשיר הזה: { $now }. כדי לחזור אליה יידרש הקישור האישי שלה.
me-become = להיות כאן { $who }
me-nobody = מישהו בלי שם

## Playing on for somebody

friend-share-title = שמישהו ימשיך לשחק במקום { $who }
friend-share-about = מי שפותח ראשון את הקישור הזה ובוחר כינוי משחק מכאן והלאה במקום { $who } ורואה את היד. לכן כדאי לשלוח אותו לאדם אחד בלבד. המושב יכול לחזור אל { $who } בכל רגע.
friend-link = קישור למושב הזה
friend-take-title = להמשיך לשחק במקום { $who }
friend-take-about = המשחק { GAME($game) } בעיצומו, { $who } לא כאן, ובינתיים משחק בוט. אפשר לשבת במושב הזה ולהמשיך מכאן, עד שהמושב יחזור אל { $who }.
friend-take = לשבת ולשחק
friend-gone = הקישור הזה כבר לא פועל: שוב יש מי שמשחק במושב הזה, או שהמשחק הסתיים.

## Refusals: the lobby

refused-lobby-first = מושב { $seat } אינו משתתף: יש לבחור מושב אחר שיתחיל
refused-lobby-first-player = מי מתחיל: לפי הגרלה, המושב שלך או השחקן האחר
refused-lobby-players = מספר השחקנים: { $players }
refused-lobby-one-me = אפשר לשבת רק במושב אחד; את האחרים יש לתת לאנשים ליד המסך הזה, לבוטים או להזמנות
refused-lobby-level = אין בוט בשם { $level }
refused-lobby-seat = כל מושב הוא בשבילך, בשביל אדם ליד המסך הזה, בוט או הזמנה

## Refusals: other pages

refused-me-unknown = הקישור האישי הזה אינו שייך לאיש כאן
refused-replay-too-large = הרישום גדול מדי: לכל היותר { CODE($most, " kB") }
refused-replay-too-long = המשחק הזה ארוך מדי לצפייה חוזרת
refused-replay-unreadable = בכתובת הזאת אין משחק: היא נקטעה או השתנתה

## The rules pages

rules-contents = תוכן
rules-documents = מסמכים
rules-rulings = הכרעות
rules-fairness = חלוקה הוגנת
rules-notation = שפת המהלכים
rules-pictures = הכלים
rules-untranslated = העמוד הזה עוד לא תורגם: הנה הוא באנגלית.
rules-learn = ללמוד תוך כדי התור הראשון

## The worlds of the games

world-pages = העולמות של המשחקים
world-more = עוד על העולם הזה

## The gallery of pieces

gallery-pieces = כלים וסימנים

## Replays

replay-title = צפייה חוזרת ב־{ GAME($game) }
replay-steps = מעבר על המשחק
replay-first = התחלה
replay-turn-back = תור אחורה
replay-back = אחורה
replay-on = קדימה
replay-turn-on = תור קדימה
replay-last = סוף
replay-own = התור הבא שלי
replay-since = מאז התור האחרון שלי
replay-at = מהלך { $at } מתוך { $count }
replay-scrub = מעבר למהלך
replay-play = הפעלה
replay-pause = השהיה
replay-speed = מהירות
replay-go = מעבר
replay-start = ההכנה הסתיימה, המשחק מתחיל.
replay-board = לוח
replay-beside = שחקנים ומלאי
replay-turn = התור הזה
replay-all = כל התורים
replay-round = סבב { $round }: { $who }
replay-end = איך זה נגמר
replay-to-table = לשולחן
replay-record = הורדת הרישום
replay-so-far = המשחק עוד נמשך: עד כאן הוא הגיע.
replay-news =
    { $n ->
        [one] מהלך חדש אחד
        [two] שני מהלכים חדשים
       *[other] { $n } מהלכים חדשים
    }
replay-send-title = צפייה חוזרת לפי רישום
replay-send-text = יש לבחור קובץ רישום, למשל כזה שהורד משולחן. הוא לא נשמר כאן: המשחק נכנס אל הכתובת של הצפייה החוזרת, ואותה אפשר לשמור או לשתף. כל מי שיש לו הכתובת רואה את כל הידיים.
replay-send-file = רישום ({ CODE(".sel") })
replay-send = לצפות

## Since the last turn

since-left = כך נראה המשחק אחרי התור האחרון שלך.
since-nothing = אף אחד אחר לא שיחק מאז התור האחרון שלך.

## The end of the game

ending-caption = מאיפה זה בא
ending-won = ניצחת!
ending-shared = ניצחון משותף: שלך ושל { $who }!
ending-lost =
    { $n ->
        [one] הפעם הניצחון של { $who }
        [two] הפעם ניצחון משותף של { $who }
       *[other] הפעם ניצחון משותף של { $who }
    }
ending-resigned-won = ניצחת: פרישה של { $loser }
ending-resigned-lost = הפעם פרשת; הניצחון של { $who }
ending-best = התור הטוב ביותר: { $who }, { $gain }
ending-turning = נקודת המפנה: מכאן ועד הסוף ההובלה אצל { $who }
ending-replay = הילוך חוזר
ending-stronger =
    { $n ->
        [one] יריב חזק יותר
        [two] יריבים חזקים יותר
       *[other] יריבים חזקים יותר
    }
ending-show = להציג את התוצאה

## Lessons

learn-title = לומדים את { GAME($game) }
learn-step = שלב { $step } מתוך { $count }
learn-board = לוח
learn-beside = הצד שלך והצד האחר
learn-on = הלאה
learn-back = חזרה
learn-again = מההתחלה
learn-play = למשחק
learn-play-about = בוט ידידותי כבר מחכה ליד השולחן.
learn-choose = בחירת יריב
learn-lit = יש לבחור את מה שזוהר
learn-choose-here = יש לבחור למעלה
learn-to-table = חזרה לשולחן
learn-rules = לקרוא את החוקים
learn-you = הצד שלך
learn-other = לונה
learn-not-this = לא זה: יש לחפש את מה שמואר.
learn-allowed = זה היה מותר, אבל השיעור ממשיך עם מה שמואר.
learn-allowed-choice = זה היה מותר, אבל השיעור ממשיך עם בחירה אחרת.
learn-try-lit = יש לבחור את מה שזוהר.
learn-try-another = כדאי לנסות אחד מהמקומות האחרים.
learn-rule = חוק { $clause }
