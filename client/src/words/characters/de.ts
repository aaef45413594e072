import type { CharacterKey } from './en.ts';

const de: Readonly<Record<CharacterKey, string>> = {
  'space-bowl.cadet':
    'Zählt noch die Murmeln. Freut sich laut, auch über deine Karten. Findet eine Karte in etwa 18 s.',
  'space-bowl.rookie':
    'Schaut zweimal, blinzelt und schaut noch einmal. Jubelt für alle, die es zuerst finden. Findet eine Karte in etwa 13 s.',
  'space-bowl.regular': 'Sucht Reihe für Reihe und traut keinem, der zu früh ruft. Findet eine Karte in etwa 9 s.',
  'space-bowl.expert': 'Beginnt beim seltensten Planeten und hat eine Hand am Joker. Findet eine Karte in etwa 6 s.',
  'space-bowl.master': 'Hat diese Galaxie schon durchquert und sagt es knapp vor dir. Findet eine Karte in etwa 4 s.',
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
  'space-builder.cadet': 'Nimmt jedes Gebäude in beide Hände und schaut es lange an. Etwa 10 s je Gebäude.',
  'space-builder.rookie': 'Legt den Kopf schief statt den Plan. Etwa 9 s je Gebäude.',
  'space-builder.regular': 'Ein Gebäude nach dem anderen, jedes mit Bedacht gesetzt. Etwa 8 s je Gebäude.',
  'space-builder.expert': 'Baut schnell und prüft am Ende die Teleskope. Etwa 6 s je Gebäude.',
  'space-builder.master': 'Sieht den Plan aufrecht, wie er auch gefallen ist. Etwa 5 s je Gebäude.',
};

export default de;
