const en = {
  'space-bowl.cadet': 'Still counting the marbles. Shouts with joy, even for your cards. About 18 s to find a card.',
  'space-bowl.rookie':
    'Looks twice, blinks, and looks again. Cheers whoever finds it first. About 13 s to find a card.',
  'space-bowl.regular': 'Searches row by row and trusts nobody who shouts early. About 9 s to find a card.',
  'space-bowl.expert': 'Starts with the rarest planet and keeps a hand on the joker. About 6 s to find a card.',
  'space-bowl.master': 'Has crossed this galaxy before, and says so just before you do. About 4 s to find a card.',
  'gravity-superstar.cadet': 'Falls off, climbs back on, and waves.',
  'gravity-superstar.rookie': 'Jumps first, wonders where down is afterwards.',
  'gravity-superstar.regular': 'Runs after the nearest stars and never looks back.',
  'gravity-superstar.expert': 'Keeps the right card for the right fall.',
  'gravity-superstar.master': 'Knows your landing before you do, and waits there.',
  'space-lab.cadet': 'Opens every door of the station to see what is behind it.',
  'space-lab.rookie': 'Fills the station with whoever knocks first.',
  'space-lab.regular': 'Ticks off one objective after another, in order.',
  'space-lab.expert': 'Counts every hand card twice before spending it.',
  'space-lab.master': 'Has read every project, yours included.',
  'space-builder.cadet': 'Takes each building in both hands and looks at it for a long time. About 10 s a building.',
  'space-builder.rookie': 'Tilts its head instead of the plan. About 9 s a building.',
  'space-builder.regular': 'One building at a time, each set down with care. About 8 s a building.',
  'space-builder.expert': 'Builds fast and checks the telescopes at the end. About 6 s a building.',
  'space-builder.master': 'Sees the plan upright, however it fell. About 5 s a building.',
} as const;

export type CharacterKey = keyof typeof en;

export default en;
