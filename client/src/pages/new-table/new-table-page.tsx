/** A new table: with friends by link, or on this device. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { defaultOptions, type Game } from '#tabletop';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { startMatch } from '../../local/new-match.ts';
import { Button } from '../../look/button.tsx';
import { Disclosure } from '../../look/disclosure.tsx';
import { invite, rocket } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { Segments } from '../../look/segments.tsx';
import { Stepper } from '../../look/stepper.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { openTable } from '../../server/api.ts';
import { PaceChoice } from '../../slow/pace-choice.tsx';
import { loadSetupWay, type SetupWay } from '../../tables/setup-registry.ts';
import { voiceOf } from '../../tables/voices.ts';
import { pages } from '../../words/pages.ts';
import { slow } from '../../words/slow.ts';
import { Emblem } from '../emblem.tsx';
import { OptionsForm, type OptionValues, optionSpec } from '../options-form.tsx';
import { houseWords } from '../table/refusals.ts';
import { TableSettingsForm, tableSettings, usualSettings } from '../table-settings-form.tsx';
import { type Place, SeatsEditor, seatingOf, usualPlaces } from './seats-editor.tsx';
import './new-table-page.css';

const { say } = pages;

interface NewTablePageProps {
  readonly game: Title;
}

export function newTablePageWith(rules: Game): ComponentType<NewTablePageProps> {
  return ({ game }: NewTablePageProps) => <NewTable title={game} game={rules} />;
}

/** Null where nothing can be laid, and until what it takes has come. */
function useSetupWay(title: Title): SetupWay | null {
  const [way, setWay] = useState<SetupWay | null>(null);
  useEffect(() => {
    // Without it everything is drawn.
    loadSetupWay(title).then(
      (loaded) => setWay(loaded),
      () => undefined,
    );
  }, [title]);
  return way;
}

type Where = 'friends' | 'here';

function NewTable({ title, game }: { readonly title: Title; readonly game: Game }) {
  const [where, setWhere] = useState<Where>('friends');
  const [options, setOptions] = useState(defaultOptions<object>(game.options) as OptionValues);
  const [places, setPlaces] = useState<readonly Place[]>(usualPlaces(title));
  const [settings, setSettings] = useState(usualSettings(COVERS[title].pace));
  const [seats, setSeats] = useState(Math.max(2, game.seats.min));
  const [laid, setLaid] = useState<object | null>(null);
  const setupWay = useSetupWay(title);
  const [isBusy, setBusy] = useState(false);

  const invitePeople = async (): Promise<void> => {
    setBusy(true);
    const planet = laid === null || setupWay === null ? {} : setupWay.forTable(laid);
    const isSlow = settings.overDays !== null;
    const answer = await openTable({
      ...{ game: title, options, seats: isSlow ? seats : game.seats.max, ...tableSettings(settings), ...planet },
    });
    setBusy(false);
    if (answer.ok) go(addressOf.table(answer.value.id));
    else notify(answer.because === 'offline' ? say('new.offline') : houseWords(answer.because), 'bad');
  };
  const playHere = async (): Promise<void> => {
    setBusy(true);
    const setup = laid === null || setupWay === null ? null : setupWay.forMatch(laid, places.length);
    go(addressOf.match(await startMatch(title, seatingOf(title, places), options, setup)));
  };
  const planet =
    setupWay === null ? null : (
      <Panel title={setupWay.name()}>
        <setupWay.Editor laid={laid} seatCount={where === 'here' ? places.length : null} onLay={setLaid} />
      </Panel>
    );
  const form = <OptionsForm spec={optionSpec(game)} values={options} voice={voiceOf(title)} onChange={setOptions} />;
  return (
    <Page
      title={say('new.title')}
      detail={COVERS[title].name}
      emblem={<Emblem game={title} />}
      back={addressOf.game(title)}
    >
      <div class="new-table">
        <Segments
          label={say('new.where')}
          value={where}
          segments={[
            { value: 'friends', label: say('new.friends') },
            { value: 'here', label: say('new.here') },
          ]}
          onChoose={setWhere}
        />
        {where === 'friends' ? (
          <>
            <p class="soft">{say('new.friends.hint')}</p>
            {COVERS[title].pace === 'turns' ? (
              <PaceChoice pace={settings.overDays} onChoose={(overDays) => setSettings({ ...settings, overDays })} />
            ) : null}
            {settings.overDays === null ? null : (
              <>
                <Stepper
                  label={slow.say('players')}
                  value={seats}
                  min={Math.max(2, game.seats.min)}
                  max={game.seats.max}
                  lessLabel={slow.say('players.less')}
                  moreLabel={slow.say('players.more')}
                  onChange={setSeats}
                />
                <p class="soft">{slow.say('players.hint')}</p>
              </>
            )}
            <Button kind="primary" size="large" icon={invite} wide busy={isBusy} onPress={() => void invitePeople()}>
              {say('new.open')}
            </Button>
            <Disclosure summary={say('options')}>
              <p class="soft">{say('new.more')}</p>
              {form}
              {planet}
              <h3>{say('table-settings')}</h3>
              <TableSettingsForm
                pace={COVERS[title].pace}
                settings={settings}
                showsPace={false}
                onChange={(changed) => setSettings({ ...settings, ...changed })}
              />
            </Disclosure>
          </>
        ) : (
          <>
            <SeatsEditor title={title} places={places} onChange={setPlaces} />
            <Panel title={say('options')}>{form}</Panel>
            {planet}
            <Button kind="primary" size="large" icon={rocket} wide busy={isBusy} onPress={() => void playHere()}>
              {say('new.start')}
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}
