import './meter.css';

/** How far something is, as a bar; the number itself stands beside it. */
export function Meter({ value, max, label, seat }: { value: number; max: number; label: string; seat?: number }) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div class="meter" data-seat={seat}>
      <meter class="spoken" aria-label={label} max={max} value={value} />
      <span class="meter-fill" style={{ width: `${share * 100}%` }} />
    </div>
  );
}

export type Pip = 'full' | 'hollow' | 'locked';

/** A row of small marks: placed, still to place, not open yet. */
export function Pips({ pips, label, seat }: { pips: readonly Pip[]; label: string; seat?: number }) {
  return (
    <span class="pips" role="img" aria-label={label} data-seat={seat}>
      {pips.map((pip, at) => (
        <span key={at} class="pip" data-pip={pip} />
      ))}
    </span>
  );
}
