import type { SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import { Link, PATHS } from '../addresses/paths.ts';
import { isOfMany } from '../names/contest-name.ts';
import { KitMark } from '../names/kit-mark.tsx';
import './team-line.css';
import './race-row.css';
import './result-board.css';

/** One finished event: the winner is emphasized, and an event that did not end shows why. */
export function ResultRow({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const { id, home, away, score, status } = event;
  const lead = score ? Math.sign(score.home - score.away) : 0;
  return (
    <Link to={PATHS.event} params={{ id }} className="result-row">
      <DateText at={event.starts_at} style="time" className="result-time tabular" />
      <span className="min-w-0">
        {isOfMany(event) ? (
          <span className="race-name">{home.name}</span>
        ) : (
          <>
            <TeamLine name={home.name} lead={lead} />
            <TeamLine name={away.name} against={home.name} lead={-lead} />
          </>
        )}
      </span>
      {score ? (
        <span className="result-score tabular">
          <span>{score.home}</span>
          <span>{score.away}</span>
        </span>
      ) : (
        <span className="text-12 text-muted">
          {status === 'cancelled' || status === 'abandoned' ? t(`event.${status}`) : '–'}
        </span>
      )}
    </Link>
  );
}

function TeamLine({ name, against, lead }: { name: string; against?: string; lead: number }) {
  return (
    <span className={classNames('team-line', lead > 0 && 'is-winner', lead < 0 && 'is-loser')}>
      <KitMark team={name} against={against} />
      <span className="team-name">{name}</span>
    </span>
  );
}
