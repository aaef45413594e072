import { CoverArt } from '../art/covers.tsx';
import type { Title } from '../catalogue/titles.ts';
import './emblem.css';

/** A small window onto a game's cover. */
export function Emblem({ game }: { readonly game: Title }) {
  return (
    <span class="emblem" aria-hidden="true">
      <CoverArt game={game} />
    </span>
  );
}
