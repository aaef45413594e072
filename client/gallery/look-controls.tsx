import { useState } from 'preact/hooks';
import { Button } from '../src/look/button.tsx';
import { CodeField, CodeTiles } from '../src/look/code.tsx';
import { Dialog } from '../src/look/dialog.tsx';
import { Select, TextField } from '../src/look/field.tsx';
import { Sign } from '../src/look/icon.tsx';
import { blackHole, down, language, lock, turn } from '../src/look/icons.ts';
import { Menu } from '../src/look/menu.tsx';
import { Segments } from '../src/look/segments.tsx';
import { Slider } from '../src/look/slider.tsx';
import { Stepper } from '../src/look/stepper.tsx';
import { Tabs } from '../src/look/tabs.tsx';
import { Toggle } from '../src/look/toggle.tsx';
import { Row } from './exhibit.tsx';

const SPEEDS = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
] as const;

export function Choices() {
  const [on, setOn] = useState(true);
  const [speed, setSpeed] = useState<'slow' | 'normal' | 'fast'>('normal');
  const [seconds, setSeconds] = useState(120);
  const [round, setRound] = useState(4);
  return (
    <>
      <Toggle label="Black hole" detail="Bans planets" icon={blackHole} on={on} onChange={setOn} />
      <Toggle label="Rotation" detail="Pattern may turn" icon={turn} on={!on} onChange={(next) => setOn(!next)} />
      <Toggle label="Only the host changes this" icon={lock} on={false} disabled onChange={setOn} />
      <Segments label="Speed" value={speed} segments={SPEEDS} onChoose={setSpeed} />
      <Stepper
        label="Time for a round"
        value={seconds}
        min={30}
        max={600}
        step={30}
        words={`${seconds} s`}
        lessLabel="Less time"
        moreLabel="More time"
        onChange={setSeconds}
      />
      <Slider label="Round" value={round} max={10} words={`Round ${round}`} onInput={setRound} />
      <Select label="Language" value="en" options={[{ value: 'en', label: 'English' }]} onChoose={() => undefined} />
    </>
  );
}

export function Fields() {
  const [name, setName] = useState('Otter');
  const [code, setCode] = useState('LU');
  const [tab, setTab] = useState<'points' | 'rounds' | 'unseen'>('points');
  return (
    <>
      <TextField label="Your name" value={name} onInput={setName} hint="Others see it at the table." />
      <TextField label="Table" value="" onInput={() => undefined} problem="No table has this name." />
      <CodeField label="Table code" value={code} onInput={setCode} />
      <CodeField label="Wrong table code" value="ABBA" problem="No table has this code." onInput={() => undefined} />
      <CodeTiles code="LUMO" label="L, U, M, O" />
      <Tabs
        label="Result"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { key: 'points', label: 'Points', content: 'Nineteen for Marie.' },
          { key: 'rounds', label: 'Rounds', content: 'Ten of them.' },
          { key: 'unseen', label: 'Unseen', content: 'Two cards nobody saw.' },
        ]}
      />
    </>
  );
}

export function Windows() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Row>
      <Button onPress={() => setOpen('dialog')}>Dialog</Button>
      <Button onPress={() => setOpen('sheet')}>Sheet</Button>
      <Menu
        label="Language"
        items={[
          { label: 'English', checked: true, onChoose: close },
          { label: 'Français', lang: 'fr', checked: false, onChoose: close },
          { label: 'Deutsch', lang: 'de', checked: false, onChoose: close },
        ]}
      >
        <Sign of={language} /> English <Sign of={down} size={16} />
      </Menu>
      <Dialog
        open={open !== null}
        kind={open ?? 'dialog'}
        title="Leave the table?"
        closeLabel="Close"
        onClose={close}
        actions={
          <>
            <Button onPress={close}>Stay</Button>
            <Button kind="primary" onPress={close}>
              Leave
            </Button>
          </>
        }
      >
        A bot will hold your seat until you are back.
      </Dialog>
    </Row>
  );
}
