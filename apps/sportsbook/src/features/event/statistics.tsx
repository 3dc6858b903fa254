import type { AnswerOf, readStatistics, SportEvent } from '@ordago/contracts';
import { formatDate } from '@ordago/i18n';
import { DateText, useLocale, useT } from '@ordago/i18n/react';
import { type Instant, parseInstant } from '@ordago/kernel';
import { Button, classNames, Result, Skeleton } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { statisticsQuery } from '../../shared/line/find-line.ts';
import '../../shared/days/days.css';
import '../../shared/board/team-line.css';
import './statistics.css';

type Answer = AnswerOf<typeof readStatistics>;
type Played = Answer['meetings'][number];
type Row = NonNullable<Answer['table']>['rows'][number];

/** Rows of the table before it is opened whole, beside those of the two teams. */
const TOP_ROWS = 4;

/**
 * Statistics of a match from the stored results: the table, the last matches of both, their meetings. Absent ones are
 * named.
 */
export function Statistics({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const { data, isPending, refetch } = useQuery(statisticsQuery(event.id));
  return (
    <section className="stats" aria-labelledby="stats-title">
      <h2 id="stats-title" className="day-head">
        {t('stats.title')}
      </h2>
      {isPending && <Skeleton className="h-48 rounded-card" />}
      {!isPending && !data && (
        <Result
          face="error"
          suit="espadas"
          title={t('stats.failed')}
          action={<Button onClick={() => refetch()}>{common('action.retry')}</Button>}
        />
      )}
      {data && (
        <div className="stats-grid">
          <LeagueTable table={data.table} event={event} />
          <Form event={event} home={data.home_last} away={data.away_last} />
          <Meetings event={event} meetings={data.meetings} />
        </div>
      )}
    </section>
  );
}

const COLUMNS = [
  ['played', 'stats.played', 'stats.playedLong'],
  ['won', 'stats.wins', 'stats.winsLong'],
  ['drawn', 'stats.draws', 'stats.drawsLong'],
  ['lost', 'stats.losses', 'stats.lossesLong'],
] as const;

function LeagueTable({ table, event }: { table: Answer['table']; event: SportEvent }) {
  const t = useT('sportsbook');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  if (table === null) return <Absent title={t('stats.table')} text={t('stats.noTable')} />;
  const sides = [event.home.id, event.away.id];
  const shown = table.rows.filter(({ team }, index) => isWhole || index < TOP_ROWS || sides.includes(team));
  const since = parseInstant(table.since) ?? (0 as Instant);
  return (
    <div className="stats-card stats-wide">
      <h3>{t('stats.table')}</h3>
      <p className="stats-note">
        {t('stats.tableFrom', { count: table.matches, date: formatDate(since, locale, { style: 'date' }) })}
      </p>
      <table className="stats-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">#</span>
            </th>
            <th scope="col">{t('stats.team')}</th>
            {COLUMNS.map(([key, short, long]) => (
              <th key={key} scope="col">
                <abbr title={t(long)}>{t(short)}</abbr>
              </th>
            ))}
            <th scope="col">{t('stats.goals')}</th>
            <th scope="col">
              <abbr title={t('stats.pointsLong')}>{t('stats.points')}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <TableLine key={row.team} row={row} isSide={sides.includes(row.team)} />
          ))}
        </tbody>
      </table>
      {shown.length < table.rows.length || isWhole ? (
        <Button rank="text" size="small" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'stats.shortTable' : 'stats.fullTable')}
        </Button>
      ) : null}
    </div>
  );
}

function TableLine({ row, isSide }: { row: Row; isSide: boolean }) {
  return (
    <tr className={isSide ? 'is-side' : undefined}>
      <td>{row.place}</td>
      <th scope="row">{row.name}</th>
      {COLUMNS.map(([key]) => (
        <td key={key}>{row[key]}</td>
      ))}
      <td>
        {row.goals_for}–{row.goals_against}
      </td>
      <td>
        <strong>{row.points}</strong>
      </td>
    </tr>
  );
}

function Form({ event, home, away }: { event: SportEvent; home: readonly Played[]; away: readonly Played[] }) {
  const t = useT('sportsbook');
  const sides = [
    [event.home.name, home],
    [event.away.name, away],
  ] as const;
  return sides.map(([team, matches]) => (
    <div key={team} className="stats-card">
      <h3>{t('stats.formOf', { team })}</h3>
      {matches.length === 0 && <p className="stats-note">{t('stats.noForm')}</p>}
      <ul>
        {matches.map((match) => (
          <PlayedLine key={match.played_at + match.home} match={match} team={team} />
        ))}
      </ul>
    </div>
  ));
}

function Meetings({ event, meetings }: { event: SportEvent; meetings: readonly Played[] }) {
  const t = useT('sportsbook');
  if (meetings.length === 0) return <Absent title={t('stats.meetings')} text={t('stats.noMeetings')} />;
  return (
    <div className="stats-card stats-wide">
      <h3>{t('stats.meetings')}</h3>
      <ul>
        {meetings.map((match) => (
          <PlayedLine key={match.played_at} match={match} team={event.home.name} />
        ))}
      </ul>
    </div>
  );
}

const MARKS = { won: 'stats.won', drew: 'stats.drew', lost: 'stats.lost' } as const;
const LETTERS = { won: 'stats.wins', drew: 'stats.draws', lost: 'stats.losses' } as const;

/** A match that was played, and how it went for a team: a letter, a colour, and the word for screen readers. */
function PlayedLine({ match, team }: { match: Played; team: string }) {
  const t = useT('sportsbook');
  const { home, away, score, event } = match;
  const lead = home === team ? score.home - score.away : score.away - score.home;
  const how = lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drew';
  const text = (
    <>
      <span className={classNames('team-name', home === team && 'font-semibold')}>{home}</span>
      <b className="tabular">
        {score.home}–{score.away}
      </b>
      <span className={classNames('team-name', away === team && 'font-semibold')}>{away}</span>
    </>
  );
  return (
    <li className="played">
      <span className={`played-mark is-${how}`}>
        <span aria-hidden="true">{t(LETTERS[how])}</span>
        <span className="sr-only">{t(MARKS[how])}</span>
      </span>
      <DateText at={match.played_at} style="date" className="played-day" />
      {event === null ? (
        <span className="played-match">{text}</span>
      ) : (
        <Link to={PATHS.event} params={{ id: event }} className="played-match">
          {text}
        </Link>
      )}
    </li>
  );
}

function Absent({ title, text }: { title: string; text: string }) {
  return (
    <div className="stats-card stats-wide">
      <h3>{title}</h3>
      <p className="stats-note">{text}</p>
    </div>
  );
}
