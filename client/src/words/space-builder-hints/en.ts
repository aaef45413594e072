const en = {
  goal: 'A plan comes up, and everybody builds its city at once. Whoever wins a round unlocks one more building; win a round with all eight and you win the match.',
  'goal.short': 'Goal: be the first to win a round while holding all eight buildings.',
  open: 'You won the round! Unlock a building: from now on you build it, too.',
  defects: 'Not built: 1 defect. Wrong plot, face or turn: 2. Fewest defects win the round.',
  faster: 'No defects for you either, but {name} finished before you.',
  stopped: 'All but one had finished: whoever is left has to stop.',
  'stopped.two': 'With two players, the first to finish ends the round for both.',
  'time-up': 'Time was up: everybody had to stop. What is not built counts as a defect.',
  lost: '{name} won the round and unlocks a building: one more to build from now on.',
  nobody: 'Nobody won this round, so nobody unlocks a building.',
  eight: '{name} holds all eight: one more round won, and the match is theirs.',
  'eight.you': 'You hold all eight: win one more round, and you win the match!',
  ready: 'Press “{ready}”: then the plan comes up for everybody at the same moment.',
  on: 'Seen enough? Press “{ready}” for the next plan.',
  finish: 'All placed! Look once more, then press “{finish}” twice.',
  plan: 'The plan lies turned. Turn it in your mind until its rocket is lower left.',
  'plan.straight': 'This plan lies straight: build the same city on your board.',
  pick: 'Tap a building, then the plot where it stands on the plan.',
  turn: 'Does its top point the right way? Press “{turn}” while you hold it.',
  flip: 'Each building has two faces, much alike. Compare, and press “{flip}”.',
  move: 'A mistake? Tap the building, then another plot, or its gap in your hand.',
  held: 'The plan shows all eight buildings. You build only those in your hand.',
  clock: 'When the clock runs out the round ends, finished or not.',
} as const;

export type SpaceBuilderHintsKey = keyof typeof en;

export default en;
