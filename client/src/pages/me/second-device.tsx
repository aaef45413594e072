import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { phone, share } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { addressOf } from '../../router/routes.ts';
import { deviceLink } from '../../server/api.ts';
import { pages } from '../../words/pages.ts';
import { secondsWords } from '../options-form.tsx';
import { QrCode } from '../qr-code.tsx';
import { shareLink } from '../share.ts';
import { houseWords } from '../table/refusals.ts';

const { say } = pages;

type Offer = { readonly code: string; readonly seconds: number } | { readonly problem: string };

/** The same person on another device: same name, same seats, without an account. */
export function SecondDevice() {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (offer === null || 'problem' in offer) return;
    // A link that no longer works must not be shown.
    const timer = setTimeout(() => setOffer(null), offer.seconds * 1_000);
    return () => clearTimeout(timer);
  }, [offer]);
  const ask = async (): Promise<void> => {
    setBusy(true);
    const answer = await deviceLink();
    setBusy(false);
    setOffer(answer.ok ? answer.value : { problem: houseWords(answer.because) });
  };
  return (
    <Panel title={say('device.title')}>
      <p class="soft">{say('device.hint')}</p>
      {offer !== null && 'code' in offer ? (
        <div class="device-offer">
          <QrCode address={addressOf.device(offer.code)} label={say('device.qr')} exact />
          <div class="device-words">
            <p>{say('device.open', { time: secondsWords(offer.seconds) })}</p>
            <Button kind="second" icon={share} onPress={() => void shareLink(addressOf.device(offer.code))}>
              {say('device.share')}
            </Button>
          </div>
        </div>
      ) : (
        <Button icon={phone} class="device-make" busy={isBusy} onPress={() => void ask()}>
          {say('device.make')}
        </Button>
      )}
      {offer !== null && 'problem' in offer ? (
        <p class="device-problem" role="alert">
          {offer.problem}
        </p>
      ) : null}
    </Panel>
  );
}
