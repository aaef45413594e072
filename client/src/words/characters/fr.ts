import type { CharacterKey } from './en.ts';

const fr: Readonly<Record<CharacterKey, string>> = {
  'space-bowl.cadet': 'Compte encore les billes. Crie de joie, même pour tes cartes. Trouve une carte en 18 s environ.',
  'space-bowl.rookie':
    'Regarde deux fois, cligne des yeux, recommence. Applaudit qui trouve en premier. Trouve une carte en 13 s environ.',
  'space-bowl.regular':
    'Cherche rangée par rangée et se méfie de ceux qui crient trop tôt. Trouve une carte en 9 s environ.',
  'space-bowl.expert':
    'Commence par la planète la plus rare, une main toujours sur le joker. Trouve une carte en 6 s environ.',
  'space-bowl.master': 'A déjà traversé cette galaxie, et le dit juste avant toi. Trouve une carte en 4 s environ.',
  'gravity-superstar.cadet': 'Tombe, remonte et te fait signe.',
  'gravity-superstar.rookie': 'Saute d’abord, se demande ensuite où est le bas.',
  'gravity-superstar.regular': 'Court après les étoiles les plus proches sans se retourner.',
  'gravity-superstar.expert': 'Garde la bonne carte pour la bonne chute.',
  'gravity-superstar.master': 'Connaît ton point de chute avant toi, et t’y attend.',
  'space-lab.cadet': 'Ouvre chaque porte de la station pour voir ce qu’il y a derrière.',
  'space-lab.rookie': 'Remplit la station avec le premier qui frappe.',
  'space-lab.regular': 'Coche un objectif après l’autre, dans l’ordre.',
  'space-lab.expert': 'Compte deux fois chaque carte avant de la dépenser.',
  'space-lab.master': 'A lu tous les Projets, les tiens compris.',
  'space-builder.cadet': 'Prend chaque bâtiment à deux mains et le regarde longuement. Environ 10 s par bâtiment.',
  'space-builder.rookie': 'Penche la tête plutôt que le plan. Environ 9 s par bâtiment.',
  'space-builder.regular': 'Un bâtiment à la fois, posé avec soin. Environ 8 s par bâtiment.',
  'space-builder.expert': 'Construit vite et vérifie les télescopes à la fin. Environ 6 s par bâtiment.',
  'space-builder.master': 'Voit le plan à l’endroit, de quelque façon qu’il tombe. Environ 5 s par bâtiment.',
};

export default fr;
