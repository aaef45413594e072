import { useEffect, useRef } from 'preact/hooks';
import { SHAPE_PATHS, shapeOfSeat } from '../art/shapes.ts';
import { EASE, move } from './motion.ts';
import './confetti.css';

/** Spread by rule, and away from the corner where the winner's name stands. */
const PIECES = Array.from({ length: 28 }, (_, at) => {
  const top = (at * 53 + 7) % 62;
  const across = (at * 37 + 11) % 98;
  return {
    seat: at % 8,
    left: top < 28 ? 64 + across * 0.34 : across,
    top,
    turn: (at * 71) % 360,
    size: 9 + ((at * 5) % 7),
  };
});

/** One burst in the seats' shapes, once; with less motion the pieces simply hang there. */
export function Confetti() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.querySelectorAll('.confetti-piece').forEach((piece, at) => {
      const from = {
        transform: `translate(${50 - (PIECES[at]?.left ?? 0)}cqi, 40cqi) scale(0.2) rotate(-200deg)`,
        opacity: 0,
      };
      void move(piece, [from, {}], { duration: 700, easing: EASE.out });
    });
  }, []);
  return (
    <div ref={element} class="confetti" aria-hidden="true">
      {PIECES.map(({ seat, left, top, turn, size }, at) => (
        <svg
          key={at}
          class="art confetti-piece"
          viewBox="0 0 24 24"
          width={size}
          height={size}
          data-seat={seat}
          aria-hidden="true"
          style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}
        >
          <path d={SHAPE_PATHS[shapeOfSeat(seat)]} fill="var(--p)" stroke-width="2.500" />
        </svg>
      ))}
    </div>
  );
}
