/** Marbles and discs of a throw. The outcome is known before they move: the motion only leads to it. */

import { useEffect, useRef } from 'preact/hooks';
import type { Throw } from '#games/space-bowl';
import { COMPUTER_HEIGHT, COMPUTER_WIDTH } from '../../art/bowl/computer.ts';
import { wantsLessMotion } from '../../look/motion.ts';
import { useOneByOne } from '../moments.ts';
import { MarbleImage, TokenImage } from './images.tsx';
import { type LyingPiece, lyingPieces } from './wells.ts';

export interface ThrownPiecesProps {
  readonly thrown: Throw;
  readonly tumbles: boolean;
  /** All lie still. Called at once where nothing moves. */
  readonly onSettled?: (() => void) | undefined;
}

/** How long one piece tumbles, and by how much each starts after the one before. */
const TUMBLE = 620;
const STAGGER = 45;

/** Tumbling pieces come a frame after the buttons that came with the throw. */
export function ThrownPieces(props: ThrownPiecesProps) {
  const isIn = useOneByOne(1) > 0;
  return isIn || !props.tumbles ? <Pieces {...props} /> : null;
}

function Pieces({ thrown, tumbles, onSettled }: ThrownPiecesProps) {
  const box = useRef<HTMLSpanElement>(null);
  const pieces = lyingPieces(thrown);
  const settled = useRef(onSettled);
  settled.current = onSettled;

  useEffect(() => {
    const elements = [...(box.current?.querySelectorAll<HTMLElement>('.thrown-piece') ?? [])];
    if (!tumbles || wantsLessMotion()) {
      settled.current?.();
      return;
    }
    const motions = elements.map((element, nth) => {
      const piece = pieces[nth] as LyingPiece;
      return element.animate(tumbleOf(piece, nth), { duration: TUMBLE, delay: nth * STAGGER, fill: 'backwards' });
    });
    Promise.all(motions.map(({ finished }) => finished)).then(
      () => settled.current?.(),
      () => undefined,
    );
    return () => {
      for (const motion of motions) motion.cancel();
    };
  }, [thrown, tumbles]);

  return (
    <span class="thrown" ref={box}>
      {pieces.map(({ name, x, y, size }) => (
        <span
          key={name}
          class="thrown-piece"
          data-piece={name}
          style={{
            left: `${((x - size / 2) / COMPUTER_WIDTH) * 100}%`,
            top: `${((y - size / 2) / COMPUTER_HEIGHT) * 100}%`,
            width: `${(size / COMPUTER_WIDTH) * 100}%`,
          }}
        >
          {name === 'destination' || name === 'blackHole' ? <TokenImage token={name} /> : <MarbleImage planet={name} />}
        </span>
      ))}
    </span>
  );
}

/** Numbers between −1 and 1 that differ from piece to piece and are the same for the same throw. */
function swing(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** In over the upper edge, down on some other well, off a wall, and into its own with a last small hop. */
function tumbleOf({ x, y, size }: LyingPiece, nth: number): Keyframe[] {
  const seed = x * 7 + y * 3 + nth;
  const [left, right] = [60 - x, COMPUTER_WIDTH - 60 - x];
  const within = (value: number): number => Math.max(left, Math.min(right, value));
  const start = within(swing(seed) * 150);
  const landing = within(start + swing(seed + 1) * 120);
  const hop = within(landing * 0.35);
  const spin = swing(seed + 2) * 320;
  const at = (dx: number, dy: number, turn: number): string =>
    `translate(${(dx / size) * 100}%, ${(dy / size) * 100}%) rotate(${turn}deg)`;
  const floor = Math.min(COMPUTER_HEIGHT - 70 - y, 40 + Math.abs(swing(seed + 3)) * 90);
  return [
    { transform: at(start, -y - size, spin), easing: 'cubic-bezier(.4,0,.9,.6)' },
    { transform: at(landing, floor, spin * 0.55), easing: 'cubic-bezier(.1,.6,.4,1)', offset: 0.38 },
    { transform: at(hop, -26, spin * 0.22), easing: 'cubic-bezier(.5,0,.9,.5)', offset: 0.62 },
    { transform: at(0, 0, 0), easing: 'cubic-bezier(.2,.6,.4,1)', offset: 0.8 },
    { transform: at(0, -9, 0), easing: 'cubic-bezier(.5,0,.9,.5)', offset: 0.9 },
    { transform: at(0, 0, 0) },
  ];
}
