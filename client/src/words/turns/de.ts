import type { TurnsKey } from './en.ts';

const de: Readonly<Record<TurnsKey, string>> = {
  seconds: '{seconds, plural, one {# Sekunde} other {# Sekunden}}',
  minutes: '{minutes, plural, one {# Minute} other {# Minuten}}',
  'time.yours': 'Dein Zug: noch {time}',
  'time.theirs': '{name}: noch {time}',
  'time.short': 'Nur noch wenige Sekunden für deinen Zug. Dann spielt ihn ein Bot.',
  'away.soon': '{name} ist weg. In {time} spielt ein Bot.',
  'away.waits': '{name} ist weg. Der Tisch wartet.',
  'away.stood-in': '{name} ist weg. Bis zur Rückkehr spielt ein Bot.',
  'offline.soon': 'Keine Verbindung. Bist du bis dahin nicht zurück, spielt in {time} ein Bot für dich.',
  'offline.now': 'Keine Verbindung. Bis du zurück bist, spielt vielleicht ein Bot für dich.',
  'offline.waits': 'Keine Verbindung. Der Tisch wartet auf dich; nichts geht verloren.',
  'by-bot': 'Ein Bot hat für {name} gespielt.',
  'by-bot.you': 'Ein Bot hat für dich gespielt.',
  'pass-on': 'Alles gesehen? Dann gib das Gerät weiter.',
  'pass-on.do': 'Weiter an {name}',
  planning: 'Vorausplanen',
  'last-round': 'Letzte Runde!',
  'just-now': 'Gerade eben',
  'watch-again': 'Die letzten Züge noch einmal zeigen',
  skip: 'Überspringen',
  speed: 'Tempo',
  'speed.slow': 'Langsam',
  'speed.usual': 'Normal',
  'speed.fast': 'Schnell',
};

export default de;
