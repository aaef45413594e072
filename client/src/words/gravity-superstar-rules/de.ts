import type { GravitySuperstarRulesKey } from './en.ts';

const de: Readonly<Record<GravitySuperstarRulesKey, string>> = {
  'goal.title': 'Das Ziel',
  goal: 'Sammle Sterne. Jeder Stern zählt 1 Punkt, jedes Paar einer Farbe 1 weiteren, jedes behaltene Nochmal-Plättchen 1. Die meisten Punkte gewinnen; bei Gleichstand, wer weniger Nochmal-Plättchen hat.',
  'planet.title': 'Der Planet',
  planet:
    'Der Planet hat keinen Rand: Was auf einer Seite hinausgeht, kommt gegenüber in derselben Reihe oder Spalte herein. Am Rand siehst du, was dort liegt.',
  'thing.platform':
    'Plattformen halten jede Bewegung auf, von beiden Seiten, und tragen den, dessen Füße auf sie zeigen.',
  'thing.star': 'Wer ein Feld mit einem Stern betritt, nimmt ihn, auch mitten im Fall.',
  'thing.under': 'Unter diesem Stern liegt ein Nochmal-Symbol: Es öffnet sich, wenn der Stern genommen wird.',
  'thing.replay': 'Ein offenes Nochmal-Symbol gibt bei jedem Betreten ein Nochmal-Plättchen, solange die 18 reichen.',
  'thing.door': 'Wo die offene Tür steht, kommt der nächste Superstar herein, mit dem Kopf in Pfeilrichtung.',
  'pawn.title': 'Dein Superstar',
  pawn: 'Die Stiefel zeigen, wo für ihn unten ist. Links und rechts sind immer seine eigenen, so wie er vor dem Zug steht.',
  'turn.title': 'Dein Zug',
  'turn.1':
    'Bist du nicht auf dem Planeten, kommst du durch die offene Tür. Sie wandert dann im Uhrzeigersinn zur nächsten freien Tür.',
  'turn.2':
    'Eine Aktion: eine Karte offen spielen für das, was sie zeigt, eine beliebige Karte verdeckt legen für einen Schritt nach links oder rechts, oder alle gespielten Karten zurücknehmen.',
  'turn.3': 'Dann fällst du, die Füße voran, bis dich eine Plattform aufhält, wie weit auch immer.',
  'turn.4': 'Einmal pro Zug darfst du ein Nochmal-Plättchen für eine weitere Aktion abgeben.',
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
    'Wen du anrempelst oder auf wen du fällst, der verlässt den Planeten und nimmt alle Karten zurück. Du nimmst einen Stern oder ein Nochmal-Plättchen deiner Wahl. Dein Zug geht weiter.',
  'end.title': 'Das Ende',
  'end.normal':
    'Normal: nach einer Runde mit höchstens 4 Sternen auf dem Planeten (2 Personen), 8 (3 oder 4), 12 (5 oder 6).',
  'end.expert': 'Für Könner: 18 Punkte (2, 4 oder 6 Personen) oder 24 (3 oder 5) machen die Runde zur letzten.',
  'rulings.title': 'Entschieden',
  'rulings.1': 'Hereinkommen ist kein Zug: Nichts wird gesammelt. Wer in der Tür steht, wird hinausgeworfen.',
  'rulings.2': 'Karten zurücknehmen kannst du nur, wenn eine gespielt ist; danach kannst du fallen.',
  'rulings.3': 'Mehrere Diebstähle werden nach dem Zug einzeln abgewickelt.',
  'rulings.4': 'Eine Partie endet spätestens nach 60 Runden.',
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
  'keys.again': 'Nochmal-Plättchen abgeben',
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
