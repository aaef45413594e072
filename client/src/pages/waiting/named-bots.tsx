import { useEffect, useState } from 'preact/hooks';
import type { NamedBotInfo } from '#protocol';
import { LEVELS, type Level } from '#tabletop/levels';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { robot } from '../../look/icons.ts';
import { namedBotsFor } from '../../server/api.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';

const { say } = pages;

/** Programs of others that are connected and play this game; nothing where there are none. */
export function NamedBots({ game, onChoose }: { readonly game: string; readonly onChoose: (bot: string) => void }) {
  const [bots, setBots] = useState<readonly NamedBotInfo[]>([]);
  useEffect(() => {
    let isShown = true;
    void namedBotsFor(game).then((found) => isShown && setBots(found));
    return () => {
      isShown = false;
    };
  }, [game]);
  return <BotNames bots={bots} onChoose={onChoose} />;
}

type BotNamesProps = { readonly bots: readonly NamedBotInfo[]; readonly onChoose: (bot: string) => void };

function BotNames({ bots, onChoose }: BotNamesProps) {
  if (bots.length === 0) return null;
  return (
    <fieldset class="named-bots">
      <legend>{say('waiting.named-bots')}</legend>
      {bots.map(({ id, name }) => (
        <Button key={id} kind="paper" icon={robot} onPress={() => onChoose(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

type AddBotDialogProps = {
  /** Those that can be picked by name. */
  readonly bots: readonly NamedBotInfo[];
  readonly onChoose: (bot: { readonly level: Level } | { readonly bot: string }) => void;
  readonly onClose: () => void;
};

/** Who takes an open seat, where there is more to choose from than the house's own. */
export function AddBotDialog({ bots, onChoose, onClose }: AddBotDialogProps) {
  return (
    <Dialog open title={say('waiting.add-bot')} closeLabel={shell.say('close')} onClose={onClose}>
      <div class="seat-choices">
        <BotNames bots={bots} onChoose={(bot) => onChoose({ bot })} />
        <fieldset class="named-bots">
          <legend>{say('waiting.house-bots')}</legend>
          {LEVELS.map((level) => (
            <Button key={level} kind="paper" onPress={() => onChoose({ level })}>
              {say(`level.${level}`)}
            </Button>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
