### What the pages say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## All pages

web-skip = Zum Inhalt
web-nav = Seiten
web-rules = Regeln
web-rules-of = Regeln von { GAME($game) }
web-learn = Erster Zug in { GAME($game) }
web-world-of = Die Welt von { GAME($game) }
web-who-are-you = Wer bist du?
web-settings = Einstellungen
web-language = Sprache
web-theme = Farbschema
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Animationen
web-hurry = Überspringen
web-mute-sounds = Stumm
web-volume = Lautstärke
web-pace-fast = Schnell
web-pace-usual = Normal
web-pace-slow = Langsam
web-pace = Tempo der Bots
web-sound = Ton
web-questions = Rückfragen vor Endgültigem
web-codes = Kürzel auf dem Brett
web-chance = Gewinnchance, allein gegen Bots und in Replays
web-on = An
web-off = Aus
web-change = Übernehmen
web-lobby = Spielen
web-players = Mitspielende
web-sorry = Das hat nicht geklappt
web-to-lobby = Zur Lobby
web-not-found = Unter dieser Adresse gibt es nichts.
web-bad-request = Die Seite hat etwas Unverständliches geschickt.
web-board = Spielplan
web-3d = 3D
web-3d-flat = Flach
web-3d-switch = Zwischen flachem Spielplan und 3D wechseln
web-3d-none = Dieser Browser kann kein 3D anzeigen; der Spielplan bleibt flach
web-3d-about = Der Spielplan in 3D: Ziehen oder die Pfeiltasten drehen ihn, Plus und Minus holen ihn näher oder rücken ihn weg, Pos1 kehrt zur ersten Ansicht zurück
web-act = Was du tun kannst
web-menu = Zurück, Tipp und mehr
web-hand = Deine Hand
web-log = Was geschehen ist
web-log-short = Verlauf
web-newest = Zum Neuesten
log-round = Runde { $round }
web-chat = Chat
web-say = Sag etwas
web-phrases = Schnelle Sätze
web-mute = Chat stummschalten
web-notify = Sag mir, wenn ich am Zug bin
web-offline = Die Verbindung ist weg; neuer Versuch läuft
web-only-here = Dieser Link gilt nur auf diesem Computer. Für andere Geräte starte Selenite mit dieser Option:
web-failed = Das kam nicht am Tisch an: Versuch es noch einmal
web-not-there = Hier ist kein Platz dafür
web-replay = Durch das Spiel blättern
web-more = Mehr
menu-game = Diese Partie
menu-sound = Ton und Hinweise
menu-screen = Großer Bildschirm
menu-about-screen = Für alle im Raum, ohne Handkarten
menu-about-replay = Alle bisherigen Züge, einer nach dem anderen
menu-about-record = Eine Datei zum Aufheben, Teilen und Nachspielen
menu-about-commands = Tippend spielen und fragen
menu-about-restart = Zurück zum Anfang deines Zugs
menu-about-ask-undo = Wenn die anderen zustimmen
menu-about-abort = Ohne Sieger, wenn alle zustimmen
menu-about-resign = Die andere Seite gewinnt
menu-about-bot = Ein Bot spielt für dich weiter
web-send = Senden
web-command = Befehl: eine Aktion oder eine Frage, ? für Hilfe
web-command-help = Schreib eine Aktion in der Notation oder frag etwas: ? für Hilfe
web-undone = Zurückgenommen
web-record = Spiel herunterladen
web-gathering = Warten auf Mitspielende
web-dealing = Es wird gegeben …
web-your-turn = Du bist am Zug
web-you-begin = Du beginnst!
web-begins = { $who } beginnt
web-turn-of = Am Zug: { $who }
web-pass-on = Gib den Bildschirm weiter an { $who }
web-uncover = Meine Hand zeigen
web-resigned = { $loser } hat aufgegeben. Sieg: { $who }
web-aborted = Das Spiel wurde im Einvernehmen beendet, ohne Sieg
web-stands-in = abwesend, { NAME("level", $bot) } spielt
web-come-back = Selbst weiterspielen
web-bot = Bot, { NAME("level", $bot) }
web-absent = abwesend
web-let-bot-play = Bot spielen lassen
web-friend-plays = Jemanden weiterspielen lassen
web-ask-friend = Fragen, ob jemand weiterspielen darf
web-plays-for = spielt für { $who }
web-give-back = Platz zurückgeben
web-sure-give-back = Den Platz zurückgeben? Ein Bot spielt, bis die abwesende Person zurückkommt.
web-allow-friend = Jemanden für mich spielen lassen, solange ich weg bin
web-forbid-friend = Niemanden mehr für mich spielen lassen
web-watching =
    { $n ->
        [one] { $n } Person schaut zu
       *[other] { $n } Personen schauen zu
    }
