/** Limits that hold for all processes together, counted in Redis; while it is down each process counts by itself. */

import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { CountAlso } from '../limits/counting.ts';
import type { RedisWire } from './redis-wire.ts';

export const countedIn =
  (wire: Pick<RedisWire, 'client'>) =>
  (name: string, { most, millis }: { readonly most: number; readonly millis: number }): CountAlso => {
    const limiter = new RateLimiterRedis({
      ...{ storeClient: wire.client, useRedisPackage: true, rejectIfRedisNotReady: true },
      ...{ keyPrefix: `starboard:limit:${name}`, points: most, duration: millis / 1000 },
    });
    return async (counted) => {
      try {
        await limiter.consume(counted);
        return null;
      } catch (over) {
        return over instanceof RateLimiterRes ? over.msBeforeNext : null;
      }
    };
  };
