### What any game, the table and the command line can say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## Lists

nothing = nichts
between-clauses = { "; " }
before-explanation = { ": " }

## Refusals: moves

refused-no-such-move = „{ $text }“ ist keine Aktion
refused-game-over = das Spiel ist zu Ende
refused-not-your-turn = Platz { $to_move } ist am Zug, nicht Platz { $seat }

## Refusals: options

refused-unknown-game = es gibt kein Spiel „{ $game }“ (verfügbar: { $games })
refused-unknown-option = es gibt keine Option „{ $option }“
refused-option-twice = die Option { $option } ist zweimal angegeben
refused-option-missing = die Option { $option } fehlt
refused-option-only-players =
    { $n ->
        [one] { GAME($game) } ist für eine Person, nicht für { $players }
       *[other] { GAME($game) } ist für { $n }, nicht für { $players }
    }
refused-no-such-seat = es gibt keinen Platz { $seat }, die Plätze gehen von 0 bis { $last }
refused-seed-length = ein Seed hat 32 Bytes, nicht { $length }
refused-seed-text = der Seed ist kein Text, der sich in UTF-8 schreiben lässt

## Refusals: files

refused-toml-beyond-reading = die Datei enthält eine viel zu lange Zahl oder ist viel zu tief verschachtelt

## Refusals: positions

refused-position-not-json = die Stellung ist kein JSON
refused-json-key-twice = der Schlüssel „{ $key }“ steht zweimal im selben JSON-Objekt
refused-position-not-object = die Stellung ist kein JSON-Objekt
refused-position-other-game = die Stellung gehört zu { $game }
refused-position-is-view = das ist die Ansicht eines Platzes, keine ganze Stellung
refused-rules-number = die Stellung hat die Regelnummer { $rules }, dieses Programm kennt Regeln bis { $newest }
refused-position-field = in der Stellung fehlt { $field } oder hat den falschen Typ
refused-position-unknown-field = in der Stellung hat { $where } ein unbekanntes Feld „{ $field }“
refused-position-number = in der Stellung muss { $field } eine ganze Zahl von { $least } bis { $most } sein
refused-position-over-seat = das Spiel ist zu Ende, also muss turn.seat null sein
refused-position-result-missing = das Spiel ist zu Ende, aber die Stellung hat kein Ergebnis
refused-position-result-early = die Stellung hat ein Ergebnis, aber das Spiel ist nicht zu Ende

## Refusals: records

refused-record-not-utf8 = das Protokoll ist kein UTF-8-Text
refused-record-empty = das Protokoll ist leer
refused-record-header-form = Zeile { $line } ist keine Kopfzeile wie [Name "value"]: { $text }
refused-record-header-twice = die Kopfzeile { $header } steht zweimal da
refused-record-unknown-header = es gibt keine Kopfzeile { $header }
refused-record-missing-header = die Kopfzeile { $header } fehlt
refused-record-hex = die Kopfzeile { $header } braucht 64 hexadezimale Ziffern
refused-record-no-seed = die Kopfzeile Seed fehlt: ohne sie lässt sich das Spiel nicht wieder aufbauen
refused-record-only-seed-hash = das Protokoll hat nur den Hash seines Seeds, der bis zum Ende des Spiels geheim bleibt: noch lässt es sich nicht nachspielen
refused-record-rules-form = die Kopfzeile Rules muss eine Zahl sein, nicht „{ $rules }“
refused-record-rules-newer = das Protokoll wurde nach Regelnummer { $rules } gespielt, dieses Programm kennt Regeln bis { $newest }: dafür ist eine neuere Version nötig
refused-record-result-form = die Kopfzeile Result ist * oder nennt Sieger und Grund, nicht „{ $text }“
refused-record-line = Zeile { $line } besteht nicht aus Runde und Platz wie 1.0 und Aktionen dahinter, jede nach einem Leerzeichen: { $text }
refused-record-seat-name = das Protokoll nennt Platz { $seat }, die Plätze gehen aber von 0 bis { $last }
refused-record-position-disagrees = die Kopfzeile { $header } widerspricht der Stellung
refused-record-label = die Zeile { $label } ist der Zug { $running } (bei { $move })
refused-record-unsound = das Protokoll ist widersprüchlich; selenite verify sagt, warum
refused-record-turn-split = der Zug { $label } steht auf zwei Zeilen
refused-record-line-per-move = die Zeile { $label } hat mehrere Aktionen ({ $moves }): in diesem Spiel hat jede Aktion ihre eigene Zeile
refused-record-move-refused = Zug { $label }, Aktion { $move }: { $reason }
refused-record-result = das Ergebnis ist „{ $result }“, im Protokoll steht „{ $written }“
refused-record-seed-hash = der Seed passt nicht zum Hash im Protokoll
refused-record-deal-form = die Kopfzeile Deal ist nicht so aufgebaut, wie docs/fairness.md es beschreibt
refused-record-deal-secret = der Kopfzeile Deal fehlt das Geheimnis: sie lässt sich nicht prüfen
refused-record-deal-commitment = das Geheimnis des Servers hat nicht den Hash, auf den der Server sich festgelegt hat
refused-record-deal-part = der Beitrag von Platz { $seat } hat nicht den Hash, auf den sein Browser sich festgelegt hat
refused-record-deal-seed = der Seed ergibt sich nicht aus dem Geheimnis des Servers und den Beiträgen der Spieler
refused-record-deal-lots = die Lose ergeben sich nicht aus dem Seed
refused-record-deal-places = die Kopfzeile Deal hat Plätze, Sitze oder Lose, die nicht zu einem Spiel zu { $players } passen
refused-record-deal-other-promise = der Server hat vor dem Spiel etwas anderes versprochen
refused-record-deal-not-promised = bevor dieses Programm seinen Beitrag schickte, waren andere Beiträge versprochen
refused-record-deal-left-out = der rechtzeitig geschickte Beitrag dieses Programms wurde ausgelassen

