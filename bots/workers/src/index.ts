/** `#bots/workers`: the threads of a server. Apart from `#bots`, which runs in browsers too and knows no Node. */

export { type BotPool, type PoolSize, QueueIsFull, startBotPool } from '../../src/workers/pool.ts';
