export { Tutorial as Page } from './tutorial.tsx';