## Refusals: the command line

refused-file-unreadable = { $file } lässt sich nicht lesen: { $reason }
refused-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }
refused-file-not-text = { $file } ist kein UTF-8-Text
refused-option-empty = die Option { $option } ist leer: nach { $option }= kommt der Name einer Datei
refused-option-no-file = { $file } lässt sich nicht lesen: die Datei gibt es nicht, und { $option } kennt den Namen nicht (verfügbar: { $names })
refused-option-form = eine Option wird KEY=VALUE geschrieben, nicht „{ $text }“
refused-position-game = die Stellung gehört zu { $game }, nicht zu { $wanted }
refused-position-option = die Option { $option } weicht von der in der Stellung ab
refused-json-and-svg = show gibt --json oder --svg aus, nicht beides
refused-seat-form = ein Platz ist eine Zahl oder „public“, nicht „{ $text }“
refused-count-form = { $option } braucht eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“
refused-bot-level = die Zeit von { $bot } ist fest und lässt sich nicht ändern
refused-bot-unknown = es gibt keinen Bot „{ $bot }“ (verfügbar: { $bots })
refused-bot-seconds = die Zeit eines Bots ist eine Zahl von Sekunden wie 0.3 oder von Playouts wie 500p, nicht „{ $text }“
refused-bot-module = { $module } lässt sich nicht laden: { $reason }
refused-bot-class = { $module } hat keine Klasse „{ $name }“ mit einer Methode choose
refused-net-file = { $file } ist keine Datei mit Netzen oder ist beschädigt
refused-net-game = { $file } enthält Netze für die Regeln { $rules } von { $game }, nicht für diese
refused-net-inputs = { $file } enthält Netze für Version { $version } der Eingaben; dies ist Version { $expected }
refused-bot-count = --bot gibt man einmal an oder einmal pro Platz ({ $players }-mal), nicht { $found }-mal
refused-bot-twice = der Bot { $bot } ist zweimal genannt
refused-bots-too-few = ein Turnier braucht mindestens zwei verschiedene Bots, jeden mit --bot, nicht { $found }; --lineup nennt ganze Tische
refused-bot-idle = der Bot { $bot } kommt in keiner Aufstellung vor
refused-lineup-seats = die Aufstellung { $lineup } ist für { $found }, das Spiel für { $seats }: eine Aufstellung nennt für jeden Platz einen Bot, durch Kommas getrennt
refused-limit-form = --limit braucht eine Zahl von Sekunden von { $least } bis { $most }, nicht „{ $text }“
refused-results-no-file = { $file } ist keine Datei mit Turnierergebnissen
refused-results-other = { $file } gehört zu einem anderen Turnier: { $field } ist dort { $there }, nicht { $here }
refused-results-line = Zeile { $line } von { $file } ist kein Spielergebnis
refused-results-in-use = ein anderes Turnier schreibt gerade in { $file }
refused-worker-died = ein Prozess, der die Spiele spielt, ist immer wieder abgestürzt (Status { $status })
refused-no-ray = Ray ist nicht installiert: pip install 'selenite[ray]'
refused-ray-unreachable = der Ray-Cluster { $address } ist nicht erreichbar: { $reason }
refused-serve-extra = der Webtisch braucht weitere Pakete ({ $module } fehlt): pip install 'selenite[web]'
refused-serve-database-url = eine Datenbank ist sqlite:///FILE oder postgresql://USER@HOST/NAME, nicht { $url }
refused-serve-no-workers = mit SQLite rechnet kein anderer Prozess für die Bots: --workers muss mindestens 1 sein
refused-worker-database = Rechenprozesse brauchen eine gemeinsame Datenbank, postgresql://USER@HOST/NAME, nicht { $url }
refused-serve-postgres-extra = für PostgreSQL fehlen Pakete ({ $module }): pip install 'selenite[postgres]'
refused-serve-database = die Tische lassen sich nicht in { $file } speichern: { $fault }
refused-serve-failed = der Webtisch konnte mit { $file } nicht starten
refused-serve-port = auf { $host }, Port { $port }, lässt sich kein Webtisch öffnen: { $fault }
refused-serve-host = --allowed-host nimmt einen Rechnernamen ohne Port, nicht „{ $host }“
refused-serve-proxy = --trusted-proxy nimmt eine IP-Adresse oder ein Netz wie 10.0.0.0/8, nicht „{ $proxy }“
refused-limits-not-toml = die Grenzen sind kein TOML: { $fault }
refused-limits-unknown = es gibt keine Grenze „{ $name }“
refused-limits-number = die Grenze { $name } nimmt eine positive Zahl
refused-limits-rates = die Grenze { $name } nimmt person und address, jeweils eine Liste von Paaren: wie viele, in wie vielen Sekunden
refused-store-in-use = ein anderer Server benutzt { $file }: beende ihn zuerst
refused-banned = der Betreiber dieses Servers hat dich gesperrt
refused-person-unknown = es gibt niemanden mit der Nummer { $person }
refused-admin-one-of = gib entweder { $one } oder { $other } an
refused-admin-address = { $address } ist keine IP-Adresse
refused-no-program = { $program } ist nicht installiert: es gehört zum Client von PostgreSQL
refused-program-failed = { $program } ist gescheitert: { $reason }
refused-store-away = der Server erreicht gerade seine Datenbank nicht: versuche es gleich noch einmal
refused-store-unwritable = der Server kann gerade nichts speichern, weil sein Datenträger voll oder schreibgeschützt ist: nichts hat sich geändert, und alles zuvor Gespeicherte ist sicher; versuche es später noch einmal
refused-store-newer = { $file } stammt von einer neueren Version von Selenite (Schema { $version }): aktualisiere diese hier
refused-store-older = { $file } stammt von einer älteren Version von Selenite (Schema { $version }): halte ihre Server an und starte dann selenite admin migrate
refused-backup-exists = { $file } gibt es schon: gib für die Sicherung eine neue Datei an
refused-restore-exists = in { $file } sind schon Tische: mit --replace werden sie durch die Sicherung ersetzt
refused-restore-in-use = Server benutzen { $file }: halte sie zuerst an
refused-backup-other = { $file } ist keine Datenbank mit Tischen
refused-ray-lost = der Ray-Cluster hat immer wieder ein Spiel verloren: { $reason }
refused-too-deep = die Eingabe ist zu tief verschachtelt
refused-seats-form = --seats braucht Plätze, durch Kommas getrennt, jeden einmal, nicht „{ $text }“
refused-resume-alone = --resume bringt das Spiel schon mit: lass das Spiel, --players, --seed und --option weg
refused-first-player-rule = --first nimmt lot, me oder other, nicht „{ $rule }“
refused-first-player-option = { $title } bestimmt selbst, wer beginnt: wähl jemanden mit --option first=PLATZ
refused-first-player-seats = --first und --seats sagen beide, wo du sitzt: lass eines davon weg

## Who is the first player

first-player-lot = Startspieler laut Los: { $who }
first-player-agreed = Startspieler wie abgemacht: { $who }

## How a game ended in the arena

ended-forfeit = durch kampflose Niederlage
ended-stopped = abgebrochen nach 1.000 Zügen

## Why a bot forfeited

why-crashed = löste eine Ausnahme aus
why-illegal = spielte keine erlaubte Aktion
why-slow = brauchte zu lange für einen Zug
why-died = beendete den eigenen Prozess, Status

## The log: what came of it

event-over =
    { $n ->
        [one] Das Spiel ist zu Ende: { $who } gewinnt { NAME("reason", $reason) }
       *[other] Das Spiel ist zu Ende. Gleichstand { NAME("reason", $reason) }: { $who }
    }

## The board as text

board-title = { GAME($game) }, Runde { $round }
board-over =
    { $n ->
        [one] Sieg { NAME("reason", $reason) }: { $who }
       *[other] Gleichstand { NAME("reason", $reason) }: { $who }
    }
board-over-you = Du gewinnst { NAME("reason", $reason) }
board-seat = Platz { $seat }
board-you = Du
