export { preparePictures as prepare } from '../pictures.ts';
export { Practice as Page } from './practice.tsx';
