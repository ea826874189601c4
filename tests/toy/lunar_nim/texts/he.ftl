### Lunar Nim.

## The game

title = נים ירחי
about = קחו את האבן האחרונה. לשני שחקנים, כמה דקות.
manual-title = נים ירחי

## Options

form-heaps = ערימות
form-heaps-standard = שלוש, ארבע וחמש אבנים
form-heaps-low = אחת, שתיים ושלוש אבנים

## Bots

level-careful = זהיר
opponent-careful = מסתכל מהלך אחד קדימה.

## Refusals

refused-option-heaps = אין ערימות „{ $heaps }” (יש { $known })
refused-card-played = כבר שיחקת את הקלף שלך
refused-too-few-stones =
    { $n ->
        [one] בערימה { $heap } יש רק אבן אחת
        [two] בערימה { $heap } יש רק שתי אבנים
       *[other] בערימה { $heap } יש { $n } אבנים
    }
refused-position-same-cards = לשני השחקנים לא יכול להיות אותו קלף

## What happens

move-take =
    { $n ->
        [one] אבן אחת נלקחה מערימה { $heap }: { $who }
        [two] שתי אבנים נלקחו מערימה { $heap }: { $who }
       *[other] { $n } אבנים נלקחו מערימה { $heap }: { $who }
    }
move-card = קלף שוחק על ערימה { $heap }: { $who }
event-turned-up = הקלף { $n } נחשף: { $who }
event-taken =
    { $n ->
        [one] עוד אבן אחת: { $who }
        [two] עוד שתי אבנים: { $who }
       *[other] עוד { $n } אבנים: { $who }
    }
advice-take =
    { $n ->
        [one] קחו אבן אחת מערימה { $heap }
        [two] קחו שתי אבנים מערימה { $heap }
       *[other] קחו { $n } אבנים מערימה { $heap }
    }
advice-card = שחקו את הקלף שלכם על ערימה { $heap }
reason-last-stone = עם האבן האחרונה
reason-taken =
    { $n ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $n } אבנים
    }
figure-cards-played = קלפים ששוחקו

## The board

heap =
    { $n ->
        [one] בערימה { $heap } אבן אחת
        [two] בערימה { $heap } שתי אבנים
       *[other] בערימה { $heap } { $n } אבנים
    }
heaps = אבנים בערימות: { $stones }
own-card = הקלף שלך: { $n }
stones-taken = אבנים שנלקחו
stones-left =
    { $n ->
        [one] נשארה אבן אחת
        [two] נשארו שתי אבנים
       *[other] נשארו { $n } אבנים
    }
take-two = שתי אבנים מערימה { $heap }
pieces = חלקים
stone = אבן

## Clauses

clause-2-1 = בתורכם, קחו אבן אחת עד שלוש אבנים מערימה אחת.
clause-2-2 = פעם אחת במשחק אפשר לשחק במקום זאת את הקלף: הוא לוקח אבנים כמספר שעליו.
clause-3-1 = מי שלוקח את האבן האחרונה מנצח.

## The lesson

lesson-heaps-title = שלוש ערימות
lesson-heaps = בתורכם אתם לוקחים אבן אחת עד שלוש אבנים מערימה אחת.
lesson-take-title = לקיחת אבנים
lesson-take = לחצו על ערימה { $heap } כדי לקחת ממנה שתי אבנים.
lesson-end-title = זה הכול
lesson-end = מי שלוקח את האבן האחרונה מנצח.
