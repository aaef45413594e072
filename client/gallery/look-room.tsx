import { Avatar } from '../src/look/avatar.tsx';
import { Banner } from '../src/look/banner.tsx';
import { BUTTON_KINDS, Button } from '../src/look/button.tsx';
import { Chip } from '../src/look/chip.tsx';
import { Countdown } from '../src/look/countdown.tsx';
import { Disclosure } from '../src/look/disclosure.tsx';
import { Sign } from '../src/look/icon.tsx';
import { IconButton } from '../src/look/icon-button.tsx';
import * as signs from '../src/look/icons.ts';
import { Keycap } from '../src/look/keycap.tsx';
import { Meter, Pips } from '../src/look/meter.tsx';
import { Panel } from '../src/look/panel.tsx';
import { Seat } from '../src/look/seat.tsx';
import { ShapeBadge } from '../src/look/shape-badge.tsx';
import { Toasts } from '../src/look/toast.tsx';
import { Exhibit, Named, Row } from './exhibit.tsx';
import { Choices, Fields, Windows } from './look-controls.tsx';
import './look-room.css';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
const ACCENTS = ['amber', 'teal', 'coral', 'violet', 'lime', 'sky', 'rose', 'sand'];
const GROUNDS = [
  'page',
  'page-far',
  'deck',
  'raised',
  'line',
  'line-strong',
  'paper',
  'paper-shade',
  'ink',
  'text',
  'text-soft',
];

function Buttons() {
  return (
    <>
      <Row>
        {BUTTON_KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
        <Button pressed icon={signs.turn} shortcut="R">
          Turn
        </Button>
      </Row>
      <Button kind="primary" size="large" wide icon={signs.rocket} detail="with 5 players">
        Start
      </Button>
      <Button kind="primary" size="large" wide blocked="3 more to place">
        Finish
      </Button>
      <Button kind="second" size="large" wide icon={signs.film}>
        Replay
      </Button>
      <Row>
        <IconButton icon={signs.menu} label="Menu" />
        <IconButton icon={signs.back} label="Back" kind="bare" />
        <IconButton icon={signs.play} label="Play" kind="primary" />
        <IconButton icon={signs.invite} label="Play with friends" kind="paper" />
        <IconButton icon={signs.sound} label="Sound" pressed />
        <IconButton icon={signs.undo} label="Undo" blocked="New cards were seen" />
        <IconButton icon={signs.bigScreen} label="Big screens">
          1
        </IconButton>
      </Row>
    </>
  );
}

function Seats() {
  return (
    <>
      <div class="look-seats">
        {SEATS.map((seat) => (
          <Seat
            key={seat}
            seat={seat}
            name={['Emma', 'Lucas', 'Marie', 'Pixel', 'Comet', 'Zoé', 'Jun', 'Milo'][seat] ?? ''}
            detail={seat === 3 || seat === 4 ? 'Bot, sharp' : 'Ready'}
            face={seat === 7 ? null : { who: seat === 3 || seat === 4 ? 'bot' : 'person', look: seat }}
            ready={seat % 2 === 0}
            away={seat === 5}
            handed={seat === 1}
            size={64}
            label=", change"
            onPress={() => undefined}
          />
        ))}
      </div>
      <Row>
        {SEATS.map((seat) => (
          <ShapeBadge key={seat} seat={seat} size={26} />
        ))}
        {SEATS.map((seat) => (
          <Avatar key={seat} seat={seat} who={seat % 2 === 0 ? 'person' : 'bot'} look={seat} size={34} />
        ))}
      </Row>
    </>
  );
}

function Facts() {
  return (
    <>
      <Row>
        <Countdown left={48} of={60} label="48 seconds left" />
        <Countdown left={8} of={60} label="8 seconds left" />
        <Countdown left={3} of={10} label="3 seconds left" size={90} />
        <Chip icon={signs.clock}>20 min</Chip>
        <Chip tone="good">+1 alone</Chip>
        <Chip tone="bad">−1 joker</Chip>
        <Chip tone="notice">Your turn</Chip>
        <Chip tone="paper">Draw 2</Chip>
        <Chip seat={3}>Go!</Chip>
        <Keycap always>R</Keycap>
      </Row>
      <Meter label="Points" value={11} max={18} seat={1} />
      <Pips
        label="3 of 5 placed"
        pips={['full', 'full', 'full', 'hollow', 'hollow', 'locked', 'locked', 'locked']}
        seat={3}
      />
      <Banner icon={signs.offline} action={<Button>Try now</Button>}>
        No connection. Your moves are kept.
      </Banner>
      <div class="look-toasts">
        <Toasts
          dismissLabel="Close"
          onDismiss={() => undefined}
          messages={[
            { id: 1, words: 'Lucas took seat 2, triangle.' },
            { id: 2, words: 'Link copied.', tone: 'good' },
            { id: 3, words: 'That slot is taken.', tone: 'bad' },
          ]}
        />
      </div>
      <Disclosure summary="Why can’t I do this?">The plot already holds a building.</Disclosure>
      <Panel title="Your matches" aside="2 running">
        <p>Words on a deck.</p>
      </Panel>
      <Panel title="Score pad" tone="paper" level={3}>
        <p class="soft">Words on paper.</p>
      </Panel>
      <Panel title="Your turn" tone="raised" glowFor={3}>
        <p>Glows in the colour of whoever decides.</p>
      </Panel>
    </>
  );
}

export function LookRoom() {
  return (
    <>
      <Exhibit title="Colours">
        {() => (
          <>
            <Row>
              {ACCENTS.map((accent) => (
                <Named key={accent} name={<span style={{ color: `var(--${accent}-text)` }}>{accent}</span>}>
                  <span
                    class="look-swatch"
                    style={{ background: `linear-gradient(120deg, var(--${accent}) 62%, var(--${accent}-shade) 62%)` }}
                  />
                </Named>
              ))}
            </Row>
            <Row>
              {GROUNDS.map((ground) => (
                <Named key={ground} name={ground}>
                  <span class="look-swatch" style={{ background: `var(--${ground})` }} />
                </Named>
              ))}
            </Row>
          </>
        )}
      </Exhibit>
      <Exhibit title="Type">
        {() => (
          <>
            <p class="display look-huge">What shall we play?</p>
            <p class="number look-large">0123456789</p>
            <p>Words in Nunito. Vier Spiele im Weltall. Quatre jeux dans l’espace. Четыре игры.</p>
            <p class="soft">Softer words beside them.</p>
          </>
        )}
      </Exhibit>
      <Exhibit title="Signs">
        {() => (
          <Row>
            {Object.entries(signs).map(([name, sign]) => (
              <Sign key={name} of={sign} size={26} />
            ))}
          </Row>
        )}
      </Exhibit>
      <Exhibit title="Buttons">{() => <Buttons />}</Exhibit>
      <Exhibit title="Seats">{() => <Seats />}</Exhibit>
      <Exhibit title="Choices">{() => <Choices />}</Exhibit>
      <Exhibit title="Fields, codes and tabs">{() => <Fields />}</Exhibit>
      <Exhibit title="Dialogs and menus">{() => <Windows />}</Exhibit>
      <Exhibit title="Facts and messages">{() => <Facts />}</Exhibit>
    </>
  );
}
