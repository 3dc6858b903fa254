import type { EventProgress, SportEvent } from '@ordago/contracts';
import { useLiveWords } from '../../shared/live/live-words.ts';

/** What each side scored in each period so far, and in the game under way. */
export function PeriodTable({ event, progress }: { event: SportEvent; progress: EventProgress }) {
  const words = useLiveWords();
  const { periods, points, server } = progress;
  if (periods.length === 0) return null;
  const sides = [
    ['home', event.home.name],
    ['away', event.away.name],
  ] as const;
  return (
    <div className="period-table no-scrollbar">
      <table>
        <caption className="sr-only">{words.text('table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.text('team')}</span>
            </th>
            {periods.map((_period, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: periods are told by their number.
              <th key={place} scope="col">
                {place + 1}
              </th>
            ))}
            {points && <th scope="col">{words.text('column.points')}</th>}
            <th scope="col">{words.text('column.total')}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {sides.map(([side, name]) => (
            <tr key={side}>
              <th scope="row">
                <span className="period-side truncate">{name}</span>
                {server === side && <i className="serves" role="img" aria-label={words.text('serves')} />}
              </th>
              {periods.map((period, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: periods are told by their number.
                <td key={place} className={place + 1 === progress.period ? 'is-now' : undefined}>
                  {period[side]}
                </td>
              ))}
              {points && <td className="is-now">{points[side]}</td>}
              <td className="is-total">{event.score?.[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
