/** Planning one's next turn while others play: chosen on the board as if it were one's turn, and kept by the server. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PlanEnd, SeatPlan } from '#protocol';
import type { Refused, Seat } from '#tabletop';
import { notify } from '../../app/notices.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { Ahead } from '../../host/ahead.ts';
import type { Scene } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { flag, warning } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import type { GameTable } from '../../tables/game-table.ts';
import { returning } from '../../words/returning.ts';
import { houseWords } from '../table/refusals.ts';
import './over-bar.css';
import './planning.css';

const { say } = returning;

/** The board is as it was: nothing has been played. */
const NOT_PLAYED: Refused = { because: 'planned', rule: '' };

export interface Planning {
  /** What the board is to show; null: as things are. */
  readonly scene: Scene | null;
  readonly play: (move: object) => Promise<Refused | null>;
  readonly banner: ComponentChildren;
  /** For the place below the board where one's own buttons are. */
  readonly dock: ComponentChildren;
  readonly dialogs: ComponentChildren;
}

export function usePlanning(host: TableHost, title: Title, table: GameTable): Planning {
  const isPossible = !host.isHere && COVERS[title].pace === 'turns';
  const ahead = isPossible ? host.plans.ahead.value : null;
  const plan = isPossible ? host.plans.own.value : null;
  const [isOn, setOn] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [spoken, setSpoken] = useState('');
  const [chosen, setChosen] = useState<object | null>(null);
  // One's turn has come: nothing is planned any more.
  const isPlanning = isOn && ahead !== null;
  if (isOn && ahead === null) setOn(false);
  const keep = async (move: object | null): Promise<void> => {
    setChosen(null);
    setLooking(false);
    setOn(false);
    const refusal = await host.plan(move);
    if (refusal !== null) notify(houseWords(refusal.because), 'bad');
    else setSpoken(move === null ? '' : say('plan.kept'));
  };
  const wordsOf = (move: object): readonly string[] => foretoldWords(host, table, ahead, move);
  const waiting = plan !== null && plan.end === null ? plan : null;
  return {
    scene: isPlanning ? ahead.scene : null,
    play(move) {
      setChosen(move);
      return Promise.resolve(NOT_PLAYED);
    },
    banner: (
      <div class="over-bar">
        {plan !== null && plan.end !== null ? <EndBanner end={plan.end} onRead={() => void host.plan(null)} /> : null}
        {isPlanning ? (
          <Banner icon={flag} action={<Button onPress={() => setOn(false)}>{say('plan.cancel')}</Button>}>
            {say('plan.choose')}
          </Banner>
        ) : null}
      </div>
    ),
    dock:
      isPlanning || !isPossible ? null : (
        <Dock ahead={ahead} waiting={waiting} onBegin={() => setOn(true)} onLook={() => setLooking(true)} />
      ),
    dialogs: !isPossible ? null : (
      <>
        <Spoken words={spoken} />
        <Confirming move={isPlanning ? chosen : null} wordsOf={wordsOf} onKeep={keep} onBack={() => setChosen(null)} />
        <WaitingPlan
          plan={isLooking ? waiting : null}
          fits={waiting === null || ahead === null || ahead.fits(waiting)}
          wordsOf={wordsOf}
          onForget={() => void keep(null)}
          onClose={() => setLooking(false)}
        />
      </>
    ),
  };
}

/** What the move would do, in the words of the log. */
function foretoldWords(host: TableHost, table: GameTable, ahead: Ahead | null, move: object): readonly string[] {
  const { viewer } = ahead?.scene ?? { viewer: 'spectator' as const };
  const nameOf = (seat: Seat): string => host.seats.value[seat]?.name ?? '';
  const you = viewer === 'spectator' ? null : viewer;
  const sentences = (ahead?.foretold(move) ?? []).flatMap((told) => table.sentence(told, nameOf, you) ?? []);
  return sentences.length === 0 ? [say('plan.none')] : sentences;
}

interface DockProps {
  readonly ahead: Ahead | null;
  readonly waiting: SeatPlan | null;
  readonly onBegin: () => void;
  readonly onLook: () => void;
}

function Dock({ ahead, waiting, onBegin, onLook }: DockProps) {
  if (waiting !== null) {
    const fits = ahead === null || ahead.fits(waiting);
    return (
      <Button class="plan-waits" icon={fits ? flag : warning} onPress={onLook}>
        {say(fits ? 'plan.waits' : 'plan.unfit')}
      </Button>
    );
  }
  if (ahead === null || ahead.scene.offers.length === 0) return null;
  return (
    <Button class="plan-begin" icon={flag} onPress={onBegin}>
      {say('plan.begin')}
    </Button>
  );
}

function EndBanner({ end, onRead }: { readonly end: PlanEnd; readonly onRead: () => void }) {
  return (
    <Banner
      icon={end === 'played' ? flag : warning}
      action={
        <Button kind="primary" onPress={onRead}>
          {say('plan.ok')}
        </Button>
      }
    >
      {say(`end.${end}`)}
    </Banner>
  );
}

interface ConfirmingProps {
  readonly move: object | null;
  readonly wordsOf: (move: object) => readonly string[];
  readonly onKeep: (move: object) => Promise<void>;
  readonly onBack: () => void;
}

function Confirming({ move, wordsOf, onKeep, onBack }: ConfirmingProps) {
  return (
    <Dialog
      open={move !== null}
      title={say('plan.title')}
      closeLabel={say('plan.otherwise')}
      actions={
        <>
          <Button onPress={onBack}>{say('plan.otherwise')}</Button>
          <Button kind="primary" onPress={() => move !== null && void onKeep(move)}>
            {say('plan.keep')}
          </Button>
        </>
      }
      onClose={() => {
        if (move !== null) onBack();
      }}
    >
      {move === null ? null : <Foretold words={wordsOf(move)} />}
      <p class="soft">{say('plan.promise')}</p>
    </Dialog>
  );
}

interface WaitingPlanProps {
  readonly plan: SeatPlan | null;
  readonly fits: boolean;
  readonly wordsOf: (move: object) => readonly string[];
  readonly onForget: () => void;
  readonly onClose: () => void;
}

function WaitingPlan({ plan, fits, wordsOf, onForget, onClose }: WaitingPlanProps) {
  return (
    <Dialog
      open={plan !== null}
      title={say('plan.title.waiting')}
      closeLabel={say('plan.close')}
      actions={<Button onPress={onForget}>{say('plan.forget')}</Button>}
      onClose={onClose}
    >
      {plan === null ? null : <Foretold words={wordsOf(plan.move)} />}
      <p class="soft">{say(fits ? 'plan.promise' : 'plan.unfit.hint')}</p>
    </Dialog>
  );
}

const Foretold = ({ words }: { readonly words: readonly string[] }) => (
  <ul class="plan-foretold">
    {words.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ul>
);
