export { preparePieces as prepare } from '../../../art/gravity/sheets.ts';
export { Practice as Page } from './practice.tsx';
