/** A new table: with friends by link, or on this device. */

import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { Game } from '#tabletop';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { startMatch } from '../../local/new-match.ts';
import { Button } from '../../look/button.tsx';
import { invite, rocket } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { Segments } from '../../look/segments.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { openTable } from '../../server/api.ts';
import { hasTable } from '../../tables/registry.ts';
import { voiceOf } from '../../tables/voices.ts';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';
import { OptionsForm, type OptionValues, optionDefaults, optionSpec } from '../options-form.tsx';
import { ComingPanel } from '../table/coming-panel.tsx';
import { houseWords } from '../table/refusals.ts';
import { TableSettingsForm, usualSettings } from '../table-settings-form.tsx';
import { type Place, SeatsEditor, seatingOf, usualPlaces } from './seats-editor.tsx';
import './new-table-page.css';

const { say } = pages;

interface NewTablePageProps {
  readonly game: Title;
}

export function newTablePageWith(rules: Game): ComponentType<NewTablePageProps> {
  return ({ game }: NewTablePageProps) =>
    hasTable(game) ? <NewTable title={game} game={rules} /> : <ComingPanel game={game} />;
}

type Where = 'friends' | 'here';

function NewTable({ title, game }: { readonly title: Title; readonly game: Game }) {
  const [where, setWhere] = useState<Where>('friends');
  const [options, setOptions] = useState<OptionValues>(optionDefaults(game));
  const [places, setPlaces] = useState<readonly Place[]>(usualPlaces(title));
  const [settings, setSettings] = useState(usualSettings(COVERS[title].pace));
  const [isBusy, setBusy] = useState(false);

  const invitePeople = async (): Promise<void> => {
    setBusy(true);
    const answer = await openTable({ game: title, options, seats: game.seats.max, ...settings });
    setBusy(false);
    if (answer.ok) go(addressOf.table(answer.value.id));
    else notify(answer.because === 'offline' ? say('new.offline') : houseWords(answer.because), 'bad');
  };
  const playHere = async (): Promise<void> => {
    setBusy(true);
    go(addressOf.match(await startMatch(title, seatingOf(title, places), options)));
  };
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
          <p class="soft">{say('new.friends.hint')}</p>
        ) : (
          <SeatsEditor title={title} places={places} onChange={setPlaces} />
        )}
        <Panel title={say('options')}>
          <OptionsForm spec={optionSpec(game)} values={options} voice={voiceOf(title)} onChange={setOptions} />
        </Panel>
        {where === 'friends' ? (
          <Panel title={say('table-settings')}>
            <TableSettingsForm
              pace={COVERS[title].pace}
              settings={settings}
              onChange={(changed) => setSettings({ ...settings, ...changed })}
            />
          </Panel>
        ) : null}
        {where === 'friends' ? (
          <Button kind="primary" size="large" icon={invite} wide busy={isBusy} onPress={() => void invitePeople()}>
            {say('new.open')}
          </Button>
        ) : (
          <Button kind="primary" size="large" icon={rocket} wide busy={isBusy} onPress={() => void playHere()}>
            {say('new.start')}
          </Button>
        )}
      </div>
    </Page>
  );
}
