import { useT } from '@ordago/i18n/react';
import { KitMark } from '../../shared/names/kit-mark.tsx';
import type { Competition } from './virtual-api.ts';
import '../../shared/board/team-line.css';
import '../../shared/board/board-card.css';

interface StandingsTableProps {
  readonly standings: Competition['standings'];
  readonly teams: readonly string[];
}

const COLUMNS = ['played', 'won', 'drawn', 'lost'] as const;

/** The table of the season. */
export function StandingsTable({ standings, teams }: StandingsTableProps) {
  const t = useT('fairness');
  return (
    <section className="board-card" aria-labelledby="virtual-table">
      <h2 id="virtual-table" className="virtual-head">
        {t('virtual.standings')}
      </h2>
      <table className="virtual-table tabular" aria-labelledby="virtual-table">
        <thead>
          <tr>
            <th scope="col" className="virtual-place">
              #
            </th>
            <th scope="col" className="virtual-name">
              {t('virtual.team')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" abbr={t(`virtual.${column}Long`)}>
                {t(`virtual.${column}`)}
              </th>
            ))}
            <th scope="col" className="virtual-wide">
              {t('virtual.goals')}
            </th>
            <th scope="col" abbr={t('virtual.differenceLong')}>
              {t('virtual.difference')}
            </th>
            <th scope="col" abbr={t('virtual.pointsLong')}>
              {t('virtual.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((line, place) => (
            <tr key={line.team}>
              <td className="virtual-place">{place + 1}</td>
              <th scope="row" className="virtual-name">
                <span>
                  <KitMark team={teams[line.team] ?? ''} />
                  <span className="team-name">{teams[line.team]}</span>
                </span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>{line[column]}</td>
              ))}
              <td className="virtual-wide">
                {line.goals_for}:{line.goals_against}
              </td>
              <td>{signed(line.goals_for - line.goals_against)}</td>
              <td className="virtual-points">{line.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** With a true minus sign, as wide as the plus. */
function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
