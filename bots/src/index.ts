export { anyLegalMove } from './any-legal-move.ts';
export type { Asked, Bot, Decision, NamedBot, Strength, TimeIsUp } from './bot.ts';
export { type Contestant, type MatchPlan, type PlayedMatch, playMatch } from './match.ts';
export { BOTS, botFor } from './registry.ts';
export { BotSchedule, type Question, seedFor } from './schedule.ts';
export { type Happened, SelfPlay } from './self-play.ts';
