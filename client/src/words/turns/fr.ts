import type { TurnsKey } from './en.ts';

const fr: Readonly<Record<TurnsKey, string>> = {
  seconds: '{seconds, plural, one {# seconde} other {# secondes}}',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  'time.yours': 'À toi : encore {time}',
  'time.theirs': '{name} : encore {time}',
  'time.short': 'Plus que quelques secondes pour ton tour. Ensuite, un robot le joue.',
  'away.soon': '{name} n’est pas là. Un robot joue dans {time}.',
  'away.waits': '{name} n’est pas là. La table attend.',
  'away.stood-in': '{name} n’est pas là. Un robot joue jusqu’à son retour.',
  'offline.soon': 'Pas de connexion. Si tu n’es pas de retour d’ici là, un robot joue pour toi dans {time}.',
  'offline.now': 'Pas de connexion. Un robot joue peut-être pour toi jusqu’à ton retour.',
  'offline.waits': 'Pas de connexion. La table t’attend ; rien n’est perdu.',
  'by-bot': 'Un robot a joué pour {name}.',
  'by-bot.you': 'Un robot a joué pour toi.',
  'pass-on': 'Tu as tout vu ? Alors passe l’appareil.',
  'pass-on.do': 'Passer à {name}',
  planning: 'Je prévois',
  'last-round': 'Dernière manche !',
  'just-now': 'À l’instant',
  'watch-again': 'Revoir les derniers tours',
  skip: 'Passer',
  speed: 'Vitesse',
  'speed.slow': 'Lente',
  'speed.usual': 'Normale',
  'speed.fast': 'Rapide',
};

export default fr;
