import './countdown.css';

type CountdownProps = {
  /** Seconds left, and of how many. */
  readonly left: number;
  readonly of: number;
  /** In words: "48 seconds left". */
  readonly label: string;
  readonly size?: number | undefined;
  /** From here on it is amber. */
  readonly hurryAt?: number | undefined;
};

/** Seconds; longer times are told in minutes. */
const LONG = 100;

const ROUND = 2 * Math.PI * 44;

export function Countdown({ left, of, label, size = 64, hurryAt = 10 }: CountdownProps) {
  const share = of <= 0 ? 0 : Math.min(1, Math.max(0, left / of));
  const pace = left <= 3 ? 'last' : left <= hurryAt ? 'hurry' : 'calm';
  return (
    <div class="countdown" data-pace={pace} role="timer" aria-label={label} style={{ '--countdown': `${size}px` }}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="countdown-track" cx="50" cy="50" r="44" />
        <circle class="countdown-run" cx="50" cy="50" r="44" style={{ strokeDasharray: `${share * ROUND} ${ROUND}` }} />
      </svg>
      <span class="countdown-number number" aria-hidden="true">
        {left < LONG ? Math.ceil(left) : `${Math.ceil(left / 60)}′`}
      </span>
    </div>
  );
}
