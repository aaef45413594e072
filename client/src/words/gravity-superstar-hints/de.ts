import type { GravitySuperstarHintsKey } from './en.ts';

const de: Readonly<Record<GravitySuperstarHintsKey, string>> = {
  goal: 'Lauf, spring und fall um einen kleinen Planeten und sammle seine Sterne. Jeder Stern ist ein Punkt, jedes Paar von einer Farbe noch einer. Wer die meisten Punkte hat, gewinnt.',
  'goal.short': 'Ziel: meiste Punkte. Stern 1, Paar einer Farbe noch 1, Nochmal-Marker 1.',
  steal: 'Nimm, was dir am meisten bringt: ein Stern, der ein Paar ergibt, 2 Punkte.',
  decide: 'Ein Nochmal-Marker ist ein Punkt. Oder „{again}“: jetzt noch eine Aktion.',
  flung: '{name} wirft dich hinaus. Alle Karten sind zurück, du kommst durch die Tür.',
  eject: '{name} stand im Weg und fliegt davon: Du bekommst etwas, falls es etwas gibt.',
  fifth: 'Das war deine fünfte Karte: Alle fünf sind wieder auf der Hand, umsonst.',
  token: 'Der runde Pfeil gibt einen Nochmal-Marker: 1 Punkt oder 1 Aktion mehr.',
  round: 'Auf einer Seite hinaus, gegenüber herein: Der Planet hat keinen Rand.',
  fall: 'Unter deinen Stiefeln war nichts: Du fielst, bis eine Plattform dich hielt.',
  pair: 'Zwei Sterne von einer Farbe sind ein Paar: 1 Punkt mehr.',
  end: 'Endet eine Runde mit {count} Sternen oder weniger, ist die Partie vorbei.',
  'end.goal': 'Wer {count} Punkte erreicht, macht diese Runde zur letzten.',
  'end.last': '{count} Punkte sind erreicht: Diese Runde ist die letzte.',
  card: 'Wähl eine Karte, dann ein Ziel. Die gepunktete Linie zeigt den ganzen Weg.',
  door: 'Du bist durch die offene Tür gekommen, den Kopf dorthin, wohin sie zeigt.',
  step: 'Jede Karte darf auch verdeckt liegen: für einen Schritt zur Seite.',
  boots: 'Unten ist, wohin deine Stiefel zeigen. Was im Weg liegt, nimmst du mit.',
  refill: 'Nur noch wenige Karten? Statt zu ziehen kannst du alle zurücknehmen.',
  rotate: '„{rotate}“ dreht dich auf der Stelle: Dann ist unten woanders.',
  drop: '„{drop}“: ein Feld nach unten, auch durch die Plattform unter dir.',
  high: '„{high}“: ein Feld hinauf, dann eines zur Seite.',
  joker: '„{joker}“ zählt als irgendeine der vier anderen Karten.',
  long: '„{long}“: zwei Felder zur Seite auf einmal, auch über eine Lücke.',
};

export default de;