web-rematch = Revanche
web-first-table = Neu hier? Eine kurze Lektion zeigt dir deinen ersten Zug.
web-not-now = Jetzt nicht
web-to-rematch = Zur Revanche
web-undo = Zurück
web-undo-about = Nimmt deine letzte Aktion zurück, mit den Phasen, die danach endeten
web-undo-bots = Nimmt deinen letzten Zug zurück, und was die Bots seitdem getan haben
web-restart-turn = Zug neu beginnen
web-hint = Tipp
hint-play = So spielen
hint-play-turn = Ganzen Zug so spielen
hint-stop = Anhalten
hint-stopped = Der Tipp spielt nicht weiter; der Rest des Zugs gehört dir.
web-ask-undo = Um Rücknahme bitten
web-ask-abort = Abbruch vorschlagen
web-resign = Aufgeben
web-sure-abort = Allen vorschlagen, dieses Spiel ohne Sieg zu beenden? Es geht weiter, wenn jemand ablehnt.
web-sure-resign = Dieses Spiel aufgeben? Dann gewinnt die andere Seite.
web-sure-resign-to-bot = Dieses Spiel aufgeben? Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen.
web-asks-undo = { $who } möchte eine Aktion zurücknehmen
web-asks-abort = { $who } schlägt vor, das Spiel ohne Sieg zu beenden
web-asks-friend = { $who } möchte jemanden für { $absent } weiterspielen und die Hand sehen lassen
web-agree = Zustimmen
web-refuse = Ablehnen
web-you-asked-undo = Du hast darum gebeten, eine Aktion zurückzunehmen. Noch fehlt eine Antwort
web-you-asked-abort = Du hast vorgeschlagen, das Spiel ohne Sieg zu beenden. Noch fehlt eine Antwort
web-you-asked-friend = Du hast gefragt, ob jemand für { $absent } weiterspielen darf. Alle müssen zustimmen
web-withdraw = Zurückziehen
web-cancel = Abbrechen
web-close = Schließen
web-command-short = Befehle
web-about = Was das ist
web-ask-no-more = Ja, und nicht mehr fragen
web-unreachable = Der Tisch ist gerade nicht erreichbar
web-unreachable-about = Vielleicht ist dein Gerät offline, oder der Server macht eine Pause. Nichts ist verloren: Deine Spiele sind gespeichert. Diese Seite versucht es von selbst weiter und bringt dich dorthin zurück, wo du warst.
web-unreachable-retry = Jetzt noch einmal versuchen
web-unreachable-still = Noch keine Antwort; gleich folgt der nächste Versuch

## Levels of bots

level-newcomer = Neuling
level-apprentice = Lehrling
level-builder = Geselle
level-architect = Architekt
level-master = Meister
level-champion = Champion

## Quick phrases

phrase-hello = Hallo zusammen
phrase-good-move = Guter Zug
phrase-thinking = Moment, ich überlege
phrase-thanks = Danke
phrase-oops = Hoppla
phrase-good-game = Gutes Spiel
phrase-again = Noch einmal?
phrase-bye = Ich muss los

## What bots say

remark-praise-1 = Oh, gut gemacht!
remark-praise-2 = Das hätte ich kommen sehen müssen.
remark-won-1 = Das war knapp. Danke für das Spiel!
remark-won-2 = Ein schönes Spiel. Noch eins?
remark-lost-1 = Gut gespielt, das war verdient!
remark-lost-2 = Glückwunsch! Heute habe ich etwas gelernt.

## Hints

