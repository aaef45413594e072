import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { pages } from '../../words/pages.ts';

/** Upper case fits the denser alphabet: fewer and larger squares. Addresses read the same either way. */
export function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => drawn(text.toUpperCase()), [text]);
  return (
    <svg class="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={pages.say('waiting.qr')}>
      <path d={path} />
    </svg>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1Z`] : []))).join('');
  return { size, path };
}
