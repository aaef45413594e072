const en = {
  'goal.title': 'The goal',
  goal: 'Be the first to win a round while holding all eight buildings. You begin with four; each round you win unlocks one more, so the leader always has the hardest task.',
  'setup.title': 'Setting up',
  setup:
    'Everybody has a board with the Base lower left, all the same way up, and eight buildings. The four with a star are in hand, the others are locked. Twenty plans lie shuffled, face down.',
  'pieces.title': 'The pieces',
  pieces:
    'Everybody has the same eight buildings. Each has two faces that differ by one thing only. The four with a star are yours from the start.',
  'plan.title': 'The plan',
  plan: 'A plan shows the Base and where each building stands, which face it shows and which way up. It comes up turned; the Base tells you how. Your board has its Base lower left. Turning the plan is forbidden: turn it in your mind.',
  'plan.upright': 'As it must be built',
  'plan.turned': 'The same plan as it may come up',
  'round.title': 'A round',
  'round.1': 'When everybody is ready, a plan comes up for all at the same moment.',
  'round.2': 'All build at once, with the buildings they hold. Move, turn and flip as often as you like.',
  'round.3':
    'With all your buildings placed you may finish. That locks your board; the others go on. As soon as all but one have finished, the round ends and the last player stops. With two players the first finish ends it.',
  'round.4':
    'The boards are inspected, the fastest first. The winner unlocks a building of their choice and must build it from then on. Then all buildings go back in hand.',
  'defects.title': 'Defects',
  'defects.missing': 'A building you hold isn’t on the board',
  'defects.misplaced': 'It stands on another plot than the plan’s',
  'defects.misshown': 'Right plot, but wrong face or wrong way up',
  defects:
    'Faults of one building are never added up: the worst it can cost is 2. The fewest defects win the round; ties go to whoever finished earlier.',
  'example.title': 'An example',
  example:
    'Ben finishes first, with one building turned the wrong way: 2 defects. Cleo finishes second, with one showing the wrong face: 2 defects. That stops Ada, who has one building still in hand: 1 defect. Ada wins the round and unlocks a building. Without Ada, Ben would have won, being faster than Cleo.',
  'winning.title': 'Winning the match',
  winning:
    'Unlocking the eighth building is not enough: you must then win one more round with all eight. That wins the match at once, even with defects.',
  'options.title': 'Options',
  'options.upright': 'Upright plans: they come up unturned. Easier, for learners and children.',
  'options.round': 'Time for a round: 5 minutes unless the table says otherwise, or none. Less time makes it harder.',
  'options.pause': 'Time between rounds: 15 seconds to look and to choose, or as long as everybody needs.',
  'ruling.SETUP-2': 'The four buildings with a star are greenhouse, launch tower, observatory and habitat.',
  'ruling.SETUP-3': 'A board has three rows of three places; the Base takes the lower left one.',
  'ruling.SETUP-4': 'What the twenty plans show is our own.',
  'ruling.PLAN-2': 'A plan comes up turned by none, one, two or three quarter turns, each as likely as the others.',
  'ruling.PLAN-4': 'Upright plans are an option of ours.',
  'ruling.BUILD-4':
    'Putting a building on a taken plot sends the other one back to your hand; they don’t change places.',
  'ruling.FINISH-1': 'You can finish only with every building you hold on the board, right or wrong.',
  'ruling.FINISH-4': 'The round also ends when its time is up, with everybody as they are.',
  'ruling.FINISH-6': 'Who finishes at the same moment ranks in the order in which the server heard of it.',
  'ruling.SIGHT-1':
    'Until the round ends, the others see only how many buildings you have placed; those who have finished see no more.',
  'ruling.SIGHT-2': 'Spectators see all boards.',
  'ruling.SIGHT-5': 'Moving or turning a building on your board goes unnoticed; only the number shows.',
  'ruling.WIN-3':
    'If only people who haven’t finished share the fewest defects, a single one of them wins the round; of several, nobody does.',
  'ruling.WIN-4':
    'If time ends the round, a player with nothing on the board can’t win it. If players end it by finishing, the fewest defects win, even with an empty board.',
  'ruling.OPEN-3': 'If the winner doesn’t choose in time, the locked building with the lowest number is unlocked.',
  'ruling.PACE-1': 'The next plan comes as soon as everybody is ready and the winner has chosen.',
  'ruling.PACE-2': 'Otherwise it comes when the time between rounds is over.',
  'ruling.END-3': 'After three rounds in a row in which nobody has built anything the match ends without a winner.',
  'ruling.END-5': 'The final scores are the rounds each player has won.',
  'keys.title': 'On the keyboard',
  'keys.pick.key': '1–8',
  'keys.pick': 'pick a building',
  'keys.walk.key': '← ↑ → ↓',
  'keys.walk': 'go from plot to plot',
  'keys.build.key': 'Enter',
  'keys.build': 'build there, or pick up what stands there',
  'keys.turn.key': 'R, Shift+R',
  'keys.turn': 'turn, turn back; the wheel does it too',
  'keys.flip.key': 'F',
  'keys.flip': 'flip',
  'keys.back.key': 'Backspace',
  'keys.back': 'back to the hand',
  'keys.drop.key': 'Esc',
  'keys.drop': 'put down',
  'keys.finish.key': 'Shift+Enter',
  'keys.finish': 'finish: twice',
} as const;

export type SpaceBuilderRulesKey = keyof typeof en;

export default en;
