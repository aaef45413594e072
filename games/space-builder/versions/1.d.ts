import type { Game } from '#tabletop';

declare const rules: Game;
export default rules;
