/** The variants that change what to look for, seen all through a match. */

import type { Options } from '#games/space-bowl';
import { Sign } from '../../look/icon.tsx';
import { blackHole, faceDown, fan, type Icon, learner, noJoker, wrap } from '../../look/icons.ts';
import { say } from './words.ts';
import './variants.css';

const SIGNS = {
  sphere: wrap,
  rotation: fan,
  blackHole,
  void: faceDown,
  noJoker,
  learner,
} as const satisfies Partial<Record<keyof Options, Icon>>;

type Variant = keyof typeof SIGNS;

const ALL = Object.keys(SIGNS) as readonly Variant[];

export const variantsIn = (options: Options): readonly Variant[] => ALL.filter((name) => options[name]);

/** Little signs beside the number of the round; their names where there is room. */
export function VariantSigns({ options }: { readonly options: Options }) {
  const variants = variantsIn(options);
  if (variants.length === 0) return null;
  return (
    <ul class="bowl-variants" aria-label={say('variants')}>
      {variants.map((name) => (
        <li key={name} title={say(`option.${name}`)}>
          <Sign of={SIGNS[name]} size={18} />
          <span class="bowl-variant-name">{say(`option.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** These change what fits; the others change what lies there. */
const TOLD: readonly Variant[] = ['sphere', 'rotation', 'blackHole'];

/** What to look for, true for whatever is played with. */
export function Hint({ options }: { readonly options: Options }) {
  const told = variantsIn(options).filter((name) => TOLD.includes(name));
  return (
    <div class="bowl-hint soft" data-many={told.length > 1 ? '' : undefined}>
      {told.length > 1 ? null : <p>{say('computer.hint')}</p>}
      {told.map((name) => (
        <p key={name}>
          <Sign of={SIGNS[name]} size={16} /> {say(`option.${name}.hint`)}
        </p>
      ))}
    </div>
  );
}
