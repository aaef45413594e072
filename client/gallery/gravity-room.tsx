import { useEffect } from 'preact/hooks';
import { CARDS, type Card, COLOURS, DIRECTIONS } from '#games/gravity-superstar';
import {
  ActionCard,
  DoorPicture,
  PlanetBoard,
  PlatformPicture,
  ReplayPicture,
  SmallActionCard,
  StarPicture,
  SuperstarPicture,
  TakenStarPicture,
} from '../src/art/gravity/pieces.tsx';
import { preparePieces } from '../src/art/gravity/sheets.ts';
import { Exhibit, Named, Row } from './exhibit.tsx';

const NAMES: Readonly<Record<Card, readonly string[]>> = {
  long: ['Long', 'Jump'],
  high: ['High', 'Jump'],
  drop: ['Drop'],
  rotate: ['Rotate'],
  joker: ['Joker'],
};
const SUPERSTARS = ['Cyclops', 'Pyra', 'Bolt', 'Prisma', 'Plus', 'Diva'];

export function GravityRoom() {
  useEffect(() => void preparePieces(), []);
  return (
    <>
      <Exhibit title="Superstars" note="The body is the seat’s shape; boots show which way is down.">
        {() => (
          <>
            <Row paper>
              {SUPERSTARS.map((name, seat) => (
                <Named key={name} name={name}>
                  <SuperstarPicture seat={seat} size={88} label={name} />
                </Named>
              ))}
            </Row>
            <Row paper>
              {DIRECTIONS.map((up, at) => (
                <Named key={up} name={`up ${up}`}>
                  <SuperstarPicture seat={at + 1} up={up} size={54} />
                </Named>
              ))}
              <span class="room-grey exhibit-row">
                {SUPERSTARS.map((name, seat) => (
                  <SuperstarPicture key={name} seat={seat} size={42} />
                ))}
              </span>
            </Row>
            <Row>
              {SUPERSTARS.map((name, seat) => (
                <SuperstarPicture key={name} seat={seat} size={42} class="sticker" />
              ))}
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit title="Stars and what lies on the planet">
        {() => (
          <>
            <Row paper>
              {COLOURS.map((colour) => (
                <Named key={colour} name={colour}>
                  <StarPicture colour={colour} size={62} label={colour} />
                </Named>
              ))}
            </Row>
            <Row paper>
              <span class="room-grey exhibit-row">
                {COLOURS.map((colour) => (
                  <StarPicture key={colour} colour={colour} look="pip" size={34} />
                ))}
              </span>
              <StarPicture colour="blue" look="on-replay" size={52} />
              <ReplayPicture size={42} />
              <TakenStarPicture size={52} />
              {DIRECTIONS.map((up) => (
                <DoorPicture key={up} up={up} size={52} />
              ))}
              <DoorPicture open size={56} />
              <DoorPicture open up="E" size={56} />
              <PlatformPicture cells={3} height={12} />
              <PlatformPicture cells={1} upright height={60} />
            </Row>
            <Row>
              {COLOURS.map((colour) => (
                <StarPicture key={colour} colour={colour} look="pip" size={28} mood="sticker" />
              ))}
              <ReplayPicture size={26} mood="sticker" />
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit title="The planet">
        {() => (
          <PlanetBoard columns={12} rows={6} width="100%" label="A planet of two tiles">
            <PlatformPicture cells={3} x={43} y={139} width={154} height={10} />
            <PlatformPicture cells={2} upright x={283} y={43} width={10} height={106} />
            <DoorPicture x={96} y={96} size={48} />
            <SuperstarPicture seat={0} x={146} y={94} size={48} />
            <SuperstarPicture seat={3} up="E" x={288} y={96} size={48} />
            {COLOURS.map((colour, at) => (
              <StarPicture
                key={colour}
                colour={colour}
                look={at % 3 === 2 ? 'on-replay' : 'star'}
                x={48 + at * 96}
                y={at % 2 === 0 ? 192 : 240}
                size={48}
              />
            ))}
            <DoorPicture open x={432} y={48} size={48} />
            <ReplayPicture x={390} y={150} size={36} />
            <TakenStarPicture x={336} y={0} size={48} />
          </PlanetBoard>
        )}
      </Exhibit>
      <Exhibit title="Action cards">
        {() => (
          <>
            <Row>
              {CARDS.map((card) => (
                <ActionCard key={card} card={card} name={NAMES[card]} height={130} label={card} class="sticker" />
              ))}
              <ActionCard card={null} height={130} label="Face down" class="sticker" />
            </Row>
            <Row>
              {CARDS.map((card) => (
                <SmallActionCard key={card} card={card} height={40} mood="sticker" />
              ))}
              <SmallActionCard card={null} height={40} mood="sticker" />
            </Row>
          </>
        )}
      </Exhibit>
    </>
  );
}
