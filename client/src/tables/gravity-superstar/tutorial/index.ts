export { preparePieces as prepare } from '../../../art/gravity/sheets.ts';
export { Tutorial as Page } from './tutorial.tsx';
