const en = {
  'verdict.0': 'Back to the simulator: the crew still needs training.',
  'verdict.1': 'A solid station. Earth is content.',
  'verdict.2': 'A fine station! The agencies are impressed.',
  'verdict.3': 'A brilliant station: everybody wants to work here.',
  'verdict.4': 'A legend among the stars!',
  'verdict.best': 'Best so far: {points}',
  'verdict.new-best': 'A new best score!',
  'best.title': 'Your best scores',
  'best.now': 'just now',
  'event.objective-passed': '{name} passes an Objective on.',
  'event.objectives-exchanged': 'The Objectives change hands.',
  'event.objectives-arranged': '{name} lays out three Objectives.',
  'event.objectives-drawn': 'Three more Objectives, for the lower capsules.',
  'event.turn-began': '{name}’s turn.',
  'event.turn-began-last': '{name}’s last turn.',
  'event.turned-up': '{name} turns up: {cards}.',
  'event.taken': '{count, plural, one {{name} takes {agency}: # card.} other {{name} takes {agency}: # cards.}}',
  'event.recruited':
    '{count, plural, one {{name} recruits {agency}: # card.} other {{name} recruits {agency}: # cards.}}',
  'event.left': '{count, plural, one {# card goes to the Centre.} other {# cards go to the Centre.}}',
  'event.paid': '{count, plural, one {{name} pays # card.} other {{name} pays # cards.}}',
  'event.placed': '{name} places {card}. {slot}.',
  'event.reshuffled':
    '{count, plural, one {The discard is shuffled: # card.} other {The discard is shuffled: # cards.}}',
  'event.projects-drawn': '{count, plural, one {{name} draws a Project.} other {{name} draws # Projects.}}',
  'event.project-kept': '{name} keeps a Project.',
  'event.project-kept-known': '{name} keeps {project}.',
  'event.lab-card-drawn': '{name} draws a Lab card.',
  'event.lab-card-drawn-known': '{name} draws {card}.',
  'event.nothing-to-draw': '{name} finds nothing to draw.',
  'event.technician':
    '{points, plural, one {{name}: # point for a technician.} other {{name}: # points for a technician.}}',
  'event.validated':
    '{points, plural, one {{name} validates an Objective: # point.} other {{name} validates an Objective: # points.}}',
  'event.action-ended': '{name} can’t place any more.',
  'event.passed': '{name} passes.',
  'event.end-called': '{name} calls the end: everybody else places once more.',
  'event.swept':
    '{count, plural, =0 {Discarded: {agency}.} one {Discarded: {agency}, with # card of the Centre.} other {Discarded: {agency}, with # cards of the Centre.}}',
  'event.solo-ended':
    '{reason, select, pileEmpty {The draw pile is empty: the match ends.} seventeenthCard {The seventeenth card: the match ends.} other {The sixth Objective: the match ends.}}',
  'event.match-ended': '{name} wins with {points} points!',
  'event.match-ended-alone': 'The match ends with {points} points.',
  'pad.total': 'Total',
  course: 'Turn by turn',
  'course.unit': 'Points after each turn',
} as const;

export type SpaceLabStoryKey = keyof typeof en;

export default en;
