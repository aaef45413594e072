/** A smile beside the menu: one picture is said with two presses, and the board stays in sight. */

import { useRef } from 'preact/hooks';
import { REACTIONS } from '#protocol';
import { ReactionPicture } from '../../art/reaction-picture.tsx';
import type { TableHost } from '../../host/table-host.ts';
import { Sign } from '../../look/icon.tsx';
import { smile } from '../../look/icons.ts';
import { house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';
import './quick-talk.css';

const STRIP = 'quick-talk';

export function QuickTalk({ host }: { readonly host: TableHost }) {
  const strip = useRef<HTMLElement>(null);
  const label = pages.say('table.say');
  return (
    <>
      <button
        type="button"
        class="icon-button quick-talk-button"
        data-kind="bare"
        aria-label={label}
        title={label}
        popovertarget={STRIP}
      >
        <Sign of={smile} size={22} />
      </button>
      <section id={STRIP} ref={strip} class="quick-talk" popover="auto" aria-label={label}>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            class="quick-reaction"
            aria-label={house.say(`saying.${reaction}`)}
            onClick={() => {
              host.say({ kind: 'reaction', reaction });
              strip.current?.hidePopover();
            }}
          >
            <ReactionPicture reaction={reaction} size={36} />
          </button>
        ))}
      </section>
    </>
  );
}
