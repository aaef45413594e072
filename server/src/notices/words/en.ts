/** What is said in notices and mails. The other languages say the same: this is the list. */

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const en = {
  turn: 'Your turn',
  turns: (count: number) => `Your turn at ${count} tables`,
  soon: 'Your time is running out',
  over: 'The others are waiting for you',
  soonMany: (count: number) => `Your turn at ${count} tables, and time is running out`,
  game: (game: string, names: readonly string[]) => (names.length === 0 ? game : `${game} with ${list.format(names)}`),
  games: (games: readonly string[]) => list.format(games),
  hours: (hours: number) => (hours === 1 ? 'about 1 hour left' : `about ${hours} hours left`),
  invitation: (name: string) => `${name} invites you`,
  open: 'Play',
  off: 'Turn off',
  isOff: 'No more notices on this device',
  webhook: (names: readonly string[], game: string) => `${game}: it’s ${list.format(names)}’s turn.`,
  somebody: 'somebody',
  mailPlay: 'Play your turn',
  mailWhy: 'You get this mail because you asked to be told when it’s your turn.',
  mailOff: 'No more mail',
  confirmSubject: 'Is this your address?',
  confirm: (name: string) =>
    `Somebody called ${name} would like to be told at this address when it’s their turn. If that’s you, say yes here:`,
  confirmYes: 'Yes, that’s me',
  confirmNot: 'If it isn’t you, do nothing: no other mail will come. The link works for a day.',
} as const;
