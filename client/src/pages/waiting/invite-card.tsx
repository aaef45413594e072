import type { TableInfo } from '#protocol';
import { Button } from '../../look/button.tsx';
import { CodeTiles } from '../../look/code.tsx';
import { bigScreen, share } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { publicHost } from '../../server/public-origin.ts';
import { pages } from '../../words/pages.ts';
import { QrCode } from '../qr-code.tsx';
import { shareLink } from '../share.ts';
import './invite-card.css';
import { InviteKnown } from './invite-known.tsx';

const { say } = pages;

interface InviteCardProps {
  readonly table: TableInfo;
  readonly isSeated: boolean;
  readonly onTv: () => void;
}

/** Link, code and QR code: three ways to the same table. */
export function InviteCard({ table, isSeated, onTv }: InviteCardProps) {
  const code = table.code?.toUpperCase();
  if (code === undefined) return null;
  const address = addressOf.code(code);
  return (
    <section class="invite" aria-label={say('waiting.invite')}>
      <QrCode address={address} label={say('waiting.qr')} />
      <div class="invite-words">
        <h2 class="invite-title">{say('waiting.invite')}</h2>
        <CodeTiles code={code} label={say('waiting.code', { code: [...code].join(' ') })} />
        <p class="invite-link soft">{`${publicHost()}${address}`}</p>
        <div class="invite-ways">
          <Button kind="second" icon={share} onPress={() => void shareLink(address)}>
            {say('waiting.share')}
          </Button>
          <Button kind="second" icon={bigScreen} onPress={onTv}>
            {say('waiting.tv')}
          </Button>
        </div>
        {isSeated ? <InviteKnown table={table.id} /> : null}
      </div>
    </section>
  );
}
