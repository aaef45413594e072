const en = {
  'verdict.0': 'Back to the simulator: the crew still needs training.',
  'verdict.1': 'A solid station. Earth is content.',
  'verdict.2': 'A fine station! The agencies are impressed.',
  'verdict.3': 'A brilliant station: everybody wants to work here.',
  'verdict.4': 'A legend among the stars!',
  'verdict.best': 'Best so far: {points}',
  'verdict.new-best': 'A new best score!',
  'alone.name': 'The last explorer',
  'alone.about':
    'Alone with your station: six Objectives, 17 slots, and after every turn a card leaves the pile. Beat the scale, then yourself.',
  'alone.scale': 'What your score is worth',
  'band.below': 'below {points}',
  'band.between': '{from}–{to}',
  'band.over': 'over {points}',
  'band.0': 'Space keeps its secrets',
  'band.1': 'Promising research',
  'band.2': 'Talk of the scientists',
  'band.3': 'Legend of exploration',
  'band.4': 'A statue in your lifetime',
  'goal.next':
    '{missing, plural, one {# point more for the next step: {from}.} other {# points more for the next step: {from}.}}',
  'goal.top': 'Nothing stands above this. Only your own best score.',
  'end.alone': '{points, plural, one {# point} other {# points}}: {band}',
  'tie.decided': '{points} points each: {names} has more Projects and wins.',
  'tie.shared': '{points} points each and as many Projects: {names} share the victory.',
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
  'event.end-called': '{name} triggers the end: everybody else places once more.',
  'event.swept':
    '{count, plural, =0 {Discarded: {agency}.} one {Discarded: {agency}, with # card of the Centre.} other {Discarded: {agency}, with # cards of the Centre.}}',
  'event.solo-ended':
    '{reason, select, pileEmpty {The draw pile is empty: the match ends.} seventeenthCard {The seventeenth card: the match ends.} other {The sixth Objective: the match ends.}}',
  'event.match-ended': '{name} wins with {points} points!',
  'event.match-ended-alone': 'The match ends with {points} points.',
  'pad.total': 'Total',
  course: 'Turn by turn',
  'course.unit': 'Points after each turn',
  'course.step': 'Turn',
} as const;

export type SpaceLabStoryKey = keyof typeof en;

export default en;
