import type { CharacterKey } from './en.ts';

const de: Readonly<Record<CharacterKey, string>> = {
  'space-bowl.cadet': 'Zählt noch die Murmeln. Freut sich laut, auch über deine Karten.',
  'space-bowl.rookie': 'Schaut zweimal, blinzelt und schaut noch einmal. Jubelt für alle, die es zuerst finden.',
  'space-bowl.regular': 'Sucht Reihe für Reihe und traut keinem, der zu früh ruft.',
  'space-bowl.expert': 'Beginnt beim seltensten Planeten und hat eine Hand am Joker.',
  'space-bowl.master': 'Hat diese Galaxie schon durchquert und sagt es knapp vor dir.',
  'gravity-superstar.cadet': 'Fällt herunter, klettert wieder hinauf und winkt.',
  'gravity-superstar.rookie': 'Springt zuerst und fragt sich dann, wo unten ist.',
  'gravity-superstar.regular': 'Läuft den nächsten Sternen nach und blickt nie zurück.',
  'gravity-superstar.expert': 'Hebt die richtige Karte für den richtigen Fall auf.',
  'gravity-superstar.master': 'Kennt deine Landung vor dir und wartet dort.',
  'space-lab.cadet': 'Öffnet jede Tür der Station, um zu sehen, was dahinter ist.',
  'space-lab.rookie': 'Besetzt die Station mit jedem, der als Erster klopft.',
  'space-lab.regular': 'Hakt ein Ziel nach dem anderen ab, der Reihe nach.',
  'space-lab.expert': 'Zählt jede Handkarte zweimal, bevor sie ausgegeben wird.',
  'space-lab.master': 'Hat jedes Projekt gelesen, deine auch.',
  'space-builder.cadet': 'Nimmt jedes Gebäude in beide Hände und schaut es lange an.',
  'space-builder.rookie': 'Legt den Kopf schief statt den Plan.',
  'space-builder.regular': 'Ein Gebäude nach dem anderen, jedes mit Bedacht gesetzt.',
  'space-builder.expert': 'Baut schnell und prüft am Ende die Teleskope.',
  'space-builder.master': 'Sieht den Plan aufrecht, wie er auch gefallen ist.',
};

export default de;
