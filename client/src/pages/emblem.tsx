import { CoverPicture } from '../art/cover.tsx';
import type { Title } from '../catalogue/titles.ts';
import './emblem.css';

/** A small window onto a game's cover. */
export function Emblem({ game }: { readonly game: Title }) {
  return (
    <span class="emblem" aria-hidden="true">
      <CoverPicture game={game} thumb width="100%" height="100%" />
    </span>
  );
}
