/** What is to be known of the line, and of those who are away: said truly, with the time that is left. */

import { useRef } from 'preact/hooks';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { pageNow, type SeatNow } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Banner } from '../../look/banner.tsx';
import { offline, pause, watch } from '../../look/icons.ts';
import { useSecondsUntil } from '../../tables/time-left.ts';
import { house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';
import { timeWords, turns } from '../../words/turns.ts';
import { botPlaysAt } from './bot-plays-at.ts';

export function LineBanner({ host, title }: { readonly host: TableHost; readonly title: Title }) {
  const line = host.line.value;
  if (line === 'still') return <Banner icon={pause}>{house.say('notice.store-stands-still')}</Banner>;
  if (line === 'offline' && COVERS[title].pace === 'turns') return <OfflineInTurns host={host} />;
  if (line !== 'local' && line !== 'online')
    return (
      <Banner icon={offline}>{pages.say(line === 'offline' ? 'table.offline.real-time' : 'table.connecting')}</Banner>
    );
  const table = host.table.value;
  // Over days whoever is not here is not away; and once a match is over nobody waits for them.
  const isAwaited = table?.phase === 'playing' && table.turns === undefined;
  return COVERS[title].pace === 'turns' && isAwaited ? <AwayBanner seats={host.seats.value} /> : null;
}

function OfflineInTurns({ host }: { readonly host: TableHost }) {
  const since = useRef(pageNow());
  const isPlaying = host.ours.value.length > 0;
  const awaySeconds = host.table.value?.settings.awaySeconds ?? null;
  const at = isPlaying ? botPlaysAt(host.seats.value, since.current, awaySeconds) : null;
  const left = useSecondsUntil(at);
  if (!isPlaying) return <Banner icon={offline}>{pages.say('table.offline')}</Banner>;
  if (left === null) return <Banner icon={offline}>{turns.say('offline.waits')}</Banner>;
  if (left === 0) return <Banner icon={offline}>{turns.say('offline.now')}</Banner>;
  return (
    <Banner icon={offline}>
      <Ticking words={turns.say('offline.soon', { time: timeWords(left) })} />
    </Banner>
  );
}

/** Whoever is away: what the table does about it. One at a time is enough: the one a bot plays for first. */
function AwayBanner({ seats }: { readonly seats: readonly SeatNow[] }) {
  const away = seats.filter(({ kind, presence }) => kind === 'person' && presence !== 'here');
  const momentOf = ({ takenOverAt }: SeatNow): number => takenOverAt ?? Number.POSITIVE_INFINITY;
  const [first] = away.toSorted((one, other) => momentOf(one) - momentOf(other));
  const left = useSecondsUntil(first?.takenOverAt ?? null);
  if (first === undefined) return null;
  const { name } = first;
  return (
    <Banner icon={watch}>
      {left === null ? (
        turns.say(first.presence === 'stood-in' ? 'away.stood-in' : 'away.waits', { name })
      ) : (
        <Ticking words={turns.say('away.soon', { name, time: timeWords(left) })} />
      )}
    </Banner>
  );
}

/** Said once, and seen to go on. */
function Ticking({ words }: { readonly words: string }) {
  const first = useRef(words);
  return (
    <>
      <span class="spoken">{first.current}</span>
      <span aria-hidden="true">{words}</span>
    </>
  );
}
