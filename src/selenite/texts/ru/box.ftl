### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## What differs

box-missing = нет

## Refusals

refused-box-unknown = такой коробки нет, или она не ваша
refused-box-not-shared = эта ссылка больше не ведёт ни к какой коробке
refused-box-name = в названии коробки от 1 до { $most } букв
refused-box-name-taken = у вас уже есть коробка с названием { $name }
refused-box-too-many = коробок может быть не больше { $most }: сначала удалите какую-нибудь
refused-box-too-large = коробка занимает не больше { $most } кБ
refused-box-not-text = файл — не текст в UTF-8
