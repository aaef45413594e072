export { BowlRound as Round } from './round.tsx';
