import type { SpaceBuilderLearningKey } from './en.ts';

const de: Readonly<Record<SpaceBuilderLearningKey, string>> = {
  'practice.about': 'Bau allein gegen deine eigene Bestzeit. Nur Städte ohne Baufehler zählen.',
  'practice.buildings': 'Gebäude',
  'practice.upright': 'Aufrechte Pläne',
  'practice.upright.hint': 'Der Plan liegt gerade.',
  'practice.clock': 'Gegen die Uhr',
  'practice.clock.hint': 'Ohne sie hast du alle Zeit der Welt: Nichts wird gezählt.',
  'practice.ghost': 'Geist deines besten Laufs',
  'practice.ghost.hint': 'Er baut neben dir, so schnell wie du damals.',
  'practice.start': 'Los',
  'practice.again': 'Nächster Plan',
  'practice.settings': 'Einstellungen',
  'practice.best': 'Bestzeit',
  'practice.no-best': 'Noch keine Stadt ohne Baufehler',
  'practice.time': 'Deine Zeit',
  'practice.no-clock': 'Ohne Uhr',
  'practice.your-best': 'Deine Bestzeit',
  'practice.record': 'Neue Bestzeit!',
  'practice.right': 'Alles richtig.',
  'practice.defects': '{defects, plural, other {# Baufehler}}',
  'practice.said':
    '{defects, plural, =0 {Alles richtig.} one {Ein Baufehler.} other {# Baufehler.}} {clocked, select, yes {Zeit: {seconds} Sekunden.} other {}}',
  'practice.times': 'Deine Zeiten',
  'practice.times.unit': 'Sekunden jedes Laufs, der älteste zuerst',
  'practice.times.run': 'Lauf',
  'practice.times.seconds': 'Sekunden',
  'practice.times.defects': 'Baufehler',
  'practice.times.clean': 'ohne Baufehler',
  'practice.times.faulty': 'mit Baufehlern',
  'practice.no-runs': 'Hier werden deine Zeiten gezeichnet.',
  'tutorial.base':
    'Der Plan liegt gedreht. Schau zu, wie er sich dreht, bis seine Basis, die Rakete, unten links ist; danach machst du das im Kopf.',
  'tutorial.pick': 'Nimm das Observatorium.',
  'tutorial.turn': 'Dreh es, bis seine Spitze nach links zeigt: So muss es neben deiner Basis stehen.',
  'tutorial.build': 'Bau es auf den Bauplatz rechts neben der Basis.',
  'tutorial.flip': 'Jedes Gebäude hat zwei Seiten. Nimm den Startturm, wende ihn: Arm nach rechts.',
  'tutorial.build-flipped': 'Bau den Turm aufrecht an den rechten Rand, in die Mitte.',
  'tutorial.move': 'Das Wohnmodul oben links steht falsch. Tipp es an, dann den Bauplatz oben rechts: Es zieht um.',
  'tutorial.take-back':
    'Das Gewächshaus zeigt die falsche Seite. Tipp es auf dem Brett an, dann seine Lücke in der Hand.',
  'tutorial.rebuild': 'Wende das Gewächshaus: drei Pflanzen. Dann bau es aufrecht unten rechts.',
  'tutorial.finish': 'Alles steht. Fertig: zweimal drücken oder halten, damit es nie aus Versehen passiert.',
  'tutorial.open': 'Keine Baufehler: Du gewinnst die Runde und schaltest ein Gebäude frei. Wähl es aus.',
  'tutorial.done.words':
    'In einer Partie bauen alle zugleich. Die Runde endet, wenn alle bis auf eine Person fertig sind. Ein fehlendes Gebäude ist ein Baufehler; falscher Bauplatz, falsche Seite oder falsch gedreht sind zwei. Die wenigsten Baufehler gewinnen, bei Gleichstand das Tempo. Wer mit allen acht Gebäuden eine Runde gewinnt, gewinnt die Partie.',
  'tutorial.partner': 'Roboter',
};

export default de;
