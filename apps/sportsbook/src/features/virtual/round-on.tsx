import { useT } from '@ordago/i18n/react';
import { ProgressBar, Skeleton } from '@ordago/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { LeagueCard } from '../../shared/board/league-card.tsx';
import { eventsQuery, useFollowed } from '../../shared/line/line.ts';
import { MatchRow } from './match-row.tsx';
import { useRoundName } from './round-name.ts';
import { type Competition, type Round, useCountdown } from './virtual-api.ts';
import '../../shared/board/board-card.css';

interface RoundOnProps {
  readonly shown: Competition;
  readonly teams: readonly string[];
  readonly aheadMs: number;
}

/** The round that is on: first its prices with the time that is left for them, then its matches as they are played. */
export function RoundOn({ shown, teams, aheadMs }: RoundOnProps) {
  const t = useT('fairness');
  const nameOf = useRoundName();
  const { current, next } = shown;
  if (!current) {
    return next ? (
      <section className="virtual-clock" aria-label={nameOf(shown, next.round)}>
        <h2 className="virtual-round">{nameOf(shown, next.round)}</h2>
        <Clock label={t('virtual.opensIn')} to={next.opens_at} aheadMs={aheadMs} />
      </section>
    ) : null;
  }
  const season = t(shown.competition === 'cup' ? 'virtual.cupSeason' : 'virtual.season', { season: current.season });
  return (
    <>
      <section className="virtual-clock" aria-label={nameOf(shown, current.round)}>
        <h2 className="virtual-round">
          {nameOf(shown, current.round)}
          <small>{season}</small>
        </h2>
        <RoundClock round={current} aheadMs={aheadMs} />
      </section>
      {current.phase === 'betting' ? (
        <OpenMatches round={current} />
      ) : (
        <section className="board-card" aria-label={t('virtual.matches')}>
          {current.matches.map((match) => (
            <MatchRow key={match.place} match={match} teams={teams} />
          ))}
        </section>
      )}
      {shown.winner_event !== null && current.round === 1 && current.phase === 'betting' && (
        <Link to={PATHS.event} params={{ id: shown.winner_event }} className="virtual-winner">
          <span>
            <b>{t(shown.competition === 'cup' ? 'virtual.winner' : 'virtual.leagueWinner')}</b>
            <small>{t('virtual.winnerText')}</small>
          </span>
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </>
  );
}

function RoundClock({ round, aheadMs }: { round: Round; aheadMs: number }) {
  const t = useT('fairness');
  const { phase, opens_at: opensAt, closes_at: closesAt, ends_at: endsAt, minute } = round;
  const left = useCountdown(closesAt, aheadMs);
  if (phase === 'betting' && left > 0) {
    return <Clock label={t('virtual.closesIn')} to={closesAt} from={opensAt} aheadMs={aheadMs} />;
  }
  return (
    <>
      <span className="virtual-minute">{minute === null ? t('virtual.closed') : t('virtual.minute', { minute })}</span>
      <Clock label={t('virtual.endsIn')} to={endsAt} from={closesAt} aheadMs={aheadMs} />
    </>
  );
}

function Clock({ label, to, from, aheadMs }: { label: string; to: string; from?: string; aheadMs: number }) {
  const left = useCountdown(to, aheadMs);
  const seconds = Math.ceil(left / 1_000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const whole = from === undefined ? 0 : Date.parse(to) - Date.parse(from);
  return (
    <div className="virtual-count">
      <span className="virtual-count-label">{label}</span>
      <time className="virtual-count-text tabular" role="timer">
        {text}
      </time>
      {whole > 0 && <ProgressBar part={left / whole} label={label} valueText={text} />}
    </div>
  );
}

/** The prices come from the line, as those of any match, and follow it. */
function OpenMatches({ round }: { round: Round }) {
  const ids = round.matches.flatMap(({ event }) => event ?? []).join(',');
  return ids === '' ? <PricesComing /> : <OpenPrices ids={ids} />;
}

function OpenPrices({ ids }: { ids: string }) {
  const { data } = useInfiniteQuery(eventsQuery({ view: 'any', ids }));
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  useFollowed(events);
  const [first] = events;
  return first ? <LeagueCard league={first.league} events={events} isNamed /> : <PricesComing />;
}

function PricesComing() {
  return <Skeleton className="h-96 rounded-card" />;
}
