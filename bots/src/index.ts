export { anyLegalMove } from './any-legal-move.ts';
export { type Asked, type Bot, type Decision, LEVELS, type Level, type Strength, type TimeIsUp } from './bot.ts';
export { type Contestant, type MatchPlan, type PlayedMatch, playMatch } from './match.ts';
export { BOTS, botFor } from './registry.ts';
export { BotSchedule, type Question, seedFor } from './schedule.ts';
export { type Happened, SelfPlay } from './self-play.ts';
