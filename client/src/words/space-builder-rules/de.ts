import type { SpaceBuilderRulesKey } from './en.ts';

const de: Readonly<Record<SpaceBuilderRulesKey, string>> = {
  'goal.title': 'Das Ziel',
  goal: 'Gewinne vor allen anderen eine Runde, während du alle acht Gebäude hast. Du beginnst mit vier; jede gewonnene Runde schaltet ein weiteres frei. Wer führt, hat es also immer am schwersten.',
  'setup.title': 'Aufbau',
  setup:
    'Alle haben ein Brett mit der Basis unten links, alle gleich herum, und acht Gebäude. Die vier mit Stern sind auf der Hand, die anderen gesperrt. Zwanzig Baupläne liegen gemischt und verdeckt bereit.',
  'pieces.title': 'Das Material',
  pieces:
    'Alle haben dieselben acht Gebäude. Jedes hat zwei Seiten, die sich nur in einem unterscheiden. Die vier mit Stern hast du von Anfang an.',
  'plan.title': 'Der Bauplan',
  plan: 'Ein Bauplan zeigt die Basis und für jedes Gebäude Bauplatz, Seite und Richtung. Er liegt gedreht da; die Basis verrät, wie. Auf deinem Brett ist die Basis unten links. Den Plan drehen darfst du nicht: Dreh ihn im Kopf.',
  'plan.upright': 'So muss gebaut werden',
  'plan.turned': 'Derselbe Plan, wie er daliegen kann',
  'round.title': 'Eine Runde',
  'round.1': 'Wenn alle bereit sind, wird ein Plan für alle im selben Augenblick aufgedeckt.',
  'round.2': 'Alle bauen zugleich mit ihren Gebäuden. Versetze, drehe und wende, so oft du willst.',
  'round.3':
    'Wenn alle deine Gebäude stehen, kannst du dich fertig melden. Das sperrt dein Brett; die anderen bauen weiter. Sobald alle bis auf eine Person fertig sind, endet die Runde, und die letzte hört auf. Zu zweit endet sie, wenn die oder der Erste fertig ist.',
  'round.4':
    'Die Bretter werden geprüft, das schnellste zuerst. Wer gewinnt, schaltet ein Gebäude nach Wahl frei und muss es von da an mitbauen. Dann kommen alle Gebäude zurück auf die Hand.',
  'defects.title': 'Baufehler',
  'defects.missing': 'Ein Gebäude fehlt auf dem Brett',
  'defects.misplaced': 'Es steht auf einem anderen Bauplatz als im Plan',
  'defects.misshown': 'Richtiger Bauplatz, aber falsche Seite oder falsch gedreht',
  defects:
    'Fehler eines Gebäudes werden nie zusammengezählt: Mehr als 2 kostet keines. Die wenigsten Baufehler gewinnen die Runde; bei Gleichstand, wer früher fertig war.',
  'example.title': 'Ein Beispiel',
  example:
    'Ben ist zuerst fertig, hat aber ein Gebäude falsch gedreht: 2 Baufehler. Cleo ist als Zweite fertig, mit einer falschen Seite: 2 Baufehler. Damit muss Ada aufhören, mit einem Gebäude noch auf der Hand: 1 Baufehler. Ada gewinnt die Runde und schaltet ein Gebäude frei. Ohne Ada hätte Ben gewonnen, weil er schneller war als Cleo.',
  'winning.title': 'Die Partie gewinnen',
  winning:
    'Das achte Gebäude freizuschalten genügt nicht: Du musst danach noch eine Runde mit allen acht gewinnen. Damit gewinnst du die Partie sofort, auch mit Baufehlern.',
  'options.title': 'Varianten',
  'options.upright': 'Aufrechte Pläne: Sie kommen ungedreht. Leichter, zum Lernen und für Kinder.',
  'options.round':
    'Zeit pro Runde: 5 Minuten, wenn der Tisch nichts anderes sagt, oder keine Grenze. Weniger Zeit macht es schwerer.',
  'options.pause': 'Zeit zwischen Runden: 15 Sekunden zum Ansehen und Wählen, oder so lange alle brauchen.',
  'ruling.SETUP-2': 'Die vier Gebäude mit Stern sind Gewächshaus, Startturm, Observatorium und Wohnmodul.',
  'ruling.SETUP-3': 'Ein Brett hat drei Reihen zu drei Plätzen; auf dem unteren linken liegt die Basis.',
  'ruling.SETUP-4': 'Was die zwanzig Baupläne zeigen, haben wir selbst entworfen.',
  'ruling.PLAN-2':
    'Ein Bauplan kommt um keine, eine, zwei oder drei Vierteldrehungen gedreht, alle gleich wahrscheinlich.',
  'ruling.PLAN-4': 'Aufrechte Pläne sind eine Variante von uns.',
  'ruling.BUILD-4':
    'Baust du auf einen besetzten Bauplatz, kommt das andere Gebäude zurück auf die Hand; sie tauschen nicht.',
  'ruling.FINISH-1':
    'Fertig melden kannst du dich nur, wenn alle deine Gebäude auf dem Brett stehen, richtig oder falsch.',
  'ruling.FINISH-4': 'Die Runde endet auch, wenn die Zeit um ist; alle bleiben, wie sie sind.',
  'ruling.FINISH-6': 'Wer im selben Augenblick fertig ist, zählt in der Reihenfolge, in der es ankam.',
  'ruling.SIGHT-1':
    'Bis zum Ende der Runde sehen die anderen nur, wie viele Gebäude du gebaut hast; wer fertig ist, sieht nicht mehr.',
  'ruling.SIGHT-2': 'Zuschauer sehen alle Bretter.',
  'ruling.SIGHT-5':
    'Wenn du ein Gebäude versetzt oder drehst, merken es die anderen nicht; nur die Anzahl ist zu sehen.',
  'ruling.WIN-3':
    'Haben nur Unfertige die wenigsten Baufehler, gewinnt eine einzelne Person die Runde; sind es mehrere, gewinnt niemand.',
  'ruling.WIN-4':
    'Endet die Runde durch die Zeit, kann sie nicht gewinnen, wer nichts gebaut hat. Endet sie, weil alle bis auf eine Person fertig sind, gewinnen die wenigsten Baufehler, auch ohne ein einziges Gebäude.',
  'ruling.OPEN-3':
    'Wählt, wer gewonnen hat, nicht rechtzeitig, wird das gesperrte Gebäude mit der kleinsten Nummer freigeschaltet.',
  'ruling.PACE-1': 'Der nächste Bauplan kommt, sobald alle bereit sind und gewählt ist.',
  'ruling.PACE-2': 'Sonst kommt er, wenn die Zeit zwischen den Runden um ist.',
  'ruling.END-3': 'Nach drei Runden in Folge, in denen niemand etwas gebaut hat, endet die Partie ohne Sieg.',
  'ruling.END-5': 'Der Endstand zählt die gewonnenen Runden.',
  'keys.title': 'Auf der Tastatur',
  'keys.pick.key': '1–8',
  'keys.pick': 'Gebäude nehmen',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'von Bauplatz zu Bauplatz',
  'keys.build.key': 'Enter',
  'keys.build': 'dort bauen oder aufnehmen',
  'keys.turn.key': 'R, Umschalt+R',
  'keys.turn': 'drehen, zurückdrehen; das Mausrad kann es auch',
  'keys.flip.key': 'F',
  'keys.flip': 'wenden',
  'keys.back.key': 'Rücktaste',
  'keys.back': 'zurück auf die Hand',
  'keys.drop.key': 'Esc',
  'keys.drop': 'ablegen',
  'keys.finish.key': 'Umschalt+Enter',
  'keys.finish': 'fertig: zweimal',
};

export default de;
