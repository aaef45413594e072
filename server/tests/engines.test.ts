/** The engines that trials start: real ones, which come back after they were killed, and leave nothing behind. */

import { connect } from 'node:net';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { PostgresEngine } from '../trials/engines/postgres.ts';
import { startRedis } from '../trials/engines/redis.ts';

/** What is answered to a word; null: nobody is there. */
function answerOf(port: number, word: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(word));
    socket.on('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
    socket.on('error', () => resolve(null));
  });
}

test('Redis is there, comes back on its port, and is gone', async () => {
  const { engine, url } = await startRedis();
  expect([await answerOf(engine.port, 'PING\r\n'), url]).toEqual(['+PONG\r\n', `redis://127.0.0.1:${engine.port}`]);
  await engine.restart();
  expect(await answerOf(engine.port, 'PING\r\n')).toBe('+PONG\r\n');
  await engine.end();
  expect(await answerOf(engine.port, 'PING\r\n')).toBeNull();
});

test('PostgreSQL is there, is not root, keeps what it has committed when it is killed, and is gone', async () => {
  const postgres = await PostgresEngine.start();
  const address = await postgres.database();
  const ask = async (sql: string): Promise<unknown> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    const { rows } = await client.query<{ answer: unknown }>(sql);
    await client.end();
    return rows[0]?.answer;
  };
  await ask('CREATE TABLE kept AS SELECT 7 AS answer');
  expect(await ask(`SELECT pg_read_file('/proc/self/status') AS answer`)).toMatch(/^Uid:\s+[1-9]/m);
  await postgres.engine.restart();
  expect(await ask('SELECT answer FROM kept')).toBe(7);
  await postgres.end();
  await expect(ask('SELECT 1')).rejects.toThrow('ECONNREFUSED');
});
