import type { SpaceLabLearningKey } from './en.ts';

const de: Readonly<Record<SpaceLabLearningKey, string>> = {
  'tutorial.station':
    'Das ist deine Station. Jede Kapsel will drei Agenturen um sich haben. Rechts liegen Rot und Gold: Es fehlt noch ein Rot.',
  'tutorial.reveal': 'Eine Aktion pro Zug. Drück auf Aufdecken und deck drei Karten auf.',
  'tutorial.keep':
    'Du bekommst alle Karten einer Agentur. Nimm Golden Planet, zwei Karten; die andere geht ins Zentrum.',
  'tutorial.wait': 'Der Roboter spielt …',
  'tutorial.recruit': 'Oder wirb an: Nimm alle grünen Karten, die im Zentrum warten.',
  'tutorial.card': 'Mit fünf Handkarten kannst du nur legen. Wähl den roten Piloten, er kostet 2.',
  'tutorial.slot': 'Jeder freie Platz zeigt, was die Karte dort bringt. Wähl den über der rechten Kapsel.',
  'tutorial.place':
    'Sie bringt Punkte, zieht 2 Projekte und erfüllt das Ziel. Zwei Karten bezahlen; tipp andere an, um zu tauschen. Leg sie!',
  'tutorial.project':
    'Über einer Kapsel ziehst du so viele Projekte, wie die Karte kostet. Behalte eines: Gleiche sind zusammen mehr wert.',
  'tutorial.end': 'Bestätigt: 5 Punkte und noch ein Projekt. Du könntest weiter legen. Beende deinen Zug.',
  'tutorial.tenth':
    'Ein paar Züge später liegen neun Karten. Leg den Techniker unter die linke Kapsel: Sein Zeichen bringt 3 Punkte, und die zehnte Karte löst das Ende aus.',
  'tutorial.score':
    'Zehnte Karte oder drittes Ziel: Alle anderen legen noch einmal, dann wird gezählt. Die Zahl oben zeigt deine Punkte, Zeile für Zeile.',
  'tutorial.astray': 'Auch das wäre erlaubt. Folge in dieser Lektion dem gelben Rahmen.',
  'tutorial.done.words':
    'Karten bringen Punkte, ziehen Projekte und erfüllen Ziele, und jede Karte wird mit Karten bezahlt. In jedem Zug: aufdecken, anwerben oder legen. Wer die meisten Punkte hat, gewinnt.',
  'tutorial.partner': 'Roboter',
};

export default de;
