/** Short messages that come by themselves and go by themselves. */

import { signal } from '@preact/signals';
import type { ToastMessage, ToastTone } from '../look/toast.tsx';

const LASTS = 6_000;
const MOST = 3;

export const notices = signal<readonly ToastMessage[]>([]);
let count = 0;

export function notify(words: string, tone: ToastTone = 'plain'): void {
  const id = count++;
  notices.value = [...notices.peek().filter((notice) => notice.words !== words), { id, words, tone }].slice(-MOST);
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  notices.value = notices.peek().filter((notice) => notice.id !== id);
}
