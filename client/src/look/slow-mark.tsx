import { Sign } from './icon.tsx';
import { slowLine } from './icons.ts';

/** Somebody whose line looks slow: everybody may know that they are made allowances for. */
export function SlowMark({ label, size = 14 }: { readonly label: string; readonly size?: number }) {
  return (
    <span role="img" aria-label={label} title={label}>
      <Sign of={slowLine} size={size} />
    </span>
  );
}
