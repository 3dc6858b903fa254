import type { ContestResult } from '@ordago/contracts';
import { OddsText } from '@ordago/i18n/react';
import { Timer, Trophy } from 'lucide-react';
import { priceOf } from '../../../shared/slip/slip-maths.ts';
import { useSettledWords } from './settled-words.ts';
import './ranking.css';

type Entries = Extract<ContestResult, { sort: 'ranking' }>;

/** The order of a race or a tournament that is over, with the last prices before it. */
export function Ranking({ result }: { result: Entries }) {
  const words = useSettledWords();
  const hasOdds = result.entries.some(({ odds }) => odds !== null);
  return (
    <section className="ranking" aria-label={words.text('ranking')}>
      <h2>{words.text('ranking')}</h2>
      {!result.is_final_held && <p className="ranking-note">{words.text('noFinal')}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text('column.place')}</th>
            <th scope="col">{words.text('column.name')}</th>
            {hasOdds && <th scope="col">{words.text('column.odds')}</th>}
          </tr>
        </thead>
        <tbody>
          {result.entries.map(({ name, place, state, is_tied: isTied, has_fastest_lap: isFastest, odds }) => (
            <tr key={name} className={place === 1 ? 'is-winner' : undefined}>
              <td className="tabular">
                {place === null ? '–' : words.place(place)}
                {place === 1 && <Trophy size={14} aria-hidden="true" />}
              </td>
              <th scope="row">
                {name}
                {isTied && <small>{words.text('tied')}</small>}
                {state !== 'ranked' && <small>{words.state(state)}</small>}
                {isFastest && (
                  <small>
                    <Timer size={12} aria-hidden="true" />
                    {words.text('fastestLap')}
                  </small>
                )}
              </th>
              {hasOdds && <td className="tabular">{odds === null ? '–' : <OddsText odds={priceOf(odds)} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
