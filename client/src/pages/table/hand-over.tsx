import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '#tabletop';
import type { TableHost } from '../../host/table-host.ts';
import { Avatar } from '../../look/avatar.tsx';
import { Button } from '../../look/button.tsx';
import { pages } from '../../words/pages.ts';
import './hand-over.css';

const { say } = pages;

/** Nothing of the match is on the screen while the device goes from hand to hand. */
export function HandOver({ host, to }: { readonly host: TableHost; readonly to: Seat }) {
  const seat = host.seats.value[to];
  const name = seat?.name ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  // The board is gone with whatever had the focus. Not the button: one press too many must not show another's cards.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [to]);
  return (
    <main class="hand-over" data-seat={to}>
      <Avatar who="person" look={to} seat={to} size={148} />
      <h1 tabIndex={-1} ref={heading}>
        {say('hand-over.title', { name })}
      </h1>
      <p class="soft">{say('hand-over.hint')}</p>
      <Button kind="primary" size="large" onPress={() => host.lookAs(to)}>
        {say('hand-over.ready', { name })}
      </Button>
    </main>
  );
}
