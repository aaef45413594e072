import type { NoticeWords } from './words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: NoticeWords = {
  turn: 'À toi de jouer',
  turns: (count) => `À toi de jouer à ${count} tables`,
  soon: 'Ton temps touche à sa fin',
  over: 'Les autres t’attendent',
  soonMany: (count) => `À toi de jouer à ${count} tables, et le temps presse`,
  game: (game, names) => (names.length === 0 ? game : `${game} avec ${list.format(names)}`),
  games: (games) => list.format(games),
  hours: (hours) => (hours === 1 ? 'encore une heure environ' : `encore ${hours}\u00a0heures environ`),
  invitation: (name) => `${name} t’invite`,
  open: 'Jouer',
  off: 'Désactiver',
  isOff: 'Plus d’avis sur cet appareil',
  webhook: (names, game) => `${game}\u00a0: au tour de ${list.format(names)}.`,
  somebody: 'quelqu’un',
  mailPlay: 'Jouer ton tour',
  mailWhy: 'Tu reçois ce message parce que tu as demandé à être prévenu quand c’est ton tour.',
  mailOff: 'Plus de messages',
  confirmSubject: 'Est-ce bien ton adresse\u00a0?',
  confirm: (name) =>
    `Quelqu’un du nom de ${name} voudrait être prévenu à cette adresse quand c’est son tour. Si c’est toi, dis oui ici\u00a0:`,
  confirmYes: 'Oui, c’est moi',
  confirmNot: 'Sinon, ne fais rien\u00a0: aucun autre message ne viendra. Le lien fonctionne un jour.',
};
