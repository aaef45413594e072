import type { SpaceLabLearningKey } from './en.ts';

const fr: Readonly<Record<SpaceLabLearningKey, string>> = {
  'tutorial.station':
    'Voici ta station. Chaque capsule veut trois agences autour d’elle. À droite il y a rouge et or : il manque encore un rouge.',
  'tutorial.reveal': 'Une action par tour. Touche Révéler, puis retourne trois cartes.',
  'tutorial.keep':
    'Tu reçois toutes les cartes d’une agence. Prends Golden Planet, deux cartes ; l’autre va au Centre.',
  'tutorial.wait': 'Le robot joue…',
  'tutorial.recruit': 'Ou recrute : prends toutes les cartes vertes qui attendent au Centre.',
  'tutorial.card': 'Avec cinq cartes en main, tu ne peux que poser. Choisis le pilote rouge, qui coûte 2.',
  'tutorial.slot':
    'Chaque emplacement libre montre ce que la carte y rapporte. Choisis celui au-dessus de la capsule de droite.',
  'tutorial.place':
    'Elle marque, pioche 2 Projets et valide l’Objectif. Deux cartes paient ; touche-en d’autres pour échanger. Pose !',
  'tutorial.project':
    'Au-dessus d’une capsule, tu pioches autant de Projets que la carte coûte. Gardes-en un : les mêmes valent plus ensemble.',
  'tutorial.end': 'Validé : 5 points et un Projet de plus. Tu pourrais encore poser. Termine ton tour.',
  'tutorial.tenth':
    'Quelques tours plus tard, neuf cartes sont là. Pose le technicien sous la capsule de gauche : son signe rapporte 3 points, et la dixième carte déclenche la fin.',
  'tutorial.score':
    'Dixième carte ou troisième Objectif : les autres posent encore une fois, puis on compte. Le nombre en haut montre tes points, ligne par ligne.',
  'tutorial.astray': 'Ce serait permis aussi. Dans cette leçon, suis le cadre jaune.',
  'tutorial.done.words':
    'Les cartes rapportent des points, piochent des Projets et complètent des Objectifs, et chaque carte se paie avec des cartes. À chaque tour : révéler, recruter ou poser. Qui a le plus de points gagne.',
  'tutorial.partner': 'Robot',
};

export default fr;
