import { useEffect, useState } from 'preact/hooks';
import { MOST_DAYS, MOST_ROUNDS, type PersonInfo } from '#protocol';
import { notify } from '../../app/notices.ts';
import { FacePicture } from '../../art/face.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { CHALLENGE_TITLES, canChallenge } from '../../challenges/rounds-registry.ts';
import { Button } from '../../look/button.tsx';
import { Sign } from '../../look/icon.tsx';
import { check, plus, rocket } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { Segments } from '../../look/segments.tsx';
import { Stepper } from '../../look/stepper.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { makeChallenge } from '../../server/challenge-api.ts';
import { peopleMet } from '../../server/people-api.ts';
import { challenges as words } from '../../words/challenges.ts';
import { faceOf } from '../face-of.ts';
import { houseWords } from '../table/refusals.ts';
import '../waiting/invite-known.css';

const { say } = words;

const askedGame = (): Title => {
  const asked = new URLSearchParams(location.search).get('game') ?? '';
  return canChallenge(asked) ? asked : (CHALLENGE_TITLES[0] ?? 'space-bowl');
};

export function NewChallengeForm() {
  const [game, setGame] = useState<Title>(askedGame);
  const [rounds, setRounds] = useState(3);
  const [wanted, setWanted] = useState(2);
  const [days, setDays] = useState(3);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { seats } = COVERS[game];
  const people = Math.max(Math.min(wanted, seats.max), invited.length + 1);
  const make = async (): Promise<void> => {
    setBusy(true);
    const answer = await makeChallenge({ game, rounds, people, days, invite: invited });
    setBusy(false);
    if (answer.ok) go(addressOf.challenge(answer.value.id));
    else notify(answer.because === 'offline' ? say('new.offline') : houseWords(answer.because), 'bad');
  };
  const step = { lessLabel: say('new.fewer'), moreLabel: say('new.more') };
  return (
    <Panel title={say('new.title')}>
      <div class="new-challenge">
        <Segments
          label={say('new.game')}
          value={game}
          segments={CHALLENGE_TITLES.map((value) => ({ value, label: COVERS[value].name }))}
          onChoose={setGame}
        />
        <Stepper label={say('new.rounds')} value={rounds} min={1} max={MOST_ROUNDS} {...step} onChange={setRounds} />
        <Stepper
          label={say('new.people')}
          value={people}
          min={Math.max(seats.min, invited.length + 1)}
          max={seats.max}
          {...step}
          onChange={setWanted}
        />
        {game === 'space-builder' ? <p class="soft">{say('new.most')}</p> : null}
        <Stepper
          label={say('new.days')}
          value={days}
          min={1}
          max={MOST_DAYS}
          words={say('new.days.words', { days })}
          {...step}
          onChange={setDays}
        />
        <Known invited={invited} most={seats.max - 1} onChange={setInvited} />
        <Button kind="primary" size="large" icon={rocket} wide busy={isBusy} onPress={() => void make()}>
          {say('new.make')}
        </Button>
      </div>
    </Panel>
  );
}

interface KnownProps {
  readonly invited: readonly string[];
  readonly most: number;
  readonly onChange: (invited: readonly string[]) => void;
}

/** Those who have agreed with one to be invited. */
function Known({ invited, most, onChange }: KnownProps) {
  const [known, setKnown] = useState<readonly PersonInfo[]>([]);
  useEffect(() => {
    void peopleMet().then((answer) => {
      if (answer.ok) setKnown(answer.value.filter(({ isPresent, isBlocked }) => isPresent !== null && !isBlocked));
    });
  }, []);
  if (known.length === 0) return null;
  const toggle = (id: string): void => {
    if (invited.includes(id)) onChange(invited.filter((one) => one !== id));
    else if (invited.length < most) onChange([...invited, id]);
  };
  return (
    <fieldset class="radios">
      <legend class="radios-label">{say('new.known')}</legend>
      <ul class="invite-known">
        {known.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              class="invite-person"
              aria-pressed={invited.includes(id)}
              data-here={invited.includes(id) ? '' : undefined}
              onClick={() => toggle(id)}
            >
              <FacePicture {...faceOf(id)} who="person" size={32} />
              <span class="invite-name">{name}</span>
              <Sign of={invited.includes(id) ? check : plus} size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p class="field-note">{say('new.known.hint')}</p>
    </fieldset>
  );
}
