import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { publicOrigin } from '../server/public-origin.ts';
import './qr-code.css';

interface QrCodeProps {
  readonly address: string;
  readonly label: string;
  /** Capitals and small letters mean different things in this address. */
  readonly exact?: boolean;
}

/** Upper case fits the denser alphabet: fewer and larger squares. Most of our addresses read the same either way. */
export function QrCode({ address, label, exact = false }: QrCodeProps) {
  const url = `${publicOrigin.value}${address}`;
  const { size, path } = useMemo(() => drawn(exact ? url : url.toUpperCase()), [url, exact]);
  return (
    <svg class="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1Z`] : []))).join('');
  return { size, path };
}
