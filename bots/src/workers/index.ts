/** The threads in which bots think, for programs that run on Node. */

export { type BotPool, type PoolSize, QueueIsFull, startBotPool } from './pool.ts';
