import type { NoticeWords } from './words.ts';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

export const de: NoticeWords = {
  turn: 'Du bist dran',
  turns: (count) => `Du bist an ${count} Tischen dran`,
  soon: 'Deine Zeit läuft bald ab',
  over: 'Die anderen warten auf dich',
  soonMany: (count) => `Du bist an ${count} Tischen dran, und die Zeit läuft ab`,
  game: (game, names) => (names.length === 0 ? game : `${game} mit ${list.format(names)}`),
  games: (games) => list.format(games),
  hours: (hours) => (hours === 1 ? 'noch etwa 1 Stunde' : `noch etwa ${hours} Stunden`),
  invitation: (name) => `${name} lädt dich ein`,
  open: 'Spielen',
  off: 'Ausschalten',
  isOff: 'Auf diesem Gerät kommt nichts mehr',
  webhook: (names, game) => `${game}: ${list.format(names)} ${names.length === 1 ? 'ist' : 'sind'} dran.`,
  somebody: 'jemand',
  mailPlay: 'Deinen Zug machen',
  mailWhy: 'Du bekommst diese Mail, weil du wissen wolltest, wann du dran bist.',
  mailOff: 'Keine Mails mehr',
  confirmSubject: 'Ist das deine Adresse?',
  confirm: (name) =>
    `Jemand namens ${name} möchte an dieser Adresse erfahren, wann er oder sie dran ist. Bist du das? Dann sag hier Ja:`,
  confirmYes: 'Ja, das bin ich',
  confirmNot: 'Wenn nicht, tu einfach nichts: Es kommt keine weitere Mail. Der Link gilt einen Tag.',
};
