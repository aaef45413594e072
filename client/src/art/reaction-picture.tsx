import type { Reaction } from '#protocol';
import { type Frame, Picture } from './picture.tsx';
import { reactionDrawing } from './reactions.ts';

export function ReactionPicture({ reaction, ...frame }: Frame & { readonly reaction: Reaction }) {
  return <Picture box="-24 -24 48 48" drawing={reactionDrawing(reaction)} {...frame} />;
}
