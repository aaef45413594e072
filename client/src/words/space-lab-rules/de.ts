import type { SpaceLabRulesKey } from './en.ts';

const de: Readonly<Record<SpaceLabRulesKey, string>> = {
  'goal.title': 'Das Ziel',
  goal: 'Bau eine Raumstation rund um ihre Kapseln. Punkte bringen gelegte Laborkarten, bestätigte Ziele und geheime Projekte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Projekte hat; sonst wird der Sieg geteilt.',
  'setup.title': 'Aufbau',
  'setup.1':
    '60 Laborkarten, 15 von jeder Agentur, bilden gemischt den Nachziehstapel. Niemand hat eine Karte auf der Hand, und das Rekrutierungszentrum ist leer.',
  'setup.2':
    '24 Projektkarten liegen verdeckt. Die Bestätigungsplättchen liegen in drei Stapeln, links, Mitte und rechts, je vier, das höchste oben: {tiles}.',
  'setup.tile':
    '{bonus, select, project {{points} Punkte und ein Projekt} labCard {{points} Punkte und eine Laborkarte} other {{points} Punkte}}',
  'setup.3':
    'Alle ziehen drei Zielplättchen und legen in jede Kapsel der eigenen Station eines, wie sie mögen. Wer beginnt, entscheidet das Los.',
  'station.title': 'Die Station',
  'station.picture':
    'Drei Kapseln und zehn Laborplätze: eine Reihe darüber, eine dazwischen und daneben, eine darunter.',
  station:
    'Ein Laborplatz fasst eine Karte, und gelegte Karten bleiben liegen. Um jede Kapsel liegen vier Plätze; eine Karte zwischen zwei Kapseln zählt für beide.',
  'card.title': 'Eine Laborkarte',
  'card.cost': 'Kosten: So viele andere Handkarten kommen auf die gemeinsame Ablage. Eine grüne 0 ist kostenlos.',
  'card.specialty': 'Fachgebiet: Zeichen und Buchstabe.',
  'card.agency': 'Agentur: Form, Farbe und Zeichen.',
  'card.effect': 'Wirkung: Punkte oder ein Projekt.',
  'turn.title': 'Dein Zug: eins von dreien',
  'turn.reveal':
    'Aufdecken: Drei Laborkarten werden für alle aufgedeckt. Du nimmst alle einer Agentur; die anderen gehen ins Rekrutierungszentrum. Von da an sind deine Handkarten geheim.',
  'turn.recruit': 'Anwerben: Nimm alle Karten einer Agentur aus dem Rekrutierungszentrum.',
  'turn.place': 'Legen: Leg eine oder mehrere Karten auf freie Laborplätze und bezahl jede.',
  'turn.five': 'Mit fünf oder mehr Handkarten zu Beginn deines Zugs ist nur Legen möglich.',
  'turn.pile': 'Sobald der Nachziehstapel leer ist, wird die Ablage zu einem neuen gemischt.',
  'turn.example':
    'Zum Beispiel: Mit einer Karte der Kosten 3, einer mit 0 und drei weiteren legst du die drei ab, dann die erste und noch die kostenlose in deine Station.',
  'bonus.title': 'Boni',
  'bonus.order':
    'Nach jeder Karte, vor der nächsten: ihre eigene Wirkung, dann der Bonus des Laborplatzes, dann Bestätigungen.',
  'bonus.top':
    'Über einer Kapsel ziehst du so viele Projekte, wie die Karte kostet, behältst eines und legst die anderen unter den Stapel. Eine Karte der Kosten 3 lässt dich also aus dreien wählen.',
  'bonus.bottom': 'Unter einer Kapsel bekommst du ihren Bonus, wenn das Fachgebiet passt.',
  'bonus.middle':
    'In der mittleren Reihe gibt es keinen Bonus. Die zwei Plätze zwischen den Kapseln zählen für beide Nachbarn, die zwei äußeren für eine Kapsel.',
  'objective.title': 'Ziele',
  objective:
    'Passen drei verschiedene Karten rund um eine Kapsel zu ihren drei Zeichen, nimmst du die oberste Bestätigung ihres Stapels samt Bonus: Wer zuerst da ist, bekommt am meisten.',
  'objective.example':
    'Zum Beispiel: Ein Ziel will zweimal Golden Planet und einmal Green Explorer. Mit der dritten dieser Karten bestätigst du es und nimmst die 5, die auch ein Projekt bringt.',
  'effect.title': 'Wirkungen',
  'project.title': 'Projekte',
  'project.secret':
    'Projekte bleiben bis zum Ende geheim. Über die letzte Zahl hinaus bringen weitere nichts: Fünfmal Mars zählt 16, wie viermal.',
  'end.title': 'Das Ende',
  end: 'Die zehnte Karte oder das dritte Ziel löst das Ende aus. Alle anderen dürfen noch einmal legen, sonst nichts. Karten, die auf der Hand bleiben, zählen nichts.',
  'alone.title': 'Allein: der letzte Entdecker',
  alone:
    'Sechs Kapseln in zwei Reihen, siebzehn Laborplätze: Leg oben drei Ziele aus, dann unten drei weitere. Eine Karte in der Reihe zwischen den Kapseln bekommt beide Boni. Am Ende jedes Zugs wird die oberste Laborkarte abgelegt und mit ihr alle Karten ihrer Agentur im Zentrum. Schluss ist, wenn der Nachziehstapel leer ist, mit der siebzehnten Karte oder dem sechsten Ziel.',
  'alone.scale': 'Wie gut war das?',
  'alone.points': 'Punkte',
  'alone.verdict': 'Bewertung',
  'alone.band.0': 'unter 80',
  'alone.band.1': '80–100',
  'alone.band.2': '101–120',
  'alone.band.3': '121–150',
  'alone.band.4': 'über 150',
  'advanced.title': 'Fortgeschritten',
  advanced:
    'Alle behalten zwei der drei Ziele und geben das dritte nach links weiter, alle gleichzeitig; dann wird ausgelegt. Spiel vorher eine einfache Partie: Du wählst besser, wenn du weißt, was Ziele verlangen.',
  'ruling.THING-2': 'Welche Zeichen und welches Fachgebiet zusammen auf einem Ziel stehen, haben wir selbst gewählt.',
  'ruling.THING-3': 'Ebenso die Zahlen und Boni der Bestätigungen.',
  'ruling.THING-4':
    'Es gibt 24 Projekte, auch wenn die gedruckten Regeln einmal 23 sagen: siebenmal Mars, sechsmal Schwarze Löcher, viermal Supernovae, dreimal Exoplaneten und ein Teleskop für jede Agentur.',
  'ruling.TURN-3': 'Wer gar nichts tun kann, passt; solange etwas möglich ist, darf niemand passen.',
  'ruling.REVEAL-3':
    'Ob der Nachziehstapel leer ist, wird nach jeder gezogenen Karte geprüft und einmal nach jeder ganzen Bezahlung.',
  'ruling.REVEAL-4':
    'Sind Nachziehstapel und Ablage zusammen weniger als drei Karten, werden diese aufgedeckt; ist keine da, geht Aufdecken nicht.',
  'ruling.PLACE-6': 'Eine unterwegs gewonnene Laborkarte darf in derselben Aktion gelegt werden oder bezahlen.',
  'ruling.BONUS-3':
    'Projekte, die du nicht behältst, kommen in gezogener Reihenfolge unter den Stapel; sind es zu wenige, ziehst du, was da ist.',
  'ruling.VALID-4':
    'Bestätigt eine Karte zwei Ziele, werden sie von links nach rechts abgewickelt, die obere Reihe zuerst, jedes mit seinem Bonus.',
  'ruling.END-2': 'Wer das Ende auslöst, darf in dieser Aktion weiter legen.',
  'ruling.SOLO-3': 'Allein gibt die Reihe zwischen den Kapseln beide Boni, den der oberen Kapsel zuerst.',
  'ruling.SOLO-5': 'Allein wird die Ablage nie neu gemischt.',
  'ruling.SOLO-6':
    'Allein endet die Partie in dem Moment, in dem der Nachziehstapel leer ist, auch mitten in einer Aktion. Eine eben gelegte Karte wirkt noch; eben aufgedeckte Karten sind verloren.',
  'ruling.SOLO-8': 'Allein dient jeder Bestätigungsstapel beiden Kapseln seiner Spalte.',
  'ruling.SCORE-8': 'Beim Wert von Mars sind 4 und 9 unsere eigenen Zahlen.',
  'ruling.SCORE-9': 'Ebenso 2, 6 und 12 bei den Schwarzen Löchern.',
  'ruling.SCORE-10': 'Und 3 für eine einzelne Supernova.',
  'keys.title': 'Mit der Tastatur',
  'keys.cards.key': '1–9',
  'keys.cards': 'Karte, Agentur oder Projekt wählen; ist ein Platz gewählt: mit der Karte bezahlen',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'von Platz zu Platz gehen',
  'keys.enter.key': 'Enter',
  'keys.enter': 'Platz wählen, dann bestätigen',
  'keys.reveal.key': 'R',
  'keys.reveal': 'aufdecken',
  'keys.recruit.key': 'C',
  'keys.recruit': 'anwerben; noch einmal: die nächste Gruppe',
  'keys.end.key': 'E',
  'keys.end': 'Zug beenden oder passen',
  'keys.drop.key': 'Esc',
  'keys.drop': 'abbrechen',
};

export default de;
