import type { ChallengeInfo } from '#protocol';
import { Button } from '../../look/button.tsx';
import { play, share } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { addressOf } from '../../router/routes.ts';
import { momentWords } from '../../words/area.ts';
import { challenges as words } from '../../words/challenges.ts';
import { NameChip } from '../home/name-chip.tsx';
import { QrCode } from '../qr-code.tsx';
import { shareLink } from '../share.ts';

const { say } = words;

interface ChallengeStartProps {
  readonly info: ChallengeInfo;
  readonly isBusy: boolean;
  readonly onStart: () => void;
}

/** Before one's own rounds, and between them. */
export function ChallengeStart({ info, isBusy, onStart }: ChallengeStartProps) {
  const { game, state, played, isOn, until } = info;
  if (state === 'full') return <p>{say('full.words')}</p>;
  const round = played + 1;
  return (
    <>
      <Panel>
        <div class="challenge-start">
          <ul class="challenge-rules">
            <li>{say(game === 'space-builder' ? 'rule.space-builder' : 'rule.space-bowl')}</li>
            <li>{say('rule.once')}</li>
            <li>{say('rule.blind')}</li>
          </ul>
          {state === 'open' ? <NameChip /> : null}
          <Button kind="primary" size="large" icon={play} wide busy={isBusy} onPress={onStart}>
            {say(isOn ? 'go-on' : 'begin', { round })}
          </Button>
          <p class="soft">{say('until', { moment: momentWords(until) })}</p>
        </div>
      </Panel>
      <ChallengeInvite info={info} />
    </>
  );
}

/** The link is the way in for those who have no place yet; to the public one everybody finds. */
export function ChallengeInvite({ info: { id, people } }: { readonly info: ChallengeInfo }) {
  if (people === null) return null;
  const address = addressOf.challenge(id);
  return (
    <Panel>
      <div class="challenge-invite">
        <QrCode address={address} label={say('invite.qr')} exact />
        <div class="challenge-invite-words">
          <Button kind="second" icon={share} onPress={() => void shareLink(address)}>
            {say('invite')}
          </Button>
          <p class="soft">{say('invite.hint')}</p>
        </div>
      </div>
    </Panel>
  );
}
