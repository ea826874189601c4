### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.
### CODE(…) keeps what it encloses together, from left to right.

## The pages

box-title = הקופסה שלי
box-about = במשחק המודפס שלך כתוב משהו אחר? אפשר להשוות אותו למספרים שלנו, לתקן את מה ששונה, ולשחק עם המספרים שבקופסה שלך.
box-mine = הקופסאות שלי
box-is-shared = משותפת
box-compare = להשוות ולתקן
box-of = הקופסה שלי: { GAME($game) }
box-sets = מערכות מספרים
box-ours = המספרים שלנו
box-begin = יש לבחור מה להשוות ולהקליד מה כתוב במשחק המודפס. התיקון הראשון נשמר כקופסה משלך; המספרים שלנו נשארים כמו שהם.

## Correcting

box-name = שם הקופסה
box-compared = השוויתי את כל זה למשחק המודפס שלי
box-save = שמירה
box-save-next = שמירה והלאה: { $item }
box-saved = נשמר.
box-tag-differs = שונה
box-tag-unconfirmed = לא ודאי
box-tag-compared = הושווה
box-note-ours = אצלנו: { $ours }
box-missing = אין

## What differs

box-differences =
    { $n ->
        [one] מספר אחד שונה משלנו.
        [two] שני מספרים שונים משלנו.
       *[other] { $n } מספרים שונים משלנו.
    }
box-differences-title = מה שונה מהמספרים שלנו
box-same = שום דבר לא שונה מהמספרים שלנו.
box-progress = הושוו עד כה: { $done } מתוך { $all } הפריטים שאינם ודאיים.
box-change = { $item }, { $fact }: { $ours } ← { $here }
box-table =
    { $n ->
        [one] משחקים עם מספרים מתוקנים: אחד שונה משלנו
        [two] משחקים עם מספרים מתוקנים: שניים שונים משלנו
       *[other] משחקים עם מספרים מתוקנים: { $n } שונים משלנו
    }

## What can be done with a box

box-play = לשחק איתה
box-from-lobby = תיקון המספרים המודפסים
box-from-rules = להשוות למשחק המודפס שלך
box-download = הורדה
box-file = { GAME($game) }: { CODE("selenite new ", $name, " --option ", $option, "=FILE") }
box-share = שיתוף
box-share-about = כל מי שיש לו הקישור רואה את המספרים של הקופסה כפי שהם עכשיו, ויכול להעתיק אותם ולשחק איתם. שם הקופסה ושם בעליה לא מוצגים שם.
box-share-link = קישור לקופסה הזאת
box-make-link = יצירת קישור
box-stop-sharing = הפסקת השיתוף
box-shared-title = קופסה משותפת: { GAME($game) }
box-shared-about = מישהו השווה משחק מודפס למספרים שלנו ומשתף את מה שכתוב בו. אפשר להעתיק את הקופסה כדי לשנות אותה, או לשחק איתה כמו שהיא.
box-shared-choice = קופסה ששותפה איתי
box-copy = העתקה לקופסאות שלי
box-send = לשלוח לנו
box-send-about = לתועלת כולם: יש להעתיק את ההודעה הזאת ולשלוח אותה לפרויקט כ־issue. יש בה רק את התיקונים, ושום דבר עליך.
box-send-nothing = עדיין אין מה לשלוח: אפשר לתקן מספר, או לסמן את מה שהושווה למשחק המודפס.
box-message = הודעה
box-send-copy = העתקת ההודעה
box-message-differs = תיקונים ל־{ GAME($game) } לפי עותק מודפס:
box-message-same = הושווה לעותק מודפס של { GAME($game) } ונמצא זהה:
box-rename = שינוי השם
box-delete = מחיקה
box-delete-sure = למחוק את ״{ $name }״ לצמיתות? משחקים עם המספרים האלה ימשיכו.
box-delete-yes = כן, למחוק
box-upload = העלאת קובץ
box-upload-about = קובץ { CODE("TOML") }, כגון כזה שהורד מכאן, או כזה שמשחקים איתו בשורת הפקודה: { CODE("selenite new ", $name, " --option ", $option, "=FILE") }.
box-upload-file = קובץ ({ CODE(".toml") })
box-upload-send = לשמור כקופסה

## Refusals

refused-box-unknown = הקופסה הזאת איננה, או אינה שלך
refused-box-not-shared = הקישור הזה כבר לא מוביל לקופסה
refused-box-name = בשם של קופסה יש תו אחד לפחות, ולכל היותר { $most }
refused-box-name-taken = כבר יש לך קופסה בשם { $name }
refused-box-too-many = אפשר להחזיק לכל היותר { $most } קופסאות: קודם יש למחוק אחת
refused-box-too-large = הקופסה גדולה מדי: לכל היותר { CODE($most, " kB") }
refused-box-not-text = הקובץ אינו טקסט ב־{ CODE("UTF-8") }
refused-box-no-file = קודם יש לבחור קובץ
