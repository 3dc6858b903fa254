import { useT } from '@ordago/i18n/react';
import { MatchRow } from './match-row.tsx';
import { useRoundName } from './round-name.ts';
import type { Competition, Round } from './virtual-api.ts';
import '../../shared/board/board-card.css';

/** The round before: its results, each with the way to its proof. */
export function LastRound({ shown, round, teams }: { shown: Competition; round: Round; teams: readonly string[] }) {
  const t = useT('fairness');
  const nameOf = useRoundName();
  return (
    <section className="board-card" aria-labelledby="virtual-last">
      <h2 id="virtual-last" className="virtual-head">
        {t('virtual.results')}
        <small>{nameOf(shown, round.round)}</small>
      </h2>
      {round.matches.map((match) => (
        <MatchRow key={match.place} match={match} teams={teams} />
      ))}
    </section>
  );
}
