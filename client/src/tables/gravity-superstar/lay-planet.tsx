/** Laying the planet before a match: tiles dealt at random, then sides, turns and the first open door as one likes. */

import { useMemo, useState } from 'preact/hooks';
import {
  boardOfTiles,
  drawPlanet,
  type LaidPlanet,
  layoutFor,
  OUR_TILE_SET,
  planetSetup,
  tileCountFor,
} from '#games/gravity-superstar';
import { quickChance } from '#tabletop';
import { Button } from '../../look/button.tsx';
import { again, door, flip, turn } from '../../look/icons.ts';
import { Segments } from '../../look/segments.tsx';
import type { SetupProps, SetupWay } from '../setup-registry.ts';
import { Ground, Pieces, Veil } from './ground.tsx';
import { flipped, openedAt, turned } from './laid.ts';
import { MARGIN, sightOf } from './sight.ts';
import { say } from './words.ts';
import './planet.css';
import './lay-planet.css';

/** Numbers of players with planets of different sizes, each by the largest of them. */
const TABLES = [2, 4, 6] as const;

export const planetWay: SetupWay = {
  name: () => say('planet.title'),
  Editor: LayPlanet,
  forTable: (laid) => ({ planet: laid }),
  forMatch: (laid, seatCount) => planetSetup(laid as LaidPlanet, seatCount),
};

const dealt = (): LaidPlanet => drawPlanet(quickChance(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1));

function LayPlanet({ laid, seatCount, onLay }: SetupProps) {
  const [shownFor, setShownFor] = useState<string>('2');
  // The one place where what was laid comes out of its wrapping.
  const planet = laid as LaidPlanet | null;
  return (
    <div class="lay-planet">
      <Segments
        label={say('planet.how')}
        value={planet === null ? 'drawn' : 'laid'}
        segments={[
          { value: 'drawn', label: say('planet.drawn') },
          { value: 'laid', label: say('planet.laid') },
        ]}
        onChoose={(how) => onLay(how === 'laid' ? dealt() : null)}
      />
      {planet === null ? (
        <p class="soft">{say('planet.drawn.hint')}</p>
      ) : (
        <>
          {seatCount === null ? (
            <Segments
              label={say('planet.for')}
              value={shownFor}
              segments={TABLES.map((count) => ({ value: String(count), label: say(`planet.for.${count}`) }))}
              onChoose={setShownFor}
            />
          ) : null}
          <Tiles planet={planet} seatCount={seatCount ?? Number(shownFor)} onLay={onLay} />
          <Button icon={again} onPress={() => onLay(dealt())}>
            {say('planet.again')}
          </Button>
        </>
      )}
    </div>
  );
}

interface TilesProps {
  readonly planet: LaidPlanet;
  readonly seatCount: number;
  readonly onLay: (planet: LaidPlanet) => void;
}

const NO_STARS: readonly number[] = [];

/** The planet as it will lie; a tile is chosen by a press, and then flipped, turned or opened. */
function Tiles({ planet, seatCount, onLay }: TilesProps) {
  const [chosen, setChosen] = useState(0);
  const { across, high } = layoutFor(seatCount);
  const count = tileCountFor(seatCount);
  const { openDoor } = planetSetup(planet, seatCount);
  const sight = useMemo(
    () => sightOf(boardOfTiles(OUR_TILE_SET, planet.tiles.slice(0, count), across), 0),
    [planet.tiles, count, across],
  );
  const place = chosen < count ? chosen : 0;
  const open = planet.open % count;
  const words = (at: number): string => {
    const tile = planet.tiles[at];
    return say('planet.tile', {
      place: at + 1,
      side: tile?.side ?? 'A',
      turn: tile?.turn ?? 0,
      open: at === open ? 'yes' : 'no',
    });
  };
  return (
    <>
      <div
        class="laid-planet"
        style={{ '--across': sight.width + 2 * MARGIN, '--down': sight.height + 2 * MARGIN, '--margin': MARGIN }}
      >
        <Ground sight={sight} />
        <Pieces sight={sight} stars={NO_STARS} openDoor={openDoor} />
        <Veil sight={sight} />
        <div
          class="laid-tiles"
          style={{ gridTemplate: `repeat(${high}, minmax(0, 1fr)) / repeat(${across}, minmax(0, 1fr))` }}
        >
          {planet.tiles.slice(0, count).map(({ tile }, at) => (
            <button
              key={tile}
              type="button"
              class="laid-tile"
              aria-pressed={at === place}
              aria-label={words(at)}
              onClick={() => setChosen(at)}
            />
          ))}
        </div>
      </div>
      <p class="soft" role="status">
        {words(place)}
      </p>
      <div class="laid-ways">
        <Button icon={flip} onPress={() => onLay(flipped(planet, place))}>
          {say('planet.flip')}
        </Button>
        <Button icon={turn} onPress={() => onLay(turned(planet, place))}>
          {say('planet.turn')}
        </Button>
        <Button
          icon={door}
          blocked={place === open ? say('planet.is-open') : null}
          onPress={() => onLay(openedAt(planet, place))}
        >
          {say('planet.open')}
        </Button>
      </div>
    </>
  );
}
