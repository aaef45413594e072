import type { SpaceBowlKey } from './en.ts';

const fr: Readonly<Record<SpaceBowlKey, string>> = {
  about:
    'L’ordinateur lance des planètes dans ses cases ; quelque part dans la galaxie, le même motif convient. Trouve la destination avant les autres, annonce-la, et aie raison. Ou annonce qu’on va tous mourir.',
  'option.blackHole': 'Trou noir',
  'option.blackHole.hint': 'Bannit des planètes du motif.',
  'option.noJoker': 'Sans joker',
  'option.noJoker.hint': 'Tu es seul.',
  'option.void': 'Vide',
  'option.void.hint': 'Trois cartes sont cachées.',
  'option.bigGalaxy': 'Grande galaxie',
  'option.bigGalaxy.hint': 'Six cartes sur six.',
  'option.rotation': 'Rotation',
  'option.rotation.hint': 'Le motif peut être tourné.',
  'option.sphere': 'Sphère',
  'option.sphere.hint': 'Les bords opposés se touchent.',
  'option.learner': 'Apprenti',
  'option.learner.hint': 'Le disque est au centre.',
  'option.searchSeconds': 'Temps de recherche',
  'option.searchSeconds.hint': 'Pour chaque manche.',
  'option.countdownSeconds': 'Compte à rebours',
  'option.countdownSeconds.hint': 'Après une annonce.',
  'option.placeSeconds': 'Temps pour montrer',
  'option.placeSeconds.hint': 'À la fin du compte à rebours.',
  'option.pauseSeconds': 'Temps entre les manches',
  'option.pauseSeconds.hint': 'Pour voir le résultat.',
};

export default fr;
