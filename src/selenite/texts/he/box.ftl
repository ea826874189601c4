### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.
### CODE(…) keeps what it encloses together, from left to right.

## What differs

box-missing = אין

## Refusals

refused-box-unknown = הקופסה הזאת איננה, או אינה שלך
refused-box-not-shared = הקישור הזה כבר לא מוביל לקופסה
refused-box-name = בשם של קופסה יש אות אחת לפחות, ולכל היותר { $most }
refused-box-name-taken = כבר יש לך קופסה בשם { $name }
refused-box-too-many = אפשר להחזיק לכל היותר { $most } קופסאות: קודם יש למחוק אחת
refused-box-too-large = הגודל של קופסה הוא לכל היותר { CODE($most, " kB") }
refused-box-not-text = הקובץ אינו טקסט ב־{ CODE("UTF-8") }
