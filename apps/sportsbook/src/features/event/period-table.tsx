import type { EventProgress, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Flag } from 'lucide-react';
import { useLiveWords } from '../../shared/live/live-words.ts';
import './period-table.css';

/** Scores of each side in each period so far, and in the game under way. */
export function PeriodTable({ event, progress }: { event: SportEvent; progress: EventProgress }) {
  const words = useLiveWords();
  const { periods, points, server } = progress;
  const counts = useCounts(progress);
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
            {counts.map(({ key, name }) => (
              <th key={key} scope="col" className="is-count">
                <CountMark counted={key} name={name} />
              </th>
            ))}
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
              {counts.map(({ key, count }) => (
                <td key={key} className="is-count">
                  {count[side]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COUNTED = ['corners', 'yellow-cards', 'red-cards'] as const;
type Counted = (typeof COUNTED)[number];

/** Counts beside the score, in display order; empty where the feed has none. */
function useCounts({ counts }: EventProgress) {
  const t = useT('sportsbook');
  return COUNTED.flatMap((key) => {
    const count = counts?.[key];
    return count ? [{ key, count, name: t(`statistic.${key}`) }] : [];
  });
}

/** A flag or a card, with its name. */
function CountMark({ counted, name }: { counted: Counted; name: string }) {
  return (
    <span role="img" aria-label={name} title={name} className={`count-mark is-${counted}`}>
      {counted === 'corners' && <Flag size={14} aria-hidden="true" />}
    </span>
  );
}
