/** What people say to one another across the table. */

import { useEffect, useState } from 'preact/hooks';
import { PHRASES, REACTIONS, type Said, TEXT_LENGTH } from '#protocol';
import { ReactionPicture } from '../../art/reaction-picture.tsx';
import type { Saying } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Button } from '../../look/button.tsx';
import { TextField } from '../../look/field.tsx';
import { house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';
import './reactions.css';
import { placeOf } from './seat-place.ts';
import { sendable } from './sendable.ts';

const { say } = pages;

const LASTS = 4_000;
const LASTS_FOR_READING = 8_000;

interface TalkProps {
  readonly host: TableHost;
  readonly onSaid?: () => void;
}

/** Pictures and phrases, since players are eight and up; own words only where the host allows it. */
export function Talk({ host, onSaid }: TalkProps) {
  const speak = (what: Said): void => {
    host.say(what);
    onSaid?.();
  };
  return (
    <section class="talk">
      <h3 class="table-heading">{say('table.say')}</h3>
      <ReactionRow onChoose={(reaction) => speak({ kind: 'reaction', reaction })} />
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <Button key={phrase} onPress={() => speak({ kind: 'phrase', phrase })}>
            {house.say(`saying.${phrase}`)}
          </Button>
        ))}
      </div>
      {host.mayWrite.value ? <WriteForm onSend={(text) => speak({ kind: 'text', text })} /> : null}
      <SaidSoFar said={host.sayings.all.value} />
    </section>
  );
}

/** Bubbles are gone in a moment: what they said can be read here, newest first. */
function SaidSoFar({ said }: { readonly said: readonly Saying[] }) {
  if (said.length === 0) return null;
  return (
    <>
      <h4>{say('table.said')}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
      <ol class="table-log" tabIndex={0} aria-label={say('table.said')}>
        {said.toReversed().map(({ name, what }, index) => (
          <li key={said.length - index}>{say('table.somebody-says', { name, words: wordsOf(what) })}</li>
        ))}
      </ol>
    </>
  );
}

type PictureSaid = Extract<Said, { kind: 'reaction' }>['reaction'];

export function ReactionRow({ onChoose }: { readonly onChoose: (reaction: PictureSaid) => void }) {
  return (
    <div class="reaction-row">
      {REACTIONS.map((reaction) => (
        <button key={reaction} type="button" class="reaction" onClick={() => onChoose(reaction)}>
          <ReactionPicture reaction={reaction} size={44} />
          <span>{house.say(`saying.${reaction}`)}</span>
        </button>
      ))}
    </div>
  );
}

function WriteForm({ onSend }: { readonly onSend: (text: string) => void }) {
  const [draft, setDraft] = useState('');
  const send = (): void => {
    const text = sendable(draft);
    if (text === '') return;
    onSend(text);
    setDraft('');
  };
  return (
    <form
      class="write"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={say('table.write')}
        value={draft}
        maxLength={TEXT_LENGTH}
        autocomplete="off"
        onInput={setDraft}
      />
      <Button kind="second" onPress={send}>
        {say('table.send')}
      </Button>
    </form>
  );
}

interface Bubble extends Saying {
  readonly id: number;
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** What was just said, floating over whoever said it; for a moment. */
export function Bubbles({ host }: { readonly host: TableHost }) {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  useEffect(() => {
    let count = 0;
    return host.sayings.add((saying) => {
      const bubble = { ...saying, id: count++, at: placeOf(saying.seat) };
      // One at a time for each: a child with a thumb on the clapping hands must not bury the board.
      setBubbles((before) => [...before.filter(({ seat }) => seat !== saying.seat), bubble]);
      const lasts = saying.what.kind === 'text' ? LASTS_FOR_READING : LASTS;
      setTimeout(() => setBubbles((before) => before.filter((other) => other.id !== bubble.id)), lasts);
    });
  }, [host]);
  return (
    <div class="bubbles" role="status" aria-live="polite">
      {bubbles.map((bubble) => (
        <BubbleView key={bubble.id} bubble={bubble} />
      ))}
    </div>
  );
}

function BubbleView({ bubble: { at, seat, name, what } }: { readonly bubble: Bubble }) {
  const place = at === null ? {} : { left: `${at.x}px`, top: `${at.y}px` };
  return (
    <p class="bubble" data-seat={seat} data-kind={what.kind} data-placed={at === null ? undefined : ''} style={place}>
      {what.kind === 'reaction' ? <ReactionPicture reaction={what.reaction} size={64} class="bubble-picture" /> : null}
      <span class="bubble-words">{say('table.somebody-says', { name, words: wordsOf(what) })}</span>
    </p>
  );
}

function wordsOf(what: Said): string {
  switch (what.kind) {
    case 'phrase':
      return house.say(`saying.${what.phrase}`);
    case 'reaction':
      return house.say(`saying.${what.reaction}`);
    case 'text':
      return what.text;
  }
}
