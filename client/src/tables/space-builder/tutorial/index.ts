export { preparePictures as prepare } from '../pictures.ts';
export { Tutorial as Page } from './tutorial.tsx';
