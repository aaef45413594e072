import { crownDrawing } from '../art/crown.ts';
import { type Face, FacePicture } from '../art/face.tsx';
import { Picture } from '../art/picture.tsx';
import { Confetti } from './confetti.tsx';
import { aroundTheFirst } from './scores.ts';
import { ShapeBadge } from './shape-badge.tsx';
import './podium.css';

export type PodiumPlace = {
  readonly seat: number;
  readonly name: string;
  readonly face: Face;
  readonly points: number;
  /** 1, 2 or 3; who share a rank share a step's height, and every first one is crowned. */
  readonly rank: 1 | 2 | 3;
};

export type PodiumProps = {
  /** "The winner is". */
  readonly intro: string;
  readonly winner: string;
  /** Best first. */
  readonly places: readonly PodiumPlace[];
  /** The game's sky. */
  readonly sky: 'bowl' | 'superstar' | 'lab' | 'builder';
};

export function Podium({ intro, winner, places, sky }: PodiumProps) {
  return (
    <div class="podium" data-sky={sky}>
      <Confetti />
      <h1 class="podium-title">
        <span class="podium-intro">{intro} </span>
        <span class="over-art">{winner}</span>
      </h1>
      <ol class="podium-steps">
        {aroundTheFirst(places).map(({ seat, name, face, points, rank }) => (
          <li key={seat} class="podium-step" data-seat={seat} data-rank={rank}>
            {rank === 1 ? <Picture box="0 0 60 44" drawing={crownDrawing} class="podium-crown" /> : null}
            <FacePicture {...face} seat={seat} class="podium-face" />
            <div class="podium-block">
              <span class="podium-score">
                <ShapeBadge seat={seat} look="paper" size="1em" />
                <span class="number">{points}</span>
              </span>
              <span class="podium-name">{name}</span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
