export { anyLegalMove } from './any-legal-move.ts';
export { type Asked, type Bot, type Decision, LEVELS, type Level, type TimeIsUp } from './bot.ts';
export { type Contestant, type MatchPlan, type PlayedMatch, playMatch } from './match.ts';
export { BOTS, botFor } from './registry.ts';