advice-why = Warum
advice-chance = gewinnt unter Gleichstarken etwa { $n } von 100 Partien
advice-chance-hardly = gewinnt unter Gleichstarken kaum eine Partie
advice-chance-nearly = gewinnt unter Gleichstarken fast jede Partie
advice-close = etwa so gut wie der erste Vorschlag
chance-title = Gewinnchance
chance-own = Von hier aus gewinnst du etwa { $n } von 100 Partien
chance-of = { $who } ist am Zug und gewinnt von hier aus etwa { $n } von 100 Partien
advice-none = Kein Tipp gefunden; versuch es noch einmal

## Refusals: the table

refused-table-unknown = es gibt keinen Tisch { $table }
refused-table-seats = angegebene Plätze: { $seats }, es müssten { $players } sein
refused-table-started = das Spiel hat schon begonnen
refused-deal-seed-given = der Seed dieses Tisches steht fest: dazu lässt sich nichts beitragen
refused-deal-digits = es müssen 64 hexadezimale Ziffern in Kleinschreibung sein
refused-deal-not-now = von dir wird gerade kein Beitrag zum Geben erwartet
refused-deal-other-part = das ist nicht der Beitrag, auf den du dich festgelegt hast
refused-table-seat-taken = dort sitzt schon jemand
refused-table-host-only = das kann nur die Tischleitung
refused-table-one-seat = an diesem Tisch hat jede Person einen Platz, außer die Tischleitung erlaubt mehr
refused-table-removed = die Tischleitung hat dich von diesem Tisch entfernt
refused-table-nobody-to-remove = da ist niemand, den man entfernen oder wieder zulassen könnte
refused-table-not-yours = du sitzt nicht an diesem Tisch
refused-table-no-stand-in = auf diesem Platz ist niemand abwesend
refused-table-no-friend = das kann nur { $who } erlauben, oder mindestens zwei andere am Tisch gemeinsam
refused-table-absent = für { $who } spielt gerade ein Bot, und der kann dem nicht zustimmen: spiel weiter, bis { $who } zurückkommt, oder gib auf
refused-table-is-here = { $who } ist da
refused-table-seated-already = du sitzt schon an diesem Tisch
refused-table-not-your-turn = { $who } ist am Zug
refused-table-no-undo = es gibt nichts, was sich ohne Nachfrage zurücknehmen lässt
refused-table-others-follow = andere am Tisch möchten die Züge sehen
refused-table-asked-already = eine Frage ist noch offen: beantworte zuerst die
refused-table-nothing-asked = es ist keine Frage offen
refused-table-no-own-request = von dir ist keine Bitte offen, die du zurückziehen könntest
refused-table-not-over = das Spiel ist noch nicht zu Ende
refused-table-not-running = das Spiel läuft nicht
refused-table-stale = inzwischen ist etwas geschehen: sieh noch einmal hin
refused-table-chance-hidden = die Gewinnchance sieht nur, wer allein gegen Bots spielt, und alle nach der Partie
refused-table-damaged = der Verlauf dieses Tisches ist beschädigt, deshalb lässt er sich nicht öffnen; allen anderen Tischen fehlt nichts
refused-table-log-full = der Verlauf dieses Tisches ist voll: er nimmt nur noch Züge an und was die Partie braucht, um weiterzugehen oder zu enden
refused-table-without-end = diese Partie nimmt kein Ende, und ihr Verlauf ist voll: jemand muss aufgeben
refused-too-many =
    { $seconds ->
        [one] das war viel in kurzer Zeit: warte { $seconds } Sekunde
       *[other] das war viel in kurzer Zeit: warte { $seconds } Sekunden
    }
refused-table-empty-chat = die Nachricht ist leer
refused-table-name = ein Spitzname hat 1 bis { $most } sichtbare Zeichen
refused-table-name-script = ein Spitzname hat Buchstaben aus einem einzigen Alphabet
refused-table-no-such-action = eine Aktion „{ $action }“ gibt es nicht
refused-table-name-taken = am Tisch heißt schon jemand { $name }, oder es sieht genauso aus
refused-table-just-gone = { $who } war eben noch da: warte eine Minute
refused-table-covered = die Hand von { $who } ist noch verdeckt: deck sie erst auf
refused-table-nameless = gib dir erst einen Spitznamen, damit alle wissen, wer spricht

## The lobby

