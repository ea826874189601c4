### Programs that play: the API's refusals, and the page where tokens are made and revoked.
### CODE(…) keeps what it encloses together, from left to right.

## The page

token-title = בוטים ותוכנות
token-about = עם אסימון, תוכנה משחקת בשמך. היא יכולה לעשות את מה שהאסימון מתיר, עד שיבוטל.
token-link-about = אפשר לתת לבוט משלך לשחק בשרת הזה.
token-own-person = הבוט אמור לשחק נגדך? אז כדאי שתהיה לו זהות משלו: יש לפתוח את הדף הזה בחלון פרטי, ולבחור שם כינוי לבוט.
token-nameless = קודם יש לבחור כינוי: הבוט שלך ישחק תחתיו.
token-mine = האסימונים שלך
token-date = נוצר ב־{ $date }
token-revoke = ביטול
token-revoke-named = ביטול { $name }
token-new = אסימון חדש
token-name = למה הוא נועד?
token-allows = מה הוא מתיר
token-scope-read = לצפות בשולחנות, לעקוב אחרי משחקים ולקרוא רישומים
token-scope-play = להקים שולחנות, להתיישב ולשחק מהלכים
token-scope-chat = לכתוב בצ׳אט
token-make = יצירת האסימון
token-made = האסימון החדש שלך
token-once = כדאי להעתיק אותו עכשיו: הוא מוצג רק הפעם. כל מי שהאסימון אצלו משחק בשמך, ולכן יש לשמור אותו בסוד.
token-shown = האסימון החדש
token-copy = העתקת האסימון
token-description = מה תוכנות יכולות לעשות כאן ({ CODE("OpenAPI") })

## Refusals

refused-token-missing = יש לשלוח אסימון בכותרת ״{ CODE("Authorization: Bearer TOKEN") }״
refused-token-unknown = אין אסימון כזה, או שהוא בוטל
refused-token-scope = האסימון הזה אינו מתיר ״{ $scope }״
refused-token-name = בשם של אסימון יש תו אחד לפחות, ולכל היותר { $most }
refused-token-no-scope = יש לבחור לפחות דבר אחד שהאסימון מתיר
refused-token-too-many = כבר יש לך { $most } אסימונים: קודם יש לבטל אחד
refused-table-nobody = לפחות מושב אחד צריך להיות שלך או פנוי
refused-api-streams = כבר פתוחים { $most } זרמים: יש לסגור אחד, או לנסות שוב בעוד { $seconds } שניות

## Requests that nothing can be done with

api-bad-request = אי אפשר להבין את הבקשה הזאת: { $reason }
api-forbidden = הבקשה הזאת באה מדף של אתר אחר
api-not-found = אין דבר בכתובת הזאת
api-method-not-allowed = הכתובת הזאת אינה מקבלת בקשות כאלה
api-too-large = הבקשה הזאת גדולה מדי
api-too-many-requests = יותר מדי בקשות: יש לנסות שוב בעוד { $seconds } שניות
api-failed = משהו השתבש כאן; השרת רשם זאת

## A bot that plays at a server

refused-bot-url = ״{ $url }״ אינה כתובת של שרת: היא מתחילה ב־{ CODE("http://") } או ב־{ CODE("https://") }
refused-bot-token = יש באסימון תווים שאין באף אסימון
refused-bot-table-and-game = אי אפשר לתת גם { CODE("--table") } וגם { CODE("--game") }
refused-bot-declined = השרת מסרב: { $reason }
refused-bot-no-seat = אין מושב לבוט בשולחן { $table }
refused-bot-failed = { $bot } נכשל: { $reason }
refused-bot-illegal = { $bot } בחר ב־״{ $move }״, וזה אינו מהלך חוקי
