export { preparePictures as prepare } from '../pictures.ts';
export { BuilderRound as Round } from './round.tsx';
