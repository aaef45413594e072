/** Whom one plays against at once, and how: one tap from Play now, and kept for the next time. */

import { useEffect, useState } from 'preact/hooks';
import { defaultOptions, type Game } from '#tabletop';
import { LEVELS } from '#tabletop/levels';
import { notify } from '../../app/notices.ts';
import { botLook } from '../../catalogue/levels.ts';
import { loadRules } from '../../catalogue/rules.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { optionsFor } from '../../local/fitting-level.ts';
import { chooseLevel, chooseOpponents, opponents } from '../../local/opponents.ts';
import { Avatar } from '../../look/avatar.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { play, robot } from '../../look/icons.ts';
import { Segments } from '../../look/segments.tsx';
import { voiceOf } from '../../tables/voices.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { OptionsForm, type OptionValues, optionSpec } from '../options-form.tsx';
import './opponents.css';

const { say } = pages;

export interface OpponentsButtonProps {
  readonly game: Title;
  readonly onPlay: () => void;
}

export function OpponentsButton({ game, onPlay }: OpponentsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { level, bots } = opponents.value[game];
  return (
    <>
      <Button class="opponents-button" icon={robot} detail={say('opponents.what')} onPress={() => setOpen(true)}>
        {say('opponents', { bots, level: say(`level.${level}`) })}
      </Button>
      <Dialog
        open={isOpen}
        title={say('opponents.title')}
        kind="sheet"
        closeLabel={shell.say('close')}
        onClose={() => setOpen(false)}
        actions={
          <Button kind="primary" size="large" icon={play} wide onPress={onPlay}>
            {shell.say('play-now')}
          </Button>
        }
      >
        {isOpen ? <Choices game={game} /> : null}
      </Dialog>
    </>
  );
}

function Choices({ game }: { readonly game: Title }) {
  const { level, bots, options, played } = opponents.value[game];
  const rules = useRules(game);
  const most = COVERS[game].seats.max - 1;
  return (
    <div class="opponents">
      <Segments
        label={say('waiting.level')}
        value={level}
        segments={LEVELS.map((value) => ({ value, label: say(`level.${value}`) }))}
        onChoose={(chosen) => chooseLevel(game, chosen)}
      />
      <div class="opponents-character">
        <Avatar who="bot" look={botLook(level)} seat={1} size={64} />
        {rules === null ? null : <p>{voiceOf(game).bot(level)}</p>}
      </div>
      <Segments
        label={say('opponents.bots')}
        value={String(bots)}
        segments={Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: index + 1 }))}
        onChoose={(count) => chooseOpponents(game, { bots: Number(count) })}
      />
      {rules === null ? null : (
        <section class="opponents-options">
          <h3>{say('options')}</h3>
          <OptionsForm
            spec={optionSpec(rules)}
            values={optionsFor(defaultOptions<object>(rules.options) as OptionValues, options, played)}
            voice={voiceOf(game)}
            onChange={(chosen) => chooseOpponents(game, { options: chosen })}
          />
        </section>
      )}
    </div>
  );
}

function useRules(title: Title): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    const { load, loadPictures } = voiceOf(title);
    Promise.all([loadRules(title), load(), loadPictures()]).then(
      ([rules]) => setGame(rules),
      () => notify(shell.say('cannot-start'), 'bad'),
    );
  }, [title]);
  return game;
}