lobby-title = Spiele unter einem Mond
lobby-intro = Brettspiele gegen Bots, mit Freunden an diesem Bildschirm oder über einen Link.
lobby-nickname = Dein Spitzname
lobby-nicknames = Silberne Eule, Mondheller Otter, Stiller Komet, Nächtlicher Reiher, Roter Mondfuchs, Blaue Laterne, Kleiner Krater, Müder Dachs, Ferner Stern, Voller Mond, Heller Kiesel, Träumender Hase, Kühle Nebelwiese, Goldener Falter, Heller Morgenstern, Sanfter Drache, Alte Winterweide, Grünes Nordlicht, Kleine Papierrakete, Tapferes Glühwürmchen
lobby-game = Spiel
lobby-play = Spielen
lobby-play-named = { GAME($game) } spielen
lobby-learn = In zwei Minuten lernen
lobby-at-once = Alles bereit: „Spielen“ beginnt sofort, gegen den Gegner, der unten gewählt ist.
lobby-invite = Freunde einladen
lobby-invite-about = Mit Freunden: Alle anderen Plätze bleiben frei, und du bekommst einen Link für sie.
lobby-more = Mehr Mitspieler, Plätze und Optionen
lobby-opponent = Dein Gegner
lobby-players = Wie viele spielen
lobby-seats = Plätze
lobby-seat = Platz { $n }
lobby-seat-me = Ich
lobby-seat-opponent = Der oben gewählte Gegner
lobby-seat-person = Jemand an diesem Bildschirm
lobby-seat-invite = Frei, auf Einladung
lobby-seat-bot = Bot: { NAME("level", $level) }
lobby-seat-name = Name für Platz { $n }
lobby-options = Optionen
lobby-is-open = Alle dürfen das Spiel finden und zusehen
lobby-first-player = Startspieler
lobby-first-player-lot = wird ausgelost
lobby-first-player-me = ich
lobby-first-player-other = die andere Person
lobby-my-games = Meine Spiele
lobby-your-turn = Du bist am Zug
lobby-waiting =
    { $n ->
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
lobby-their-turn = Am Zug: { $who }
lobby-finished = Beendete Spiele
lobby-won =
    { $n ->
        [one] Sieg: { $who }
       *[other] Gleichstand: { $who }
    }
lobby-no-winner = Ohne Sieg
lobby-open-games = Offene Spiele
lobby-no-open-games = Gerade wartet kein Spiel auf Mitspielende.
lobby-not-all = Hier stehen nur die zuletzt gespielten Spiele; ältere gibt es weiterhin unter ihrer Adresse.
lobby-broken = Hier ist etwas schiefgegangen; verloren ist nichts. Versuch es noch einmal.

## What the levels are like

opponent-newcomer = Greift nach dem, was zuerst glänzt, und übersieht den Rest.
opponent-apprentice = Kennt die Regeln, übersieht aber jeden zweiten guten Zug.
opponent-builder = Findet immer seinen besten Zug. Was du tust, fragt er nie.
opponent-architect = Denkt ein paar Züge voraus, und das im Handumdrehen.
opponent-master = Denkt weiter voraus und übersieht wenig.
opponent-champion = Übersieht nichts: am stärksten hier. Auch die Tipps sind von ihm.

## The gathering before a game

gathering-title = Treffpunkt für { GAME($game) }
gathering-link = Ein Link für alle freien Plätze
gathering-copy = Link kopieren
gathering-copied = Kopiert
gathering-share = Teilen
gathering-qr = QR-Code des Links
gathering-sit-at = Auf Platz { $n } setzen
gathering-add-at = Person auf Platz { $n } setzen
gathering-another = Name einer weiteren Person an diesem Bildschirm
gathering-seats = Wer spielt
gathering-free = Freier Platz
gathering-host = Tischleitung
gathering-ready = bereit
gathering-not-ready = noch nicht bereit
gathering-you = du
gathering-up = Nach oben: { $who }
gathering-down = Nach unten: { $who }
gathering-make-free = Platz freigeben: { $who }
gathering-remove = { $who } vom Tisch entfernen
gathering-removed = Die Tischleitung hat dich von diesem Tisch entfernt. Du kannst zuschauen.
gathering-let-back = { $who } wieder Platz nehmen lassen
gathering-allow-several = Mehrere Plätze pro Person erlauben
gathering-forbid-several = Ein Platz pro Person
gathering-give-to-bot = Platz { $n } einem Bot geben
gathering-free-seat = freier Platz { $n }
gathering-bots-level = Neue Bots spielen als
gathering-i-am-ready = Ich bin bereit
gathering-not-yet = Doch nicht bereit
gathering-leave = Tisch verlassen
gathering-ready-about = Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.
gathering-options = Das Spiel
gathering-first-lot = Startspieler: wird beim Spielbeginn ausgelost
gathering-first-me = Startspieler: die Tischleitung
gathering-first-other = Startspieler: wer nach der Tischleitung sitzt
gathering-screen = Auf einem großen Bildschirm zeigen

## The page about oneself

me-title = Wer du bist
me-hello = Hier genügt ein Spitzname: kein Passwort, keine E-Mail-Adresse.
me-rename = Speichern
me-link = Auf einem anderen Gerät weitermachen
me-link-about = Dieser persönliche Link bist du: Wer ihn öffnet, spielt in deinem Namen. Behalt ihn für dich, und bewahr ihn sicher auf.
me-show = Meinen persönlichen Link zeigen
me-qr = QR-Code meines persönlichen Links
me-open-link = Scann den Code oder öffne den Link auf dem anderen Gerät; alle deine Plätze sind dann auch dort.
me-renew = Persönlichen Link erneuern
me-renew-about = Der bisherige Link gilt dann nicht mehr. Angemeldete Geräte bleiben angemeldet.
me-sign-out-elsewhere = Überall sonst abmelden
me-sign-out-elsewhere-about = Nur dieses Gerät bleibt angemeldet. Kennt vielleicht jemand anderes deinen Link, erneuere ihn zuerst. Token deiner Programme gelten weiter, bis du sie widerrufst.
me-leave = Mich auf diesem Gerät vergessen
me-leave-about = Deine Spiele bleiben. Nur dein persönlicher Link bringt dich zurück.
me-switch = Auf diesem Gerät { $who } sein?
me-arrive-about = Das ist der persönliche Link von { $who }. Mach nur weiter, wenn du das bist: Dieses Gerät spielt dann im Namen von { $who }.
me-switch-about = Auf diesem Gerät bist du { $now }. Für den Weg zurück brauchst du den persönlichen Link dazu.
me-become = Hier { $who } sein
me-nobody = jemand ohne Namen

## Playing on for somebody

friend-share-title = Jemanden für { $who } weiterspielen lassen
friend-share-about = Wer diesen Link zuerst öffnet und einen Spitznamen angibt, spielt von hier an für { $who } weiter und sieht die Hand. Schick ihn also nur einer Person. { $who } kann jederzeit zurückkommen und hat den Platz dann wieder.
friend-link = Link zu diesem Platz
friend-take-title = Für { $who } weiterspielen
friend-take-about = Ein Spiel { GAME($game) } läuft, { $who } ist abwesend, und solange spielt ein Bot. Wenn du den Platz übernimmst, spielst du von hier an weiter, bis { $who } zurückkommt.
friend-take = Platz übernehmen
friend-gone = Dieser Link gilt nicht mehr: Auf dem Platz spielt wieder jemand, oder das Spiel ist zu Ende.

## Refusals: the lobby

refused-lobby-first = Platz { $seat } spielt nicht mit: wähl einen anderen Startspieler
refused-lobby-first-player = der Startspieler wird ausgelost, oder du bist es, oder die andere Person
refused-lobby-players = { $players } können mitspielen
refused-lobby-one-me = du kannst nur auf einem Platz sitzen; gib die anderen an Personen an diesem Bildschirm, Bots oder Eingeladene
refused-lobby-level = es gibt keinen Bot namens { $level }
refused-lobby-seat = jeder Platz ist für dich, für jemanden an diesem Bildschirm, für einen Bot oder für eine Einladung

## Refusals: other pages

refused-me-unknown = dieser persönliche Link gehört hier niemandem
refused-replay-too-large = das Protokoll ist zu groß: höchstens { $most } kB
refused-replay-too-long = dieses Spiel ist zu lang für ein Replay
refused-replay-unreadable = diese Adresse enthält kein Spiel: sie wurde abgeschnitten oder verändert

## The rules pages

rules-contents = Inhalt
rules-documents = Dokumente
rules-rulings = Festlegungen
rules-fairness = Faires Geben
rules-notation = Notation
rules-pictures = Das Spielmaterial
rules-untranslated = Diese Seite ist noch nicht übersetzt: Hier ist sie auf Englisch.
rules-learn = Spiel den ersten Zug und lern es dabei

## The worlds of the games

world-pages = Die Welten der Spiele
world-more = Mehr über diese Welt

## The gallery of pieces

gallery-pieces = Spielsteine und Zeichen

## Replays

replay-title = Replay: { GAME($game) }
replay-steps = Schritte durch das Spiel
replay-first = Anfang
replay-turn-back = Zug zurück
replay-back = Zurück
replay-on = Weiter
replay-turn-on = Zug weiter
replay-last = Ende
replay-own = Mein nächster Zug
replay-since = Seit meinem Zug
replay-at = Aktion { $at } von { $count }
replay-scrub = Zu einer Aktion springen
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-go = Los
replay-start = Das Spiel ist aufgebaut.
replay-board = Spielplan
replay-beside = Mitspielende und Vorräte
replay-turn = Dieser Zug
replay-all = Alle Züge
replay-round = Runde { $round }: { $who }
replay-end = Wie es ausging
replay-to-table = Zum Tisch
replay-record = Protokoll herunterladen
replay-so-far = Das Spiel läuft noch: So weit ist es gekommen.
replay-news =
    { $n ->
        [one] { $n } neue Aktion
       *[other] { $n } neue Aktionen
    }
replay-send-title = Ein Protokoll nachspielen
replay-send-text = Wähl eine Protokolldatei, etwa eine, die du an einem Tisch heruntergeladen hast. Sie wird hier nicht aufbewahrt: Das Spiel steckt dann in der Adresse seines Replays, und die kannst du speichern oder teilen. Wer die Adresse hat, sieht alle Hände.
replay-send-file = Protokoll (.sel)
replay-send = Replay zeigen

## Since the last turn

since-left = So stand es nach deinem letzten Zug.
since-nothing = Seit deinem letzten Zug hat sonst niemand gespielt.

## The end of the game

ending-caption = Woher alles kam
ending-won = Du hast gewonnen!
ending-shared = Du hast zusammen mit { $who } gewonnen!
ending-lost =
    { $n ->
        [one] Diesmal hat { $who } gewonnen
       *[other] Diesmal haben { $who } zusammen gewonnen
    }
ending-resigned-won = Du hast gewonnen: { $loser } hat aufgegeben
ending-resigned-lost = Du hast diesmal aufgegeben; { $who } gewinnt
ending-best = Bester Zug: { $who }, { $gain }
ending-turning = Wendepunkt: Von hier an lag { $who } vorn
ending-replay = Wiederholung
ending-stronger =
    { $n ->
        [one] Ein stärkerer Gegner
       *[other] Stärkere Gegner
    }
ending-show = Ergebnis zeigen

## Lessons

learn-title = { GAME($game) } lernen
learn-step = Schritt { $step } von { $count }
learn-board = Spielplan
learn-beside = Was du hast und was Luna hat
learn-on = Weiter
learn-back = Zurück
learn-again = Von vorn
learn-play = Jetzt spielen
learn-play-about = Am Tisch wartet ein freundlicher Bot.
learn-choose = Gegner wählen
learn-lit = Wähle, was leuchtet
learn-choose-here = Wähle oben aus
learn-to-table = Zurück an deinen Tisch
learn-rules = Regeln lesen
learn-you = Du
learn-other = Luna
learn-not-this = Das nicht: Such, was leuchtet.
learn-allowed = Das wäre erlaubt, aber die Lektion geht dort weiter, wo es leuchtet.
learn-allowed-choice = Das wäre erlaubt, aber die Lektion geht mit einer anderen Wahl weiter.
learn-try-lit = Nimm, was leuchtet.
learn-try-another = Versuch eine der anderen Stellen.
learn-rule = Regel { $clause }
