/** The score sheet and the ends of a round, as tables. */

import { ruleWords } from '../rule-words.ts';

const { say: rule } = ruleWords;

/** Points where somebody found a valid card, and where nobody did. */
const LINES = [
  { key: 'valid', found: '+1', missed: null },
  { key: 'called', found: '+1', missed: null },
  { key: 'alone', found: '+1', missed: null },
  { key: 'joker', found: '−1', missed: null },
  { key: 'invalid', found: '−1', missed: '−1' },
  { key: 'caller-wrong', found: 'more −1', missed: null },
  { key: 'button', found: '−1', missed: '+1' },
  { key: 'doom', found: 'more −1', missed: 'more +1' },
] as const;

const pointsWords = (points: string | null): string => {
  if (points === null) return '–';
  return points.startsWith('more ') ? rule('score.more', { points: points.slice(5) }) : points;
};

export function ScoreTable() {
  return (
    <table class="rules-sums">
      <thead>
        <tr>
          <th scope="col">{rule('score.what')}</th>
          <th scope="col">{rule('score.found')}</th>
          <th scope="col">{rule('score.not-found')}</th>
        </tr>
      </thead>
      <tbody>
        {LINES.map(({ key, found, missed }) => (
          <tr key={key}>
            <th scope="row">{rule(`score.${key}`)}</th>
            <td class="number">{pointsWords(found)}</td>
            <td class="number">{pointsWords(missed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ENDS = ['go-found', 'go-missed', 'doom-right', 'doom-wrong', 'silent'] as const;

export function EndTable() {
  return (
    <table class="rules-sums">
      <thead>
        <tr>
          <th scope="col">{rule('end.case')}</th>
          <th scope="col">{rule('end.captain')}</th>
          <th scope="col">{rule('end.card')}</th>
        </tr>
      </thead>
      <tbody>
        {ENDS.map((end) => (
          <tr key={end}>
            <th scope="row">{rule(`end.${end}`)}</th>
            <td>{rule(`end.${end}.captain`)}</td>
            <td>{rule(`end.${end}.card`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
