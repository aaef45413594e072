/** Says aloud what happened; unseen. Give it a new `words` for each thing to say. */
export function Spoken({ words, urgent }: { words: string; urgent?: boolean }) {
  return (
    <p class="spoken" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {words}
    </p>
  );
}
