import type { ComponentChildren } from 'preact';
import { type CoveredGame, CoverPicture } from '../art/cover.tsx';
import { Sign } from './icon.tsx';
import { clock, people } from './icons.ts';
import './cover-card.css';

export type CoverCardProps = {
  readonly game: CoveredGame;
  /** The game's name, in the lines it should break into. */
  readonly name: readonly string[];
  /** Where the cover itself leads: the game's page. */
  readonly href: string;
  readonly seats: string;
  /** "2 to 8 players", for screen readers. */
  readonly seatsLabel: string;
  readonly minutes: string;
  /** Play now, with friends. */
  readonly actions: ComponentChildren;
};

/** A game on the shelf: the whole cover leads to its page, the buttons lie upon it. */
export function CoverCard({ game, name, href, seats, seatsLabel, minutes, actions }: CoverCardProps) {
  return (
    <article class="cover-card moves">
      <div class="cover-face">
        <CoverPicture game={game} class="cover-picture" />
        <a class="cover-link" href={href}>
          <h2 class="cover-name over-art">
            {name.map((words) => (
              <span key={words}>{words} </span>
            ))}
          </h2>
        </a>
        <p class="cover-facts">
          <span class="cover-fact">
            <Sign of={people} size="1.150em" />
            <span aria-hidden="true">{seats}</span>
            <span class="spoken">{seatsLabel}</span>
          </span>
          <span class="cover-fact">
            <Sign of={clock} size="1.150em" />
            {minutes}
          </span>
        </p>
        <div class="cover-actions">{actions}</div>
      </div>
    </article>
  );
}
