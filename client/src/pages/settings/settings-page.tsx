import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { Button } from '../../look/button.tsx';
import { TextField } from '../../look/field.tsx';
import { again, info, person } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { Segments } from '../../look/segments.tsx';
import { MOTIONS, THEMES } from '../../look/theme.ts';
import { Toggle } from '../../look/toggle.tsx';
import { addressOf } from '../../router/routes.ts';
import {
  chooseName,
  LONGEST_NAME,
  language,
  motion,
  playerName,
  SOUNDS,
  sound,
  TEXT_SIZES,
  textSize,
  theme,
  vibration,
} from '../../settings/settings.ts';
import { playCue } from '../../sound/play-cue.ts';
import { hintsAreOn, startHintsAgain, switchHints } from '../../teaching/memory.ts';
import { teaching } from '../../teaching/teacher.ts';
import { numberWords } from '../../words/area.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../words/languages.ts';
import { pages } from '../../words/pages.ts';
import { people } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';
import './settings-page.css';

const { say } = pages;

export function SettingsPage() {
  return (
    <Page title={shell.say('settings')} back={addressOf.home}>
      <div class="settings">
        <OwnSettings />
        <Panel title={say('settings.more')}>
          <Button icon={person} detail={people.say('me.more')} href={addressOf.me}>
            {people.say('me.title')}
          </Button>
          <p class="soft">{say('settings.kept')}</p>
          <Button icon={info} href={addressOf.about}>
            {shell.say('about')}
          </Button>
        </Panel>
      </div>
    </Page>
  );
}

/** What is set for this device; also to be changed in the middle of a match. */
export function OwnSettings() {
  return (
    <>
      <Panel title={say('settings.you')}>
        <TextField
          label={shell.say('your-name')}
          value={playerName.value}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={chooseName}
        />
        <Segments
          label={shell.say('language')}
          value={language.value}
          segments={LANGUAGES.map((choice) => ({ value: choice, label: LANGUAGE_NAMES[choice] }))}
          onChoose={(choice) => {
            language.value = choice;
          }}
        />
      </Panel>
      <Panel title={say('settings.look')}>
        <Segments
          label={say('settings.theme')}
          value={theme.value}
          segments={THEMES.map((choice) => ({ value: choice, label: say(`settings.theme.${choice}`) }))}
          onChoose={(choice) => {
            theme.value = choice;
          }}
        />
        <Segments
          label={say('settings.text')}
          value={String(textSize.value)}
          segments={TEXT_SIZES.map((size) => ({
            value: String(size),
            label: numberWords(size / 100, { style: 'percent' }),
          }))}
          onChoose={(choice) => {
            textSize.value = TEXT_SIZES.find((size) => String(size) === choice) ?? 100;
          }}
        />
        <Segments
          label={say('settings.motion')}
          value={motion.value}
          segments={MOTIONS.map((choice) => ({ value: choice, label: say(`settings.motion.${choice}`) }))}
          onChoose={(choice) => {
            motion.value = choice;
          }}
        />
      </Panel>
      <Panel title={say('settings.sound')}>
        <Segments
          label={say('settings.volume')}
          value={sound.value}
          segments={SOUNDS.map((choice) => ({ value: choice, label: say(`settings.sound.${choice}`) }))}
          onChoose={(choice) => {
            sound.value = choice;
            playCue('finish');
          }}
        />
        <Toggle
          label={say('settings.vibration')}
          detail={say('settings.vibration.hint')}
          on={vibration.value}
          onChange={(on) => {
            vibration.value = on;
          }}
        />
      </Panel>
      <HintsPanel />
    </>
  );
}

function HintsPanel() {
  return (
    <Panel title={teaching.say('settings.hints')}>
      <Segments
        label={teaching.say('settings.hints')}
        value={hintsAreOn.value ? 'on' : 'off'}
        segments={(['on', 'off'] as const).map((choice) => ({
          value: choice,
          label: teaching.say(`settings.hints.${choice}`),
        }))}
        onChoose={(choice) => switchHints(choice === 'on')}
      />
      <p class="soft">{teaching.say('settings.hints.about')}</p>
      <Button
        icon={again}
        onPress={() => {
          startHintsAgain();
          notify(teaching.say('settings.hints.again.said'));
        }}
      >
        {teaching.say('settings.hints.again')}
      </Button>
    </Panel>
  );
}
