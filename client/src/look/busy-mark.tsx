import './busy-mark.css';

/** A robot at work: two eyes that go to and fro. Say beside it what it does; the picture itself is silent. */
export function BusyMark() {
  return (
    <span class="busy-mark" aria-hidden="true">
      <span class="busy-eyes" />
    </span>
  );
}
