import { COVERS, isTitle } from '../../catalogue/titles.ts';
import { Chip } from '../../look/chip.tsx';
import { Sign } from '../../look/icon.tsx';
import { crown, film, phone } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { listWords, momentWords, numberWords } from '../../words/area.ts';
import { people } from '../../words/people.ts';
import { Emblem } from '../emblem.tsx';
import { personWords } from '../person-words.ts';
import { type Played, placeOf, resultOf } from './own-matches.ts';

const { say } = people;

/** A finished match: who, how, when; it leads to its replay. */
export function MatchRow({ match }: { readonly match: Played }) {
  const { game, players, seat, ended, began, isHere, isOfDevice } = match;
  if (!isTitle(game)) return null;
  const result = resultOf(match);
  const others = players
    .flatMap(({ name, also = [] }, at) => [
      ...(at === seat ? [] : [name]),
      ...also.flatMap((one) => (one.isMine ? [] : [one.name])),
    ])
    .map(personWords);
  const when = ended ?? began;
  return (
    <li>
      <a
        class="log-row"
        href={isHere ? addressOf.replay(match.id) : addressOf.recording(match.id)}
        data-won={result === 'you-won' || result === 'shared' ? '' : undefined}
      >
        <Emblem game={game} />
        <span class="log-words">
          <span class="log-name">{COVERS[game].name}</span>
          <span class="soft">
            {others.length === 0 ? say('matches.alone') : say('matches.with', { names: listWords(others) })}
          </span>
          <span class="log-when soft">
            {when === null ? (
              say('matches.some-time')
            ) : (
              <time dateTime={new Date(when).toISOString()}>{momentWords(when)}</time>
            )}
            {isHere ? (
              <Chip icon={phone}>{say('matches.here')}</Chip>
            ) : isOfDevice ? (
              <Chip>{say('matches.of-device')}</Chip>
            ) : null}
          </span>
        </span>
        <ResultOf match={match} />
        <span class="spoken">{say('matches.replay')}</span>
        <Sign of={film} class="log-replay" />
      </a>
    </li>
  );
}

function ResultOf({ match }: { readonly match: Played }) {
  const { outcome, seat, players } = match;
  const result = resultOf(match);
  const winners = outcome?.winners.map((one) => personWords(players[one]?.name ?? '')) ?? [];
  const words =
    result === 'alone'
      ? say('matches.points', { score: outcome?.scores[seat] ?? 0 })
      : say(`matches.${result}`, { names: listWords(winners), count: winners.length });
  return (
    <span class="log-result" data-result={result}>
      <span class="log-verdict">
        {result === 'you-won' || result === 'shared' ? <Sign of={crown} size={16} /> : null}
        {words}
      </span>
      {outcome === null || players.length === 1 ? null : <span class="log-score number">{scoreWords(match)}</span>}
    </span>
  );
}

/** Two scores, one's own first; among more, what won it or one's place. */
function scoreWords({ outcome, seat, players }: Played): string {
  if (outcome === null) return '';
  const [mine = 0, theirs = 0] = [outcome.scores[seat], outcome.scores[1 - seat]];
  if (players.length === 2) return `${numberWords(mine)} – ${numberWords(theirs)}`;
  if (outcome.winners.includes(seat)) return numberWords(mine);
  return say('matches.place', { place: placeOf(outcome, seat), of: players.length });
}
