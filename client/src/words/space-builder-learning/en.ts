const en = {
  'practice.about': 'Build alone against your own best time. Only cities without defects count.',
  'practice.buildings': 'Buildings',
  'practice.upright': 'Upright plans',
  'practice.upright.hint': 'The plan lies straight.',
  'practice.clock': 'Against the clock',
  'practice.clock.hint': 'Without it, take all the time you need: nothing is counted.',
  'practice.ghost': 'Ghost of your best run',
  'practice.ghost.hint': 'It builds beside you, as fast as you did then.',
  'practice.start': 'Start',
  'practice.again': 'Next plan',
  'practice.settings': 'Settings',
  'practice.best': 'Best time',
  'practice.no-best': 'No city without defects yet',
  'practice.time': 'Your time',
  'practice.no-clock': 'No clock',
  'practice.your-best': 'Your best',
  'practice.record': 'New best time!',
  'practice.right': 'Everything is right.',
  'practice.defects': '{defects, plural, one {# defect} other {# defects}}',
  'practice.said':
    '{defects, plural, =0 {Everything is right.} one {One defect.} other {# defects.}} {clocked, select, yes {Time: {seconds} seconds.} other {}}',
  'practice.times': 'Your times',
  'practice.times.unit': 'Seconds of each run, oldest first',
  'practice.times.run': 'Run',
  'practice.times.seconds': 'Seconds',
  'practice.times.defects': 'Defects',
  'practice.times.clean': 'without defects',
  'practice.times.faulty': 'with defects',
  'practice.no-runs': 'Your times will be drawn here.',
  'tutorial.base':
    'The plan came up rotated. Watch it turn until its Base, the rocket, is lower left as on yours; then do it in your mind.',
  'tutorial.pick': 'Pick up the observatory.',
  'tutorial.turn': 'Turn it until its top points left, as it must stand beside your Base.',
  'tutorial.build': 'Build it on the plot to the right of the Base.',
  'tutorial.flip': 'Every building has two faces. Pick up the launch tower and flip it: its arm must be on the right.',
  'tutorial.build-flipped': 'Build the tower upright on the right edge, in the middle.',
  'tutorial.move':
    'The habitat, upper left, stands wrong. Tap it, then the plot in the upper right corner: it moves there.',
  'tutorial.take-back':
    'The greenhouse has the wrong face. Tap it on the board, then its gap in your hand: it comes back.',
  'tutorial.rebuild': 'Flip the greenhouse: three plants. Then build it upright in the lower right corner.',
  'tutorial.finish': 'Everything is built. Finish: press twice, or hold, so that it never happens by accident.',
  'tutorial.open': 'No defects: you win the round and unlock one more building. Choose it.',
  'tutorial.done.words':
    'In a match everybody builds at once. The round ends when all but one have finished. A missing building is one defect; a wrong plot, face or turn is two. The fewest defects win, ties go to the fastest. Whoever wins a round with all eight buildings wins the match.',
  'tutorial.partner': 'Robot',
} as const;

export type SpaceBuilderLearningKey = keyof typeof en;

export default en;
