import type { SpaceBuilderRulesKey } from './en.ts';

const de: Readonly<Record<SpaceBuilderRulesKey, string>> = {
  'goal.title': 'Das Ziel',
  goal: 'Gewinne als Erste eine Runde, während du alle acht Gebäude hast. Du beginnst mit vier; jede gewonnene Runde öffnet ein weiteres. Wer führt, hat es also immer am schwersten.',
  'pieces.title': 'Das Material',
  pieces:
    'Alle haben dieselben acht Gebäude. Jedes hat zwei Seiten, die sich nur in einem unterscheiden. Die vier mit Stern sind von Anfang an offen.',
  'plan.title': 'Der Plan',
  plan: 'Ein Plan zeigt die Basis und für jedes Gebäude Ort, Seite und Richtung. Er liegt gedreht da; die Basis verrät, wie. Auf deinem Brett ist die Basis unten links. Den Plan drehen darfst du nicht: Dreh ihn im Kopf.',
  'plan.upright': 'So muss gebaut werden',
  'plan.turned': 'Derselbe Plan, wie er daliegen kann',
  'round.title': 'Eine Runde',
  'round.1': 'Wenn alle bereit sind, wird ein Plan für alle im selben Augenblick aufgedeckt.',
  'round.2': 'Alle bauen zugleich mit ihren Gebäuden. Versetze, drehe und wende, so oft du willst.',
  'round.3':
    'Wenn alle deine Gebäude stehen, kannst du fertig melden. Das sperrt dein Brett. Sind alle bis auf eine Person fertig oder ist die Zeit um, endet die Runde.',
  'round.4': 'Die Bretter werden geprüft. Wer gewinnt, öffnet ein gesperrtes Gebäude nach Wahl.',
  'defects.title': 'Mängel',
  'defects.missing': 'Ein Gebäude fehlt auf dem Brett',
  'defects.misplaced': 'Es steht auf einem anderen Baufeld als im Plan',
  'defects.misshown': 'Richtiges Baufeld, aber falsche Seite oder falsch gedreht',
  defects: 'Die wenigsten Mängel gewinnen die Runde. Bei Gleichstand, wer früher fertig war.',
  'winning.title': 'Die Partie gewinnen',
  winning: 'Das achte Gebäude zu öffnen genügt nicht: Du musst danach noch eine Runde mit allen acht gewinnen.',
  'rulings.title': 'Entschieden',
  'rulings.1': 'Baust du auf ein besetztes Feld, kommt das andere Gebäude zurück auf die Hand.',
  'rulings.2': 'Bis zum Ende der Runde sehen die anderen nur, wie viele Gebäude du gebaut hast.',
  'rulings.3':
    'Haben nur Unfertige die wenigsten Mängel, gewinnt eine einzelne Person die Runde; sind es mehrere, gewinnt niemand.',
  'rulings.4': 'Wer nichts gebaut hat, kann die Runde nicht gewinnen.',
  'keys.title': 'Auf der Tastatur',
  'keys.pick.key': '1–8',
  'keys.pick': 'Gebäude nehmen',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'von Feld zu Feld',
  'keys.build.key': 'Enter',
  'keys.build': 'dort bauen oder aufnehmen',
  'keys.turn.key': 'R',
  'keys.turn': 'drehen',
  'keys.flip.key': 'F',
  'keys.flip': 'wenden',
  'keys.back.key': 'Rücktaste',
  'keys.back': 'zurück auf die Hand',
  'keys.drop.key': 'Esc',
  'keys.drop': 'ablegen',
};

export default de;
