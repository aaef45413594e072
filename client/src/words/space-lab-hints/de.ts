import type { SpaceLabHintsKey } from './en.ts';

const de: Readonly<Record<SpaceLabHintsKey, string>> = {
  goal: 'Besetze deine Raumstation mit Laborkarten. Sie bringen Punkte, erfüllen die Ziele deiner Kapseln und ziehen geheime Projekte. Wer die meisten Punkte hat, gewinnt.',
  'goal.alone':
    'Besetze die sechs Kapseln deiner Station mit Laborkarten und hol so viele Punkte wie möglich, bevor der Stapel leer ist.',
  'goal.short': 'Ziel: die meisten Punkte, aus Karten, Zielen und geheimen Projekten.',
  'goal.short.alone': 'Ziel: so viele Punkte wie möglich, bevor der Stapel leer ist.',
  arrange: 'Jedes Ziel verlangt drei Agenturen um seine Kapsel. Tausch sie, wenn du magst.',
  'hand-on': 'Behalt zwei Ziele, die gleiche Agenturen verlangen; gib das dritte weiter.',
  keep: 'Nimm eine Agentur, die deine Ziele verlangen. Der Rest kommt ins Zentrum.',
  project: 'Behalt ein Projekt. Es bleibt geheim und zählt am Ende.',
  last: 'Die letzte Runde: Leg an, so viel du bezahlen kannst, oder passe.',
  stuck: 'Diesmal geht nichts: Drück „{pass}“.',
  called: 'Du hast das Ende ausgelöst: Die anderen legen noch einmal an, dann zählt es.',
  validated: 'Ziel erfüllt: Du hast seine Bestätigung. Frühere sind mehr wert.',
  technician: 'Technik unter einer Kapsel, die sie verlangt: 3 Punkte.',
  swept: 'Nach jedem Zug geht eine Karte weg, und im Zentrum ihre ganze Agentur.',
  end: 'Zehnte Karte oder drittes Ziel: Die anderen legen noch an, dann ist Schluss.',
  'end.alone': 'Ist der Stapel leer, ist die Partie sofort vorbei.',
  full: 'Fünf oder mehr Handkarten: Jetzt musst du mindestens eine legen.',
  more: 'Leg weiter an, solange du bezahlen kannst, oder drück „{end}“.',
  turn: 'Du bist dran, mit einer Aktion: Nimm neue Karten oder leg welche an.',
  place: 'Legen: Tipp eine Karte an, dann einen Platz. Andere Handkarten bezahlen sie.',
  reveal: '„{reveal}“: Drei Karten kommen auf, du nimmst alle einer Agentur.',
  recruit: '„{recruit}“: Nimm alle Karten einer Agentur, die im Zentrum warten.',
  above: 'Über einer Kapsel zieht eine Karte so viele Projekte, wie sie kostet; 1 bleibt.',
  below: 'Unter einer Kapsel bringt das Fach, das ihr Ziel zeigt, einen Bonus.',
  between: 'Ein Platz zwischen zwei Kapseln zählt für beide Ziele.',
};

export default de;
