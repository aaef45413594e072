import type { GravitySuperstarRulesKey } from './en.ts';

const de: Readonly<Record<GravitySuperstarRulesKey, string>> = {
  'goal.title': 'Das Ziel',
  goal: 'Sammle Sterne. Jeder Stern zählt 1 Punkt, jedes Paar einer Farbe 1 weiteren, jeder behaltene Nochmal-Marker 1. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Nochmal-Marker hat; sonst wird der Sieg geteilt.',
  'goal.example':
    'Zum Beispiel: 12 Sterne mit 6 Paaren und 4 Nochmal-Markern machen 22 Punkte; 15 Sterne mit 6 Paaren und 1 Marker auch. Es gewinnt, wer nur den einen Marker hat.',
  'setup.title': 'Aufbau',
  'setup.1':
    'Der Planet besteht aus Planetenplättchen: 2 für zwei Personen, 4 für drei oder vier, 6 für fünf oder sechs. Welche es sind, welche Seite oben ist und wie sie liegen, wird ausgelost.',
  'setup.2':
    'Auf jedem Stern-Symbol und auf jedem Nochmal-Symbol liegt ein Stern, gezogen aus 78: dreizehn von jeder der sechs Farben. Der Rest bleibt in der Schachtel.',
  'setup.3':
    'Die Figur „Offene Tür“ steht auf einer der Türen; sie gehört niemandem. 18 Nochmal-Marker bilden den allgemeinen Vorrat.',
  'setup.4':
    'Alle haben dieselben fünf Karten auf der Hand und eine Superstar-Figur, die noch nicht auf dem Planeten ist. Wer Startspieler ist, entscheidet das Los.',
  'planet.title': 'Der Planet',
  planet:
    'Der Planet hat keinen Rand: Wer unten hinausfällt, kommt oben in derselben Spalte wieder herein, und so an jeder Seite. Am Rand siehst du, was dort liegt.',
  'thing.platform':
    'Plattformen halten jede Bewegung auf, von beiden Seiten, und tragen den, dessen Füße auf sie zeigen.',
  'thing.star': 'Wer ein Feld mit einem Stern betritt, nimmt ihn, auch mitten im Fall.',
  'thing.under': 'Unter diesem Stern liegt ein Nochmal-Symbol: Es öffnet sich, wenn der Stern genommen wird.',
  'thing.replay': 'Ein offenes Nochmal-Symbol gibt bei jedem Betreten einen Nochmal-Marker, solange die 18 reichen.',
  'thing.door':
    'Wo die offene Tür steht, kommt der nächste Superstar herein, mit dem Kopf in Pfeilrichtung. Wer dieses Feld später betritt, schickt die Figur zur nächsten freien Tür. Steht auf jeder Tür ein Superstar, bleibt sie, wo sie ist.',
  'pawn.title': 'Dein Superstar',
  pawn: 'Die Stiefel zeigen, wo für ihn unten ist. Links und rechts sind immer seine eigenen, so wie er vor dem Zug steht.',
  'turn.title': 'Dein Zug',
  'turn.1':
    'Bist du nicht auf dem Planeten, kommst du durch die offene Tür. Sie wandert dann im Uhrzeigersinn zur nächsten freien Tür.',
  'turn.2':
    'Eine Aktion: eine Karte offen spielen für ihre besondere Bewegung, eine beliebige Karte verdeckt legen für eine einfache Bewegung, ein Feld nach links oder rechts, oder die Hand auffüllen, also alle gespielten Karten zurücknehmen. Was verdeckt liegt, bleibt geheim: Niemand weiß, welche Karten du noch hast.',
  'turn.3': 'Dann fällst du, die Füße voran, bis dich eine Plattform aufhält, wie weit auch immer.',
  'turn.4':
    'Einmal pro Zug darfst du einen Nochmal-Marker für eine weitere Aktion abgeben, auch einen, den du eben erst bekommen hast.',
  'see.title': 'Vier Züge zum Ansehen',
  'see.drop':
    'Ein Durchfallen: durch die Plattform und weiter bis zur nächsten. Beide Sterne auf dem Weg werden genommen.',
  'see.rotate':
    'Eine Vierteldrehung auf der Stelle: Unten ist jetzt rechts, also fällt der Superstar dorthin, und auch links und rechts sind neu.',
  'see.wrap': 'Ein Schritt über die Kante: unten hinaus, oben in derselben Spalte wieder herein.',
  'see.eject': 'Ein Weitsprung auf jemanden: Wer dort steht, wird hinausgeworfen, und du darfst etwas stehlen.',
  'cards.title': 'Die Karten',
  cards:
    'Alle haben dieselben fünf. Ein Zug muss ganz möglich sein, keine Plattform darf im Weg sein. Mit der fünften gespielten Karte kommen alle fünf sofort zurück.',
  'card.long': 'Zwei Felder nach links oder zwei nach rechts.',
  'card.high': 'Ein Feld nach oben, dann eins nach links oder rechts.',
  'card.drop': 'Ein Feld nach unten, durch die Plattform unter den Füßen.',
  'card.rotate': 'Eine Vierteldrehung nach links oder rechts oder eine halbe, auf der Stelle.',
  'card.joker': 'Wie eine beliebige der anderen vier.',
  'eject.title': 'Andere hinauswerfen',
  eject:
    'Wen du anrempelst oder auf wen du fällst, der wird hinausgeworfen und nimmt alle Karten zurück; im nächsten eigenen Zug geht es wieder herein. Du musst einen Stern einer Farbe deiner Wahl oder einen Nochmal-Marker stehlen. Wer nichts hat, dem nimmst du nichts. Dein Zug geht weiter, und ein Zug kann mehrere hinauswerfen.',
  'end.title': 'Das Ende',
  'end.normal':
    'Normal: nach einer Runde (alle hatten gleich viele Züge) mit höchstens 4 Sternen auf dem Planeten (2 Personen), 8 (3 oder 4), 12 (5 oder 6).',
  'end.expert':
    'Expertenende: Wer 18 Punkte (2, 4 oder 6 Personen) oder 24 (3 oder 5) erreicht, löst sofort die letzte Runde aus. Dabei bleibt es, auch wenn diese Person wieder Punkte verliert.',
  'ruling.BOARD-1': 'Die Plättchen liegen nebeneinander (2), zwei mal zwei (4) oder drei breit und zwei hoch (6).',
  'ruling.BOARD-2': 'Was die Seiten der Plättchen zeigen, haben wir selbst gezeichnet.',
  'ruling.BOARD-6':
    'Im Uhrzeigersinn folgen die Türen der oberen Plättchenreihe von links nach rechts, dann der unteren von rechts nach links.',
  'ruling.ENTER-2': 'Ins Spiel zu kommen ist keine Bewegung: Nichts wird gesammelt, und es folgt kein Fall.',
  'ruling.ENTER-4':
    'Wer in der Tür steht, wird beim Hereinkommen hinausgeworfen; die offene Tür wandert weiter, dann wird gestohlen, dann folgt die Aktion.',
  'ruling.ACT-2': 'Karten zurücknehmen kannst du nur, wenn du mindestens eine gespielt hast; danach kannst du fallen.',
  'ruling.FALL-4': 'Ein Fall, der in das Feld zurückkehrt, in dem er begann, betritt es noch einmal und endet dort.',
  'ruling.THEFT-2':
    'Erst wird der Zug zu Ende gemacht; dann wird nacheinander gestohlen, in der Reihenfolge der Hinauswürfe.',
  'ruling.END-2':
    'Beim Expertenende wird nach jeder Aktion samt Diebstählen auf die Punkte gesehen, nicht schon beim Hereinkommen.',
  'ruling.END-3':
    'Eine Partie mit Expertenende ist auch nach einer Runde zu Ende, nach der kein Stern mehr auf dem Planeten liegt.',
  'ruling.END-4': 'Eine Partie endet spätestens nach 60 Runden.',
  'keys.title': 'Mit der Tastatur',
  'keys.card.key': '1–5',
  'keys.card': 'Karte wählen',
  'keys.move.key': 'A–J',
  'keys.move': 'den Zug mit diesem Buchstaben machen',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'durch die Züge oder die Felder des Planeten gehen',
  'keys.play.key': 'Enter',
  'keys.play': 'den ausgewählten Zug machen',
  'keys.refill.key': 'R',
  'keys.refill': 'Karten zurücknehmen',
  'keys.again.key': 'Leertaste',
  'keys.again': 'Nochmal-Marker abgeben',
  'keys.end.key': 'E',
  'keys.end': 'Zug beenden',
  'keys.undo.key': 'Z',
  'keys.undo': 'rückgängig',
  'keys.turn.key': 'T',
  'keys.turn': 'Planet drehen',
  'keys.drop.key': 'Esc',
  'keys.drop': 'Karte weglegen oder Gezeigtes überspringen',
};

export default de;
