import type { ReadonlySignal } from '@preact/signals';
import './whisper.css';

/** Answers a tap that could do nothing, where the tap was seen; those who listen hear the same. */
export function Whisper({ words }: { readonly words: ReadonlySignal<string | null> }) {
  if (words.value === null) return null;
  return (
    <p class="bowl-whisper" aria-hidden="true">
      <span>{words.value}</span>
    </p>
  );
}
