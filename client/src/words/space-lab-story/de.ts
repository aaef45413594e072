import type { SpaceLabStoryKey } from './en.ts';

const de: Readonly<Record<SpaceLabStoryKey, string>> = {
  'verdict.0': 'Zurück in den Simulator: Die Crew muss noch üben.',
  'verdict.1': 'Eine solide Station. Die Erde ist zufrieden.',
  'verdict.2': 'Eine schöne Station! Die Agenturen sind beeindruckt.',
  'verdict.3': 'Eine glänzende Station: Hier wollen alle arbeiten.',
  'verdict.4': 'Eine Legende unter den Sternen!',
  'verdict.best': 'Bisher am besten: {points}',
  'verdict.new-best': 'Ein neuer Bestwert!',
  'alone.name': 'Der letzte Entdecker',
  'alone.about':
    'Allein mit deiner Station: sechs Ziele, 17 Plätze, und nach jedem Zug verlässt eine Karte den Stapel. Schlag erst die Skala, dann dich selbst.',
  'alone.scale': 'Was deine Punkte wert sind',
  'band.below': 'unter {points}',
  'band.between': '{from}–{to}',
  'band.over': 'über {points}',
  'band.0': 'Das All bleibt rätselhaft',
  'band.1': 'Vielversprechende Forschung',
  'band.2': 'Gesprächsstoff der Wissenschaft',
  'band.3': 'Legende der Raumfahrt',
  'band.4': 'Ein Denkmal zu Lebzeiten',
  'goal.next':
    '{missing, plural, one {Noch # Punkt bis zur nächsten Stufe: {from}.} other {Noch # Punkte bis zur nächsten Stufe: {from}.}}',
  'goal.top': 'Darüber steht nichts mehr. Nur deine eigene Bestleistung.',
  'end.alone': '{points, plural, one {# Punkt} other {# Punkte}}: {band}',
  'tie.decided': 'Gleichstand bei {points} Punkten: {names} hat mehr Projekte und gewinnt.',
  'tie.shared': 'Gleichstand bei {points} Punkten und gleich vielen Projekten: {names} teilen sich den Sieg.',
  'best.title': 'Deine besten Ergebnisse',
  'best.now': 'gerade eben',
  'event.objective-passed': '{name} gibt ein Ziel weiter.',
  'event.objectives-exchanged': 'Die Ziele wechseln die Hände.',
  'event.objectives-arranged': '{name} legt drei Ziele aus.',
  'event.objectives-drawn': 'Drei weitere Ziele, für die unteren Kapseln.',
  'event.turn-began': '{name} ist dran.',
  'event.turn-began-last': '{name} ist zum letzten Mal dran.',
  'event.turned-up': '{name} deckt auf: {cards}.',
  'event.taken': '{count, plural, one {{name} nimmt {agency}: # Karte.} other {{name} nimmt {agency}: # Karten.}}',
  'event.recruited':
    '{count, plural, one {{name} wirbt {agency} an: # Karte.} other {{name} wirbt {agency} an: # Karten.}}',
  'event.left': '{count, plural, one {# Karte geht ins Zentrum.} other {# Karten gehen ins Zentrum.}}',
  'event.paid': '{count, plural, one {{name} bezahlt # Karte.} other {{name} bezahlt # Karten.}}',
  'event.placed': '{name} legt: {card}. {slot}.',
  'event.reshuffled':
    '{count, plural, one {Die Ablage wird gemischt: # Karte.} other {Die Ablage wird gemischt: # Karten.}}',
  'event.projects-drawn': '{count, plural, one {{name} zieht ein Projekt.} other {{name} zieht # Projekte.}}',
  'event.project-kept': '{name} behält ein Projekt.',
  'event.project-kept-known': '{name} behält: {project}.',
  'event.lab-card-drawn': '{name} zieht eine Laborkarte.',
  'event.lab-card-drawn-known': '{name} zieht: {card}.',
  'event.nothing-to-draw': '{name} findet nichts zu ziehen.',
  'event.technician':
    '{points, plural, one {{name}: # Punkt für einen Techniker.} other {{name}: # Punkte für einen Techniker.}}',
  'event.validated':
    '{points, plural, one {{name} bestätigt ein Ziel: # Punkt.} other {{name} bestätigt ein Ziel: # Punkte.}}',
  'event.action-ended': '{name} kann nichts mehr legen.',
  'event.passed': '{name} passt.',
  'event.end-called': '{name} löst das Ende aus: Alle anderen legen noch einmal.',
  'event.swept':
    '{count, plural, =0 {Abgelegt: {agency}.} one {Abgelegt: {agency}, dazu # Karte aus dem Zentrum.} other {Abgelegt: {agency}, dazu # Karten aus dem Zentrum.}}',
  'event.solo-ended':
    '{reason, select, pileEmpty {Der Stapel ist leer: Die Partie endet.} seventeenthCard {Die siebzehnte Karte: Die Partie endet.} other {Das sechste Ziel: Die Partie endet.}}',
  'event.match-ended': '{name} gewinnt mit {points} Punkten!',
  'event.match-ended-alone': 'Die Partie endet mit {points} Punkten.',
  'pad.total': 'Summe',
  course: 'Zug für Zug',
  'course.unit': 'Punkte nach jedem Zug',
  'course.step': 'Zug',
};

export default de;
