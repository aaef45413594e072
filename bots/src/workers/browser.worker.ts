/** A browser's worker in which bots think: what a page without a server plays against. */

import type { Answer, Question } from './messages.ts';
import { answerTo, capFrom } from './thinking.ts';

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: { readonly data: Question }) => void): void;
  postMessage(answer: Answer): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  scope.postMessage(
    answerTo(
      data,
      capFrom(
        () => performance.now(),
        () => false,
      ),
    ),
  );
});
