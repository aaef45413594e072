import type { SpaceBuilderHintsKey } from './en.ts';

const de: Readonly<Record<SpaceBuilderHintsKey, string>> = {
  goal: 'Ein Plan kommt auf, und alle bauen zugleich seine Stadt. Wer eine Runde gewinnt, schaltet ein Gebäude mehr frei; wer mit allen acht eine Runde gewinnt, gewinnt die Partie.',
  'goal.short': 'Ziel: als Erste oder Erster mit allen acht Gebäuden eine Runde gewinnen.',
  open: 'Runde gewonnen! Schalte ein Gebäude frei: Ab jetzt baust du es auch.',
  defects: 'Nicht gebaut: 1 Baufehler. Platz, Seite oder Drehung falsch: 2.',
  faster: 'Auch bei dir kein Baufehler, aber {name} war früher fertig.',
  stopped: 'Alle bis auf eine Person waren fertig: Wer übrig ist, muss aufhören.',
  'stopped.two': 'Zu zweit beendet, wer zuerst fertig ist, die Runde für beide.',
  'time-up': 'Die Zeit war um: Alle mussten aufhören. Nicht gebaut heißt 1 Baufehler.',
  lost: '{name} gewinnt die Runde und schaltet ein Gebäude mehr frei.',
  nobody: 'Niemand hat die Runde gewonnen, also schaltet niemand ein Gebäude frei.',
  eight: '{name} hat alle acht: noch ein Rundensieg, und die Partie ist aus.',
  'eight.you': 'Du hast alle acht: Gewinn noch eine Runde, und du gewinnst die Partie!',
  ready: 'Drück „{ready}“: Dann kommt der Plan für alle im selben Augenblick.',
  on: 'Genug gesehen? Drück „{ready}“ für den nächsten Plan.',
  finish: 'Alle stehen! Schau noch einmal, dann drück zweimal „{finish}“.',
  plan: 'Der Plan liegt gedreht. Dreh ihn im Kopf, bis seine Rakete unten links ist.',
  'plan.straight': 'Dieser Plan liegt gerade: Bau dieselbe Stadt auf deinem Brett.',
  pick: 'Tipp ein Gebäude an, dann den Bauplatz, auf dem es im Plan steht.',
  turn: 'Zeigt seine Spitze richtig? Drück „{turn}“, solange du es hältst.',
  flip: 'Jedes Gebäude hat zwei ähnliche Seiten. Vergleich und drück „{flip}“.',
  move: 'Ein Fehler? Tipp das Gebäude an, dann einen anderen Bauplatz oder seine Lücke.',
  held: 'Der Plan zeigt alle acht Gebäude. Du baust nur die auf deiner Hand.',
  clock: 'Ist die Uhr abgelaufen, endet die Runde, fertig oder nicht.',
};

export default de;
