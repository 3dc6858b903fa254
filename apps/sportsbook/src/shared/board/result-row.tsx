import type { SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import { Check, ChevronRight } from 'lucide-react';
import { Link, PATHS } from '../addresses/paths.ts';
import { isOfMany } from '../names/contest-name.ts';
import { KitMark } from '../names/kit-mark.tsx';
import './team-line.css';
import './race-row.css';
import './result-board.css';

/** One finished event: the winner is emphasized, and an event that did not end shows why. */
export function ResultRow({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const { id, home, away, score, status, result } = event;
  const lead = leadOf(event);
  return (
    <Link to={PATHS.event} params={{ id }} className="result-row">
      <DateText at={event.starts_at} style="time" className="result-time tabular" />
      <span className="min-w-0">
        {isOfMany(event) ? (
          <>
            <span className="race-name">{home.name}</span>
            {result?.sort === 'ranking' && <Podium entries={result.entries} />}
          </>
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
      ) : result?.sort === 'fight' ? (
        <span className="result-score" aria-hidden="true">
          {lead > 0 && <Check size={18} className="result-won is-first" />}
          {lead < 0 && <Check size={18} className="result-won is-second" />}
          {lead === 0 && 'X'}
        </span>
      ) : result?.sort === 'ranking' ? (
        <ChevronRight size={16} className="justify-self-center text-faint" aria-hidden="true" />
      ) : (
        <span className="text-12 text-muted">
          {status === 'cancelled' || status === 'abandoned' ? t(`event.${status}`) : '–'}
        </span>
      )}
    </Link>
  );
}

/** 1 if the first side won, -1 for the second one, 0 for neither. */
function leadOf({ score, result }: SportEvent): number {
  if (score) return Math.sign(score.home - score.away);
  if (result?.sort !== 'fight') return 0;
  return result.winner === 'home' ? 1 : result.winner === 'away' ? -1 : 0;
}

type Entries = Extract<NonNullable<SportEvent['result']>, { sort: 'ranking' }>['entries'];

/** The first places of a contest of many: "1. Ana Soto · 2. Bea Ruiz". */
function Podium({ entries }: { entries: Entries }) {
  return (
    <ol className="result-podium">
      {entries.map(({ name, place }) => (
        <li key={name}>
          <span className="tabular">{place}.</span> {name}
        </li>
      ))}
    </ol>
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
