import { CELLS, DECK, DECOYS, PLANETS, type Planet } from '#games/space-bowl';
import { wellCentre } from '../src/art/bowl/computer.ts';
import {
  CardPicture,
  ComputerPicture,
  DecoyPicture,
  PilePicture,
  type PlanetLetters,
  PlanetPicture,
  TokenPicture,
} from '../src/art/bowl/pieces.tsx';
import { TOKENS } from '../src/art/bowl/tokens.ts';
import { HelmetPicture } from '../src/art/helmet-picture.tsx';
import { Exhibit, Named, Row } from './exhibit.tsx';

const LETTERS: PlanetLetters = { azure: 'A', ember: 'E', prism: 'P', sky: 'S', rust: 'R', ash: 'H' };
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

const EXAMPLES = [0, 17, 36, 44, 50, 55].flatMap((at) => DECK[at] ?? []);

function Computer() {
  const marbles: readonly Planet[] = ['rust', 'azure', 'prism', 'sky'];
  const cells = [CELLS[0], CELLS[3], CELLS[4], CELLS[5]] as const;
  const disc = wellCentre('s');
  return (
    <ComputerPicture label="The computer" width="100%">
      {marbles.map((planet, at) => {
        const { x, y } = wellCentre(cells[at] ?? 'c');
        return <PlanetPicture key={planet} planet={planet} marble x={x - 44} y={y - 44} size={88} />;
      })}
      <TokenPicture token="destination" x={disc.x - 42} y={disc.y - 42} size={84} />
    </ComputerPicture>
  );
}

export function BowlRoom() {
  return (
    <>
      <Exhibit title="Six planets" note="Own pattern, own size, letter on request.">
        {() => (
          <>
            <Row paper>
              {PLANETS.map((planet) => (
                <Named key={planet} name={planet}>
                  <PlanetPicture planet={planet} size={84} label={planet} />
                </Named>
              ))}
            </Row>
            <Row paper>
              {PLANETS.map((planet) => (
                <PlanetPicture key={planet} planet={planet} size={46} letter={LETTERS[planet]} />
              ))}
              <span class="room-grey exhibit-row">
                {PLANETS.map((planet) => (
                  <PlanetPicture key={planet} planet={planet} size={46} />
                ))}
              </span>
            </Row>
            <Row paper>
              {DECOYS.map((decoy) => (
                <Named key={decoy} name={decoy}>
                  <DecoyPicture decoy={decoy} size={54} />
                </Named>
              ))}
            </Row>
            <Row>
              {TOKENS.map((token) => (
                <Named key={token} name={token}>
                  <TokenPicture token={token} size={64} class="sticker" />
                </Named>
              ))}
            </Row>
            <Row>
              {SEATS.map((seat) => (
                <HelmetPicture key={seat} seat={seat} size={54} class="sticker" />
              ))}
              {SEATS.map((seat) => (
                <HelmetPicture key={seat} seat={seat} size={24} class="sticker" />
              ))}
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit
        title="Cards"
        note="Two to five planets, face down; the size of a wide screen, a phone, and a small phone with letters."
      >
        {() => (
          <>
            <Row>
              {EXAMPLES.map((card) => (
                <CardPicture key={card.planets.join()} planets={card.planets} decoys={card.decoys} size={120} />
              ))}
              <CardPicture planets={[]} decoys={[]} faceDown size={120} label="Face down" />
              <PilePicture
                planets={['azure', 'rust', 'sky']}
                decoys={['star', 'blackHole']}
                below={6}
                size={132}
                label="Infinity"
              />
            </Row>
            <Row>
              {EXAMPLES.map((card) => (
                <CardPicture key={card.planets.join()} planets={card.planets} decoys={card.decoys} size={72} />
              ))}
            </Row>
            <Row>
              {EXAMPLES.map((card) => (
                <CardPicture
                  key={card.planets.join()}
                  planets={card.planets}
                  decoys={card.decoys}
                  size={54}
                  letters={LETTERS}
                />
              ))}
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit title="The computer">{() => <Computer />}</Exhibit>
    </>
  );
}
