import type { Pool } from 'pg';

/** Reads the state of an event, without the numbers of its rows: prices where they can be bet on. */
export async function readBookedEvent(pool: Pick<Pool, 'query'>, key: string, feed = 'uof'): Promise<unknown[]> {
  const found = await pool.query(
    `select e.status, e.home_score, e.away_score, e.settled_revision = e.result_revision as is_settled,
       (select json_agg(json_build_array(m.kind, m.specifier, m.status,
          (select json_agg(json_build_array(s.outcome, case m.status when 'open' then s.odds end, s.result, s.void_halves)
             order by s.outcome) from sportsbook.selection s where s.market = m.id),
          (select json_agg(json_build_array(w.from_at, w.to_at) order by w.from_at)
             from sportsbook.void_window w where w.market = m.id)) order by m.kind, m.specifier)
        from sportsbook.market m where m.event = e.id) as markets
     from sportsbook.event e where e.feed = $2 and e.feed_key = $1`,
    [key, feed],
  );
  return found.rows;
}
