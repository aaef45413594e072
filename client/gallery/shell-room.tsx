import { REACTIONS } from '#protocol';
import { CoverPicture } from '../src/art/cover.tsx';
import { CrownPicture } from '../src/art/crown-picture.tsx';
import { FacePicture } from '../src/art/face.tsx';
import { LogoPicture } from '../src/art/logo-picture.tsx';
import { BOT_LOOKS, PERSON_LOOKS } from '../src/art/people.ts';
import { ReactionPicture } from '../src/art/reaction-picture.tsx';
import { COVERS, TITLES } from '../src/catalogue/titles.ts';
import { Button } from '../src/look/button.tsx';
import { plus } from '../src/look/icons.ts';
import { Seat } from '../src/look/seat.tsx';
import { Ship } from '../src/look/ship.tsx';
import { Exhibit, Row } from './exhibit.tsx';
import './shell-room.css';

const NAMES = ['Emma', 'Lucas', 'Marie', 'Pixel', 'Comet'];

function Boarding() {
  return (
    <Ship
      title={
        <>
          <span class="number">5</span> of 8 aboard
        </>
      }
      footer={<Button icon={plus}>Fill with bots</Button>}
    >
      {[0, 1, 2, 3, 4, 5, 6, 7].map((seat) => (
        <Seat
          key={seat}
          seat={seat}
          name={NAMES[seat] ?? 'Add bot'}
          detail={seat < 3 ? 'Ready' : seat < 5 ? 'Bot' : 'or a friend'}
          face={seat < 5 ? { who: seat < 3 ? 'person' : 'bot', look: seat } : null}
          ready={seat < 5}
          size={72}
          onPress={() => undefined}
        />
      ))}
    </Ship>
  );
}

export function ShellRoom() {
  return (
    <>
      <Exhibit title="Logo">
        {() => (
          <Row>
            <LogoPicture size={120} label="Starboard" />
            <LogoPicture size={60} />
            <LogoPicture size={40} />
            <LogoPicture size={24} />
            <span class="display room-name">Starboard</span>
          </Row>
        )}
      </Exhibit>
      <Exhibit title="Covers" note="Point at one, or give it the focus: it moves once.">
        {() => (
          <>
            <div class="room-covers">
              {TITLES.map((game) => (
                <a key={game} class="room-cover cover-moves" href="#cover">
                  <CoverPicture game={game} label={COVERS[game].name} />
                </a>
              ))}
            </div>
            <Row>
              {TITLES.map((game) => (
                <span key={game} class="room-thumb">
                  <CoverPicture game={game} thumb />
                </span>
              ))}
            </Row>
            <div class="room-banner">
              <CoverPicture game="space-builder" wide />
            </div>
          </>
        )}
      </Exhibit>
      <Exhibit title="People and bots">
        {() => (
          <>
            <Row>
              {Array.from({ length: PERSON_LOOKS }, (_, look) => (
                <FacePicture key={look} who="person" look={look} seat={look} size={92} class="sticker" />
              ))}
            </Row>
            <Row>
              {Array.from({ length: BOT_LOOKS }, (_, look) => (
                <FacePicture key={look} who="bot" look={look} seat={(look + 3) % 8} size={92} class="sticker" />
              ))}
            </Row>
            <Row>
              {REACTIONS.map((reaction) => (
                <ReactionPicture key={reaction} reaction={reaction} size={56} class="sticker" label={reaction} />
              ))}
              <CrownPicture width={76} height={56} class="sticker" label="Crown" />
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit title="The waiting room’s ship">{() => <Boarding />}</Exhibit>
    </>
  );
}
