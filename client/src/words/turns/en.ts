const en = {
  seconds: '{seconds, plural, one {# second} other {# seconds}}',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  'time.yours': 'Your turn: {time} left',
  'time.theirs': '{name}: {time} left',
  'time.short': 'Few seconds are left for your turn. Then a bot plays it.',
  'away.soon': '{name} is away. A bot plays in {time}.',
  'away.waits': '{name} is away. The table waits.',
  'away.stood-in': '{name} is away. A bot plays for them until they are back.',
  'offline.soon': 'No connection. If you aren’t back by then, a bot plays for you in {time}.',
  'offline.now': 'No connection. A bot may be playing for you until you are back.',
  'offline.waits': 'No connection. The table waits for you; nothing is lost.',
  'by-bot': 'A bot played for {name}.',
  'by-bot.you': 'A bot played for you.',
  'pass-on': 'Seen everything? Then pass the device on.',
  'pass-on.do': 'Pass it on to {name}',
  planning: 'Planning ahead',
  'last-round': 'Last round!',
  'just-now': 'Just now',
  'watch-again': 'Watch the last turns again',
  skip: 'Skip',
  speed: 'Speed',
  'speed.slow': 'Slow',
  'speed.usual': 'Usual',
  'speed.fast': 'Fast',
} as const;

export type TurnsKey = keyof typeof en;

export default en;
