/** The end of a match: who won and why, how it went, and what to do next. */

import { useState } from 'preact/hooks';
import type { Level, Outcome, Player, Seat } from '#tabletop';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { TableHost } from '../../host/table-host.ts';
import { levelBeside } from '../../local/fitting-level.ts';
import { botLevelOf, chooseLevel } from '../../local/opponents.ts';
import { Button } from '../../look/button.tsx';
import { Disclosure } from '../../look/disclosure.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { film, history, minus, people, play, plus } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { Tabs } from '../../look/tabs.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import type { Ending, GameTable } from '../../tables/game-table.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { Emblem } from '../emblem.tsx';
import { Neighbours } from '../manners/neighbours.tsx';
import { Bubbles, ReactionRow } from '../table/reactions.tsx';
import { CourseChart } from './course-chart.tsx';
import './end-view.css';
import { Podium } from './podium.tsx';
import { Rematch } from './rematch.tsx';
import { ScorePadTable } from './score-pad.tsx';
import { ShareReplay } from './share-replay.tsx';
import { asTheyPlayed, endingOf, toldIn, useOpened } from './use-opened.ts';

const { say } = pages;

export interface EndViewProps {
  readonly host: TableHost;
  readonly title: Title;
  readonly table: GameTable;
  readonly outcome: Outcome;
  /** Back among the others, to play something else; null where there is no room. */
  readonly toRoom?: (() => void) | null;
}

export function EndView({ host, title, table, outcome, toRoom = null }: EndViewProps) {
  const { opened, hasFailed } = useOpened(host);
  const ending = opened === null ? null : endingOf(table, opened);
  const minutes = Math.max(1, Math.round((opened?.lasted ?? 0) / 60_000));
  return (
    <Page
      title={COVERS[title].name}
      detail={opened === null ? undefined : say('end.detail', { minutes })}
      emblem={<Emblem game={title} />}
      back={addressOf.home}
      width="wide"
      aside={
        <>
          <IconButton icon={history} label={shell.say('my-matches')} href={addressOf.matches} />
          <ShareReplay host={host} opened={opened} />
        </>
      }
    >
      <div class="end">
        <Podium
          outcome={outcome}
          seats={asTheyPlayed(host.seats.value, opened)}
          isYou={(seat) => host.ours.value.includes(seat)}
          points={ending?.pad.total ?? null}
          lead={host.seats.value.length === 1 ? (ending?.headline ?? '') : null}
        />
        <EndActions host={host} title={title} toRoom={toRoom} />
        {host.isHere ? null : (
          <div class="end-talk">
            <ReactionRow onChoose={(reaction) => host.say({ kind: 'reaction', reaction })} />
            <Bubbles host={host} />
            <Neighbours host={host} />
          </div>
        )}
        {opened === null || ending === null ? (
          <p class="soft end-numbers" role="status">
            {say(hasFailed ? 'end.no-record' : 'end.counting')}
          </p>
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

type EndActionsProps = Pick<EndViewProps, 'host' | 'title'> & { readonly toRoom: (() => void) | null };

function EndActions({ host, title, toRoom }: EndActionsProps) {
  const isPlayer = host.ours.value.length > 0;
  // With other people at the table nobody's opponent is changed by a tap.
  const level = host.ours.value.length === 1 ? botLevelOf(host.seats.value) : null;
  const rematch = async (steps: number): Promise<void> => {
    try {
      if (level !== null) chooseLevel(title, levelBeside(level, steps));
      go(await host.rematch(steps));
    } catch {
      notify(say('refused'), 'bad');
    }
  };
  return (
    <div class="end-actions" data-room={toRoom === null ? undefined : ''}>
      {isPlayer ? <Rematch host={host} /> : null}
      {isPlayer || toRoom !== null ? null : (
        <Button kind="primary" size="large" icon={play} wide href={addressOf.game(title)}>
          {say('end.play-yourself')}
        </Button>
      )}
      {toRoom === null ? null : (
        <Button
          kind={isPlayer ? 'second' : 'primary'}
          size={isPlayer ? 'normal' : 'large'}
          icon={people}
          wide
          onPress={toRoom}
        >
          {say(isPlayer ? 'end.other-game' : 'end.to-room')}
        </Button>
      )}
      <Button
        kind={toRoom === null ? 'second' : 'quiet'}
        size={toRoom === null ? 'large' : 'normal'}
        icon={film}
        wide
        href={host.replayAddress()}
      >
        {say('end.replay')}
      </Button>
      {level === null ? null : <OtherLevels level={level} onChoose={(steps) => void rematch(steps)} />}
    </div>
  );
}

/** An easier opponent or a harder one; the same is behind Rematch. */
function OtherLevels({ level, onChoose }: { readonly level: Level; readonly onChoose: (steps: number) => void }) {
  const beside = ([-1, 1] as const).filter((steps) => levelBeside(level, steps) !== level);
  return (
    <div class="end-levels">
      {beside.map((steps) => (
        <Button
          key={steps}
          icon={steps < 0 ? minus : plus}
          wide
          detail={say(`level.${levelBeside(level, steps)}`)}
          onPress={() => onChoose(steps)}
        >
          {say(steps < 0 ? 'end.easier' : 'end.harder')}
        </Button>
      ))}
    </div>
  );
}

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
            { key: 'course', label: ending.course.title, content: chosen === 'course' ? course : null },
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
export function rankedSeats(total: readonly number[], outcome: Outcome): readonly Seat[] {
  const wins = (seat: Seat): number => (outcome.winners.includes(seat) ? 1 : 0);
  return total
    .map((_, seat) => seat)
    .sort((one, other) => wins(other) - wins(one) || (total[other] ?? 0) - (total[one] ?? 0));
}
