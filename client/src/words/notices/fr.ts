import type { NoticesKey } from './en.ts';

const fr: Readonly<Record<NoticesKey, string>> = {
  title: 'Quand c’est ton tour',
  device: 'Me prévenir sur cet appareil',
  'device.hint':
    'Une courte notification quand une table sur plusieurs jours t’attend. Rien pendant que tu regardes, rien pendant tes heures calmes.',
  'device.on': 'Tu seras prévenu sur cet appareil.',
  'device.off': 'Plus de notifications sur cet appareil.',
  'device.denied': 'Ce navigateur n’a pas le droit d’afficher de notifications. Tu peux changer ça dans ses réglages.',
  'device.install':
    'Sur iPhone ou iPad, ajoute d’abord Starboard à l’écran d’accueil\u00a0: Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».',
  'device.never': 'Ce navigateur ne sait pas afficher de notifications.',
  'device.failed': 'Ça n’a pas marché. Réessaie plus tard.',
  card: 'Te prévenir quand c’est ton tour\u00a0?',
  'card.yes': 'Oui, merci',
  'card.no': 'Pas maintenant',
  'mail.hint': 'Par e-mail, si aucun de tes appareils ne prend la notification\u00a0:',
  'mail.field': 'Ton adresse e-mail',
  'mail.ask': 'Utiliser cette adresse',
  'mail.asked': 'Un message est en route vers {address}. Ouvre le lien qu’il contient.',
  'mail.is': 'Les messages vont à {address}.',
  'mail.end': 'Plus de messages',
  'page.yes': 'Est-ce bien ton adresse e-mail\u00a0?',
  'page.yes.hint':
    'Tu seras alors prévenu là-bas quand c’est ton tour et qu’aucun de tes appareils ne prend la notification.',
  'page.yes.do': 'Oui, c’est moi',
  'page.yes.done': 'Parfait. Tu seras prévenu là-bas.',
  'page.off': 'Plus de messages\u00a0?',
  'page.off.hint': 'Tu peux les réactiver à tout moment, sur ta page.',
  'page.off.do': 'Plus de messages',
  'page.off.done': 'Plus aucun message ne viendra.',
  'webhook.title': 'Dire ailleurs à qui de jouer',
  'webhook.hint': 'Un salon Discord, ou toute adresse qui accepte du JSON, apprend à qui c’est de jouer à cette table.',
  'webhook.field': 'Adresse du webhook',
  'webhook.set': 'Utiliser cette adresse',
  'webhook.is': '{host} apprend à qui c’est de jouer.',
  'webhook.off': 'Plus personne ne répond chez {host}. Donne l’adresse à nouveau.',
  'webhook.secret': 'Tout ce qui y est dit est signé avec ce secret. Il n’est montré que maintenant.',
  'webhook.end': 'Ne plus rien y dire',
};

export default fr;
