import { spaceLab } from '#games/space-lab';
import { YOU } from '../../../learning/lesson-match.ts';
import { cardKind } from '../roomy.ts';
import { prepareTable } from '../table-ready.ts';
import { loadWords } from '../words.ts';
import { matchOf } from './scenes.ts';

export { Tutorial as Page } from './tutorial.tsx';

export async function prepare(): Promise<void> {
  await loadWords();
  await prepareTable(spaceLab.view(matchOf('early').state, YOU), cardKind());
}
