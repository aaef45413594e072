import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Agency, LabId, Slot } from '#games/space-lab';

/** What a coach wants to be touched next. */
export type Hint =
  | { readonly on: 'nothing' | 'reveal' | 'confirm' | 'leave' | 'score' }
  | { readonly on: 'group'; readonly agency: Agency }
  | { readonly on: 'card'; readonly card: LabId }
  | { readonly on: 'slot'; readonly slot: Slot };

export const NO_HINT: Hint = { on: 'nothing' };

export const Hinted = createContext<Hint>(NO_HINT);

/** For `data-hint` of one among several: there or not. */
export const isHintedGroup = (hint: Hint, agency: Agency): '' | undefined =>
  hint.on === 'group' && hint.agency === agency ? '' : undefined;

/** For `data-hint`: there or not. */
export function useHint(isMeant: (hint: Hint) => boolean): '' | undefined {
  return isMeant(useContext(Hinted)) ? '' : undefined;
}
