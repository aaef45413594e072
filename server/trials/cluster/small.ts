import { runTrouble } from '/work/wt/cluster/server/trials/cluster/trouble.ts';
const [kills, stops, redisRestarts, postgresRestarts, cuts] = (process.argv[2] ?? '3,2,2,1,2').split(',').map(Number) as number[];
const planted = process.argv[3] as never;
const r = await runTrouble({ processes: 3, tables: 12, seats: 3, rate: 120, kills: kills!, stops: stops!, redisRestarts: redisRestarts!, postgresRestarts: postgresRestarts!, cuts: cuts!, seed: 5, planted, said: console.log });
console.log(JSON.stringify(r, null, 1));
process.exit(0);
