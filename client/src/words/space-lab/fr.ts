import type { SpaceLabKey } from './en.ts';

const fr: Readonly<Record<SpaceLabKey, string>> = {
  about:
    'Bâtis une station spatiale module après module et donne-lui un équipage. Chaque carte en paie d’autres, enchaîne des bonus et accomplit des projets pour les agences. La meilleure station au dernier tour gagne.',
  'option.advanced': 'Jeu avancé',
  'option.advanced.hint': 'Avec des projets.',
};

export default fr;
