import { useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import { KitMark } from '../../shared/names/kit-mark.tsx';
import type { Match, Round } from './virtual-api.ts';
import '../../shared/board/team-line.css';
import '../../shared/board/board-card.css';

const STAGES = ['1', '2', '3', '4', '5'] as const;
/** Matches of each round, for the places that are not known yet. */
const SIZES = [8, 4, 2, 1, 1];

/** The way to the final, column by column; on a phone it scrolls sideways. */
export function CupTree({ rounds, teams }: { rounds: readonly Round[]; teams: readonly string[] }) {
  const t = useT('fairness');
  return (
    <div className="board-card">
      <h2 id="virtual-tree" className="virtual-head">
        {t('virtual.tree')}
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard.
        tabIndex={0}
        aria-labelledby="virtual-tree"
        className="virtual-tree"
      >
        {STAGES.map((stage, index) => {
          const round = rounds.find((one) => one.round === index + 1);
          return (
            <section key={stage} className="virtual-stage" aria-label={t(`virtual.stage.${stage}`)}>
              <h3>{t(`virtual.stage.${stage}`)}</h3>
              <div className="virtual-pairs">
                {Array.from({ length: SIZES[index] ?? 0 }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place in the tree.
                  <Pair key={place} match={round?.matches[place]} teams={teams} />
                ))}
              </div>
            </section>
          );
        })}
      </section>
    </div>
  );
}

function Pair({ match, teams }: { match: Match | undefined; teams: readonly string[] }) {
  const isOver = match?.advancing !== null && match !== undefined;
  return (
    <div className="virtual-pair">
      {(['home', 'away'] as const).map((side) => {
        const team = match && teams[match[side]];
        return (
          <span key={side} className={classNames('virtual-side', isOver && match.advancing !== side && 'is-out')}>
            {team === undefined ? (
              <span className="text-faint">–</span>
            ) : (
              <>
                <KitMark team={team} size={14} />
                <span className="team-name">{team}</span>
                <b className="tabular">{match?.score && goalsOf(match, side)}</b>
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** All goals, those of overtime included, and behind them the kicks from the spot. */
function goalsOf({ score, overtime, shoot_out: shootOut }: Match, side: 'home' | 'away'): string {
  const goals = (score?.[side] ?? 0) + (overtime?.[side] ?? 0);
  return shootOut ? `${goals} (${shootOut[side]})` : String(goals);
}
