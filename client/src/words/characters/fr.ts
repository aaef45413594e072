import type { CharacterKey } from './en.ts';

const fr: Readonly<Record<CharacterKey, string>> = {
  'space-bowl.rookie': 'Regarde deux fois, cligne des yeux, recommence. Applaudit qui trouve avant elle.',
  'space-bowl.regular': 'Cherche rangée par rangée et se méfie de ceux qui crient trop tôt.',
  'space-bowl.expert': 'Commence par la planète la plus rare, une main toujours sur le joker.',
  'space-bowl.master': 'A déjà traversé cette galaxie, et le dit juste avant vous.',
  'gravity-superstar.rookie': 'Saute d’abord, se demande ensuite où est le bas.',
  'gravity-superstar.regular': 'Court après les étoiles les plus proches sans se retourner.',
  'gravity-superstar.expert': 'Garde la bonne carte pour la bonne chute.',
  'gravity-superstar.master': 'Connaît votre point de chute avant vous, et vous y attend.',
  'space-lab.rookie': 'Remplit la station avec le premier qui frappe.',
  'space-lab.regular': 'Coche un objectif après l’autre, dans l’ordre.',
  'space-lab.expert': 'Compte deux fois chaque carte avant de la dépenser.',
  'space-lab.master': 'A lu tous les projets, les vôtres compris.',
  'space-builder.rookie': 'Tourne la tête plutôt que le plan.',
  'space-builder.regular': 'Un bâtiment à la fois, posé avec soin.',
  'space-builder.expert': 'Bâtit vite et vérifie les télescopes à la fin.',
  'space-builder.master': 'Voit le plan à l’endroit, de quelque façon qu’il tombe.',
};

export default fr;
