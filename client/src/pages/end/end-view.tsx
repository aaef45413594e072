/** The end of a match: who won and why, how it went, and what to do next. */

import { useEffect, useState } from 'preact/hooks';
import type { Outcome, Player, Seat } from '#tabletop';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { Host, Told } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { Disclosure } from '../../look/disclosure.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { again, film, share } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { Tabs } from '../../look/tabs.tsx';
import type { Opened } from '../../replay/messages.ts';
import { ReplayReader } from '../../replay/replay-reader.ts';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import type { Ending, GameTable } from '../../tables/game-table.ts';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';
import { shareLink } from '../share.ts';
import { Bubbles, ReactionRow } from '../table/reactions.tsx';
import { CourseChart } from './course-chart.tsx';
import './end-view.css';
import { Podium } from './podium.tsx';
import { ScorePadTable } from './score-pad.tsx';

const { say } = pages;

export interface EndViewProps {
  readonly host: Host;
  readonly title: Title;
  readonly table: GameTable;
  readonly outcome: Outcome;
}

export function EndView({ host, title, table, outcome }: EndViewProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const reader = new ReplayReader();
    host
      .recording()
      .then((recording) => reader.call('open', recording))
      .then(setOpened)
      .catch(() => notify(say('end.no-record'), 'bad'));
    return () => reader.close();
  }, [host]);

  const rematch = async (): Promise<void> => {
    setBusy(true);
    try {
      go(await host.rematch());
    } catch {
      notify(say('refused'), 'bad');
      setBusy(false);
    }
  };
  const ending =
    opened === null
      ? null
      : table.ending(
          opened.result,
          opened.players,
          opened.moments.flatMap(({ events }) => events),
        );
  const minutes = Math.max(1, Math.round((opened?.lasted ?? 0) / 60_000));
  return (
    <Page
      title={COVERS[title].name}
      detail={opened === null ? undefined : say('end.detail', { minutes })}
      emblem={<Emblem game={title} />}
      back={addressOf.home}
      width="wide"
      aside={<IconButton icon={share} label={say('end.share')} onPress={() => void shareLink(host.replayAddress())} />}
    >
      <div class="end">
        <Podium
          outcome={outcome}
          seats={host.seats.value}
          isYou={(seat) => host.ours.value.includes(seat)}
          points={ending?.pad.total ?? null}
        />
        <div class="end-actions">
          <Button kind="primary" size="large" icon={again} wide busy={isBusy} onPress={() => void rematch()}>
            {say('end.rematch')}
          </Button>
          <Button kind="second" size="large" icon={film} wide href={host.replayAddress()}>
            {say('end.replay')}
          </Button>
        </div>
        {host.canPause ? null : (
          <div class="end-talk">
            <ReactionRow onChoose={(reaction) => host.say({ kind: 'reaction', reaction })} />
            <Bubbles host={host} />
          </div>
        )}
        {opened === null || ending === null ? (
          <p class="soft end-numbers">{say('end.counting')}</p>
        ) : (
          <Numbers ending={ending} players={opened.players} outcome={outcome} />
        )}
        {opened === null || table.charts === undefined ? null : (
          <div class="end-numbers end-more">
            {table.charts(toldIn(opened), opened.players).map((course) => (
              <Panel key={course.title} title={course.title}>
                <CourseChart course={course} players={opened.players} winners={outcome.winners} />
              </Panel>
            ))}
          </div>
        )}
      </div>
    </Page>
  );
}

const toldIn = (opened: Opened): readonly Told[] =>
  opened.moments.flatMap(({ at, events }) => events.map((event) => ({ at, event })));

interface NumbersProps {
  readonly ending: Ending;
  readonly players: readonly Player[];
  readonly outcome: Outcome;
}

/** Pad and chart: side by side with the podium where there is room, behind tabs on a phone. */
export function Numbers({ ending, players, outcome }: NumbersProps) {
  const [chosen, setChosen] = useState<'pad' | 'course'>('pad');
  const rank = rankedSeats(ending.pad.total, outcome);
  const pad = <ScorePadTable pad={ending.pad} players={players} rank={rank} winners={outcome.winners} />;
  const course = <CourseChart course={ending.course} players={players} winners={outcome.winners} />;
  return (
    <>
      {ending.verdict === undefined || ending.verdict === null ? null : <p class="end-verdict">{ending.verdict}</p>}
      <div class="end-numbers end-open">
        {pad}
        <Panel title={ending.course.title}>{course}</Panel>
      </div>
      <div class="end-numbers end-tabbed">
        <Tabs
          label={say('end.numbers')}
          chosen={chosen}
          onChoose={setChosen}
          tabs={[
            { key: 'pad', label: say('end.points'), content: pad },
            { key: 'course', label: say('end.rounds'), content: chosen === 'course' ? course : null },
          ]}
        />
      </div>
      {ending.sheets?.map(({ title, content }) => (
        <div key={title} class="end-sheet">
          <Disclosure summary={title}>{content}</Disclosure>
        </div>
      ))}
    </>
  );
}

/** Winners first, then by points. */
function rankedSeats(total: readonly number[], outcome: Outcome): readonly Seat[] {
  const wins = (seat: Seat): number => (outcome.winners.includes(seat) ? 1 : 0);
  return total
    .map((_, seat) => seat)
    .sort((one, other) => wins(other) - wins(one) || (total[other] ?? 0) - (total[one] ?? 0));
}
