import type { SpaceBowlRulesKey } from './en.ts';

const de: Readonly<Record<SpaceBowlRulesKey, string>> = {
  'goal.title': 'Das Ziel',
  goal: 'Alle suchen gleichzeitig in derselben Galaxie, ohne Züge. Der Schiffscomputer zeigt ein Muster aus Planeten; irgendwo in der Galaxie passt es. Entdecke es, ruf es aus, behalte recht. Du beginnst mit 4 Punkten; mit 18 endet die Partie.',
  'cards.title': 'Karten und Planeten',
  cards:
    'Eine Karte zeigt zwei bis fünf der sechs Planeten, keine zwei Karten dieselben. Jeder Planet hat sein eigenes Muster und seine eigene Größe: Auf die Farbe ist niemand angewiesen.',
  decoys:
    'Sterne, Kometen und Schwarze Löcher sollen dich verwirren. Sie zählen nie, nur das Schwarze Loch in seiner Variante.',
  'galaxy.title': 'Aufbau',
  'galaxy.galaxy':
    'Die Galaxie: 25 Planeten-Karten offen, fünf mal fünf. Die Spalten heißen A bis E, die Reihen 1 bis 5 von oben.',
  'galaxy.infinity':
    'Der „Bis zur Unendlichkeit“-Stapel, kurz die Unendlichkeit: zehn weitere Karten, offen. Die oberste sagt, welche Planeten geworfen werden; jede Runde verbraucht eine. Die übrigen Karten bleiben in der Schachtel.',
  'galaxy.computer': 'Der Schiffscomputer: neun Felder. Er liegt wie die Galaxie und wird nie gedreht.',
  'setup.things':
    'Daneben liegen das Ziel-Plättchen, die sechs Planeten-Murmeln und der Joker-Marker bereit. Alle haben Crew-Marker einer Farbe: einen, um ihn auf eine Karte zu legen, einen mit dem roten Knopf auf der Rückseite und einen auf der Punkteübersicht, bei 4 Punkten. Der erste Captain wird ausgelost.',
  'throw.title': 'Der Wurf',
  throw:
    'Der Captain wirft das Ziel-Plättchen und eine Murmel für jeden Planeten auf der obersten Karte der Unendlichkeit. Jedes Teil landet in irgendeinem der neun Felder; mehrere können sich eines teilen.',
  'valid.title': 'Ein gültiges Ziel',
  valid:
    'Leg das Ziel-Plättchen in Gedanken auf eine Karte. Die Murmeln fallen dann auf Karten ringsum, genau wie sie im Schiffscomputer liegen. Die Karte unter dem Plättchen ist ein gültiges Ziel, wenn jede Murmel auf eine Karte fällt, die ihren Planeten zeigt.',
  'valid.yes': 'Gültig: Beide Murmeln finden ihren Planeten. Mehr Planeten als verlangt schaden nicht.',
  'valid.no': 'Ungültig: Die Karte rechts zeigt {planet} nicht.',
  'valid.edge': 'Ungültig: Eine Murmel fällt aus der Galaxie. Ein leeres Feld darf das.',
  'valid.same': 'Eine Murmel im Feld des Ziel-Plättchens verlangt ihren Planeten auf der Karte selbst.',
  'calls.title': 'Rufe',
  calls:
    'Vom Wurf an darf jeder rufen. Der erste Ruf bestimmt, was für eine Runde es wird, und startet einen Countdown von zehn Sekunden.',
  'calls.go':
    '„Ich habe ein gültiges Ziel gefunden.“ Wer ruft und wer bestätigt, muss einen Marker auf eine Karte legen.',
  'calls.doom':
    '„Es gibt keines, auch nicht mit dem Joker.“ Wer ruft und wer bestätigt, zeigt den roten Knopf und legt keinen Marker. Die anderen suchen weiter und dürfen ihren noch legen.',
  'calls.follow':
    'Während des Countdowns, einmal, nach beiden Rufen: „Ich auch“ oder „Das glaube ich auch“. Wer nichts sagt, legt nichts und bekommt keine Punkte.',
  'joker.title': 'Der Joker',
  joker:
    'Während des Countdowns darf jeder ohne roten Knopf den Joker auf eine Karte der Galaxie legen; es gibt einen je Runde, wer zuerst kommt. Er steht für alle für einen Planeten, der seiner Karte fehlt.',
  'joker.fits': 'Mit dem Joker zeigt die Karte oben, was ihr fehlt: gültig.',
  'joker.own':
    'Wer ihn gelegt hat, muss ihn brauchen: Ein Ziel, das ohne ihn gültig ist, gilt für diese Person als ungültig.',
  'place.title': 'Marker, „Passe“ und „Sicher!“',
  place:
    'Sobald du mitmachst, wähle heimlich eine Karte und ändere die Wahl, sooft du magst. Bei null gilt sie; wer keine hat, bekommt drei Sekunden für eine einzige Wahl. Dann werden alle Marker zugleich aufgedeckt.',
  ready:
    'Fertig? Drück „Passe“ oder, wenn du gewählt hast, „Sicher!“: Beides heißt, dass du bereit bist. Sind es alle, muss niemand auf die Null warten.',
  'score.title': 'Punkte einer Runde',
  'score.about': '„Gefunden“ heißt: Jemand hat einen Marker auf eine Karte gelegt, die für diese Person gültig ist.',
  'score.what': 'Du …',
  'score.found': 'gefunden',
  'score.not-found': 'nicht gefunden',
  'score.valid': 'liegst auf einem gültigen Ziel',
  'score.called': '… und hast „Los!“ gerufen',
  'score.alone': '… und sonst liegt niemand auf dieser Karte',
  'score.joker': '… und hast den Joker gebraucht',
  'score.invalid': 'liegst auf einer ungültigen Karte',
  'score.caller-wrong': 'hast „Los!“ gerufen, ohne gültiges Ziel',
  'score.button': 'zeigst den roten Knopf',
  'score.doom': 'hast „Wir werden alle sterben!“ gerufen',
  'score.more': 'noch {points}',
  'score.floor': 'Die Summe kommt zu deinen Punkten; unter 0 fallen sie nie.',
  'example.title': 'Zwei Runden als Beispiel',
  'example.go':
    'Ada ruft „Los!“, Ben und Cleo bestätigen, zwei andere sagen nichts. Ada und Ben liegen auf verschiedenen gültigen Karten, Cleo auf einer ungültigen. Ada bekommt 3 Punkte (gültig, gerufen, allein auf der Karte), Ben 2 (gültig, allein); Cleo verliert 1. Bei den anderen ändert sich nichts.',
  'example.doom':
    'Ada ruft „Wir werden alle sterben!“, Ben bestätigt: Beide zeigen den roten Knopf. Cleo sucht weiter und liegt als Einzige auf einer gültigen Karte. Ada verliert 2 Punkte (Ruf und Knopf), Ben 1 (Knopf); Cleo bekommt 2 (gültig, allein). Hätte niemand eine Karte gefunden, bekäme Ada 2 und Ben 1.',
  'end.title': 'Das Ende einer Runde',
  'end.case': 'Was passiert ist',
  'end.captain': 'Captain',
  'end.card': 'Gewonnene Karte',
  'end.go-found': '„Los!“, gefunden',
  'end.go-found.captain': 'wer gerufen hat, auch wenn nur andere recht hatten',
  'end.go-found.card': 'die Karte unter dem Marker dieser Person; die oberste der Unendlichkeit ersetzt sie',
  'end.go-missed': '„Los!“, nicht gefunden',
  'end.go-missed.captain': 'bleibt',
  'end.go-missed.card': 'der Captain gewinnt die oberste der Unendlichkeit',
  'end.doom-right': '„Wir werden alle sterben!“, nicht gefunden',
  'end.doom-right.captain': 'wer gerufen hat',
  'end.doom-right.card': 'die oberste der Unendlichkeit',
  'end.doom-wrong': '„Wir werden alle sterben!“, gefunden',
  'end.doom-wrong.captain': 'wer recht hatte und zuerst gewählt hat',
  'end.doom-wrong.card': 'die Karte unter dem Marker dieser Person; die oberste der Unendlichkeit ersetzt sie',
  'end.silent': 'Niemand hat gerufen',
  'end.silent.captain': 'bleibt',
  'end.silent.card': 'keine; die oberste der Unendlichkeit verlässt das Spiel',
  'winning.title': 'Der Sieg',
  winning:
    'Die Partie endet nach der Runde, in der jemand 18 Punkte oder mehr hat oder die Unendlichkeit aufgebraucht ist. Wer die meisten Punkte hat, gewinnt, auch jenseits der 18; bei Gleichstand, wer mehr Karten gewonnen hat; sonst wird der Sieg geteilt.',
  'variants.title': 'Varianten',
  variants:
    'Sieben Optionen, beliebig gemischt. Sie machen die Suche auch leichter oder schwerer: Je mehr Karten richtig sein können, desto eher findet jemand eine.',
  'variants.easier': 'zum Lernen und für Kinder',
  'variants.more': 'mehr Lösungen',
  'variants.fewer': 'weniger Lösungen',
  'variants.blackHole':
    'Zeigt die oberste Karte der Unendlichkeit ein Schwarzes Loch, wird auch das Schwarzes-Loch-Plättchen geworfen. Die Karte, auf die sein Feld fällt, darf die Planeten nicht zeigen, deren Murmeln in diesem Feld liegen.',
  'variants.noJoker': 'Es gibt keinen Joker.',
  'variants.void':
    'Drei Karten liegen verdeckt. In der Galaxie zeigen sie keinen Planeten und sind nie das Ziel; oben auf der Unendlichkeit werden sie aufgedeckt.',
  'variants.bigGalaxy': '36 Karten, sechs mal sechs: mehr zu suchen, mehr zu finden.',
  'variants.rotation':
    'Das Muster darf auch um eine viertel, halbe oder dreiviertel Drehung um das Ziel-Plättchen gedreht sein.',
  'variants.sphere':
    'Gegenüberliegende Ränder berühren sich: Was rechts hinausfällt, kommt links herein, und so ringsum.',
  'variants.learner': 'Das Ziel-Plättchen liegt immer in der Mitte; nur die Murmeln werden geworfen.',
  'times.title': 'Zeit',
  times:
    'Jede Wartezeit ist eine Option des Tisches, von Sekunden bis Minuten, oder sie entfällt: Dann endet sie nur durch das, was die Spieler tun.',
  'times.searchSeconds': 'Danach endet die Suche ohne Ruf.',
  'times.countdownSeconds': 'Vom Ruf bis null.',
  'times.placeSeconds': 'Nach null, für alle ohne Karte.',
  'times.pauseSeconds': 'Danach wirft der Tisch von selbst.',
  'ruling.SETUP-1':
    'Welche Planeten jede Karte zeigt, haben wir selbst gewählt: jede Gruppe von zwei bis fünf der sechs Planeten einmal.',
  'ruling.SETUP-3': 'Von der Unendlichkeit sieht man nur die oberste Karte.',
  'ruling.TIME-3':
    'Die Zeiten zum Suchen, für den Countdown, für die Wahl nach null und zwischen den Runden lassen sich an jedem Tisch einstellen, auch ganz ohne.',
  'ruling.THROW-2': 'Wirft der Captain nicht, so wirft der Tisch, wenn die Pause um ist.',
  'ruling.CALL-6':
    'Nach dem Untergangsruf darf, wer sucht und schon gewählt hat, noch bestätigen; das nimmt die Wahl zurück. Wer den Joker gelegt hat, darf es nicht.',
  'ruling.JOKER-3':
    'Wer den Joker gelegt hat, muss ihn brauchen: Eine Karte, die ohne ihn gültig ist, zählt für diese Person als ungültig.',
  'ruling.JOKER-5':
    'Wer in einer „Los!“-Runde den Joker legt, ohne sich gemeldet zu haben, hat damit bestätigt. Eine Wahl, die vor dem eigenen Joker getroffen wurde, bleibt bestehen.',
  'ruling.JOKER-6': 'Wo Muster gedreht werden, heißt „ohne Joker gültig“: in irgendeiner Drehung.',
  'ruling.JOKER-7':
    'Der Joker kann keine Karte außerhalb der Galaxie ersetzen, kein Verbot des Schwarzen Lochs aufheben und keine verdeckte Karte gültig machen. Er darf auf einer verdeckten Karte liegen.',
  'ruling.PLACE-1':
    'Wählen darf man, sobald man mitmacht: wer ruft vom Ruf an, wer bestätigt vom Bestätigen an, wer sucht vom Untergangsruf an. Vor jedem Ruf darf es niemand.',
  'ruling.PLACE-2': 'Wer noch einmal wählt, auch dieselbe Karte, hat erst zu diesem späteren Zeitpunkt gewählt.',
  'ruling.PLACE-3':
    'Wer bei null keine Karte hat, bekommt ein paar Sekunden (drei, wenn der Tisch nichts anderes sagt) für eine einzige Wahl.',
  'ruling.PLACE-4':
    'Wer eine Karte haben müsste und keine hat, hat eine ungültige. Wer in einer Untergangsrunde sucht, enthält sich einfach, außer mit gelegtem Joker.',
  'ruling.PLACE-5': 'Die Sekunden nach null enden sofort, wenn niemand mehr wählen darf.',
  'ruling.PLACE-6': 'Ein Marker darf auf eine verdeckte Karte gelegt werden. Sie ist ungültig.',
  'ruling.READY-1':
    'Vom Wurf bis zum Aufdecken kannst du einmal je Runde sagen, dass du bereit bist, mit „Passe“ oder „Sicher!“.',
  'ruling.READY-2':
    'Wer bereit ist, tut in dieser Runde nichts mehr; wer dann keine Karte gewählt hat, hat trotzdem eine ungültige.',
  'ruling.READY-3': 'Sind alle bereit, fällt der Countdown sofort auf null; ohne Ruf endet die Runde still.',
  'ruling.SCORE-3': 'Den Punkt fürs „Los!“-Rufen bekommt nur, wer auf einer gültigen Karte liegt.',
  'ruling.SCORE-10':
    'Die ungültige Karte von jemandem ohne Wahl liegt nirgends und verdirbt niemandem den Punkt fürs Alleinsein.',
  'ruling.END-2':
    'Nach einem „Los!“, das niemand einlöst, bleibt der Captain und gewinnt die oberste der Unendlichkeit.',
  'ruling.END-4':
    'Nach einem widerlegten Untergangsruf wird Captain, wer recht hatte und zuerst endgültig gewählt hat.',
  'ruling.END-5':
    'Hat nur jemand recht, der bestätigt hat, und der Rufer hat nirgends gelegt, wird der Rufer Captain und gewinnt nichts; die oberste der Unendlichkeit verlässt das Spiel.',
  'ruling.END-6':
    'Endet eine Runde still, punktet niemand, der Captain bleibt, und die oberste der Unendlichkeit verlässt das Spiel.',
  'ruling.END-8': 'Eine verdeckte Karte, die gewonnen wird, bleibt ungesehen.',
  'ruling.HOLE-3':
    'Ein Schwarzes-Loch-Plättchen ohne Murmeln in seinem Feld zählt nicht; mit Murmeln muss sein Feld in die Galaxie fallen.',
  'keys.title': 'Auf der Tastatur',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'von Karte zu Karte gehen',
  'keys.choose.key': 'Enter',
  'keys.choose': 'die Karte wählen oder den Joker darauf legen',
  'keys.throw.key': 'T',
  'keys.throw': 'werfen, als Captain',
  'keys.go.key': 'G',
  'keys.go': 'Los!',
  'keys.doom.key': 'D',
  'keys.doom': 'Wir werden alle sterben!',
  'keys.follow.key': 'F',
  'keys.follow': 'bestätigen',
  'keys.joker.key': 'J',
  'keys.joker': 'den Joker nehmen',
  'keys.ready.key': 'R',
  'keys.ready': 'bereit: „Passe“ oder „Sicher!“',
  'keys.computer.key': 'C',
  'keys.computer': 'den Wurf noch einmal hören',
  'keys.letters.key': 'L',
  'keys.letters': 'Buchstaben auf den Planeten, an oder aus',
  'keys.escape.key': 'Esc',
  'keys.escape': 'den Joker zurücklegen',
};

export default de;
