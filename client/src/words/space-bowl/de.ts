import type { SpaceBowlKey } from './en.ts';

const de: Readonly<Record<SpaceBowlKey, string>> = {
  about:
    'Der Computer wirft Planeten in seine Mulden; irgendwo in der Galaxie passt dasselbe Muster. Finde das Ziel vor den anderen, ruf es aus und behalte recht. Oder ruf, dass wir alle sterben werden.',
  'option.blackHole': 'Schwarzes Loch',
  'option.blackHole.hint': 'Verbannt Planeten aus dem Muster.',
  'option.noJoker': 'Ohne Joker',
  'option.noJoker.hint': 'Du bist auf dich gestellt.',
  'option.void': 'Leere',
  'option.void.hint': 'Drei Karten liegen verdeckt.',
  'option.bigGalaxy': 'Große Galaxie',
  'option.bigGalaxy.hint': 'Sechs mal sechs Karten.',
  'option.rotation': 'Drehung',
  'option.rotation.hint': 'Das Muster kann gedreht liegen.',
  'option.sphere': 'Kugel',
  'option.sphere.hint': 'Gegenüberliegende Ränder berühren sich.',
  'option.learner': 'Zum Lernen',
  'option.learner.hint': 'Die Scheibe liegt in der Mitte.',
  'option.searchSeconds': 'Zeit zum Suchen',
  'option.searchSeconds.hint': 'Für jede Runde.',
  'option.countdownSeconds': 'Countdown',
  'option.countdownSeconds.hint': 'Nach einem Ruf.',
  'option.placeSeconds': 'Zeit zum Zeigen',
  'option.placeSeconds.hint': 'Am Ende des Countdowns.',
  'option.pauseSeconds': 'Zeit zwischen Runden',
  'option.pauseSeconds.hint': 'Zum Ansehen des Ergebnisses.',
};

export default de;
