import type { TeachingKey } from './en.ts';

const fr: Readonly<Record<TeachingKey, string>> = {
  'offer.title': 'Ton premier {game}',
  'offer.learn': 'Deux minutes pour apprendre',
  'offer.play': 'Jouer tout de suite',
  'ready.words': 'Regarde tranquillement : rien ne commence sans toi.',
  ready: 'C’est parti',
  'ready.learn': 'Apprendre d’abord',
  'room.words': 'Tu découvres {game} ?',
  'goal.title': 'Le but du jeu',
  'goal.on': 'Montre-moi',
  hint: 'Conseil',
  'hint.known': 'Compris',
  'hint.none': 'Plus de conseils',
  'hint.none.said': 'Plus de conseils. Tu les retrouves dans les réglages.',
  'settings.hints': 'Conseils pour débuter',
  'settings.hints.on': 'Oui',
  'settings.hints.off': 'Non',
  'settings.hints.about': 'Une phrase au bon moment. Ce que tu sais faire n’est plus expliqué.',
  'settings.hints.again': 'Recommencer',
  'settings.hints.again.said': 'Tous les conseils reviendront.',
};

export default fr;
