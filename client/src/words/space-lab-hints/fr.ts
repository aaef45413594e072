import type { SpaceLabHintsKey } from './en.ts';

const fr: Readonly<Record<SpaceLabHintsKey, string>> = {
  goal: 'Peuple ta station spatiale avec des cartes Lab. Elles rapportent des points, valident les Objectifs de tes capsules et piochent des Projets secrets. Qui a le plus de points gagne.',
  'goal.alone':
    'Peuple les six capsules de ta station avec des cartes Lab et marque le plus de points possible avant que la pioche soit vide.',
  'goal.short': 'But : le plus de points, par les cartes Lab, les Objectifs et les Projets.',
  'goal.short.alone': 'But : le plus de points possible avant que la pioche soit vide.',
  arrange: 'Chaque Objectif veut trois agences autour de lui. Échange-les à ton gré.',
  'hand-on': 'Garde les deux Objectifs qui veulent les mêmes agences ; passe le troisième.',
  keep: 'Prends une agence que veulent tes Objectifs. Le reste va au Centre.',
  project: 'Garde un Projet. Il reste secret et compte à la fin.',
  last: 'Dernier tour : pose tout ce que tu peux payer, ou passe.',
  stuck: 'Rien n’est possible cette fois : « {pass} ».',
  called: 'Tu as déclenché la fin : les autres posent encore une fois, puis on compte.',
  validated: 'Objectif validé : tu prends sa Validation. Les premières valent plus.',
  technician: 'Un technicien sous une capsule qui en veut un : 3 points.',
  swept: 'Après chaque tour, une carte est défaussée ; son agence quitte le Centre.',
  end: 'Dixième carte ou troisième Objectif : c’est la fin, les autres posent encore.',
  'end.alone': 'Dès que la pioche est vide, la partie est finie.',
  full: 'Cinq cartes ou plus en main : tu dois maintenant en poser au moins une.',
  more: 'Pose encore tant que tu peux payer, ou « {end} ».',
  turn: 'À toi, une seule action : prends des cartes, ou poses-en.',
  place: 'Touche une carte, puis un emplacement. D’autres cartes de ta main la paient.',
  reveal: '« {reveal} » : trois cartes, et tu prends toutes celles d’une agence.',
  recruit: '« {recruit} » : prends au Centre toutes les cartes d’une agence.',
  above: 'Au-dessus d’une capsule : pioche autant de Projets que le coût, garde-en un.',
  below: 'Sous une capsule, la spécialité que montre son Objectif donne un bonus.',
  between: 'Un emplacement entre deux capsules compte pour les deux Objectifs.',
};

export default fr;
