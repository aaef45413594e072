import { useMemo } from 'preact/hooks';
import { BUILDINGS, type Building } from '#games/space-builder';
import { Sign } from '../../look/icon.tsx';
import { lock } from '../../look/icons.ts';
import { Keycap } from '../../look/keycap.tsx';
import { type City, type Hand, type Pose, poseOf, standing } from './picking.ts';
import { Tile } from './tile.tsx';
import { asPlaced, buildingName, say, tongue } from './words.ts';
import './hand.css';

export interface HandRowProps {
  readonly hand: Hand;
  readonly city: City;
  readonly hinted?: Building | undefined;
  readonly onTap: (building: Building) => void;
}

/** The buildings one holds. One that stands in the city leaves a gap; a tick would read as "right". */
export function HandRow({ hand, city, hinted, onTap }: HandRowProps) {
  return (
    <ul class="hand" aria-label={say('hand')} style={{ '--held': city.held.length }}>
      {BUILDINGS.filter((building) => city.held.includes(building)).map((building) => (
        <HandPlace
          key={building}
          building={building}
          pose={poseOf(hand, city, building)}
          isBuilt={standing(city, building) !== null}
          isPicked={city.isOpen && hand.picked === building}
          isHinted={building === hinted}
          onTap={onTap}
        />
      ))}
    </ul>
  );
}

interface HandPlaceProps {
  readonly building: Building;
  readonly pose: Pose;
  readonly isBuilt: boolean;
  readonly isPicked: boolean;
  readonly isHinted: boolean;
  readonly onTap: (building: Building) => void;
}

/** Drawn again only when it looks otherwise. */
function HandPlace({ building, pose, isBuilt, isPicked, isHinted, onTap }: HandPlaceProps) {
  return useMemo(() => {
    const what = asPlaced(building, pose.face, pose.turn);
    return (
      <li class="hand-place">
        <button
          type="button"
          class={isHinted ? 'hand-tile hinted' : 'hand-tile'}
          data-building={building}
          data-built={isBuilt ? '' : undefined}
          data-picked={isPicked ? '' : undefined}
          aria-pressed={isPicked}
          aria-label={isBuilt ? say('hand.built', { what }) : what}
          aria-keyshortcuts={String(building)}
          onClick={() => onTap(building)}
        >
          <Tile shown={{ building, ...pose }} />
        </button>
        <Keycap>{building}</Keycap>
      </li>
    );
  }, [pose.face, pose.turn, isBuilt, isPicked, isHinted, onTap, tongue()]);
}

/** What the winner of a round may open. */
export function LockedRow({
  locked,
  onOpen,
}: {
  readonly locked: readonly Building[];
  readonly onOpen: (building: Building) => void;
}) {
  return (
    <ul class="hand locked-row" aria-label={say('locked')} style={{ '--held': locked.length }}>
      {locked.map((building) => (
        <li key={building} class="hand-place">
          <button
            type="button"
            class="hand-tile"
            data-locked=""
            aria-label={say('unlock', { building: buildingName(building) })}
            onClick={() => onOpen(building)}
          >
            <Tile shown={{ building, face: 'A', turn: 0 }} />
            <span class="locked-sign">
              <Sign of={lock} size={18} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
