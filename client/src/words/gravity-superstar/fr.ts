import type { GravitySuperstarKey } from './en.ts';

const fr: Readonly<Record<GravitySuperstarKey, string>> = {
  about:
    'Cours autour de petites planètes, saute, retourne la gravité et laisse-toi tomber vers les étoiles. Chaque coup se prépare avec des cartes, et qui gêne s’envole. Le plus d’étoiles gagne.',
  'option.end': 'Fin',
  'option.end.hint': 'Comment la partie finit.',
  'option.end.normal': 'Normale',
  'option.end.expert': 'Experte',
};

export default fr;
