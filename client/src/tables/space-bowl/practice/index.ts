export { Practice as Page } from './practice.tsx';
