/** Whoever opens a table may lay the planet. */
export { planetWay as setupWay } from './lay-planet.tsx';
