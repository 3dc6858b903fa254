import { type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction, type Queryable } from '../../../platform/db/transaction.ts';
import type { Turn } from '../domain/judge-turn.ts';
import type { PlannedRound, Round, RoundMatch, VirtualCompetition } from '../domain/round.ts';

/** Rounds that a turn reads: a whole cup and the next round. */
const EXAMINED_MAX = 7;
/** Rounds that one run reports. */
const UNREPORTED_MAX = 50;

type Decide = (rounds: Round[]) => Turn | null;

/** Rounds of the virtual sports, with their matches. */
export function createRoundsRepository(pool: Pool) {
  return {
    takeTurn: (turn: { competition: VirtualCompetition; at: Instant; decide: Decide }) => takeTurn(pool, turn),
    /** Reads the rounds of a competition from a season on, in their order. */
    findSeason: async (competition: VirtualCompetition, season: number): Promise<Round[]> => {
      const found = await pool.query<RoundRow>(`${SELECT} where r.competition = $1 and r.season >= $2 ${IN_ORDER}`, [
        competition,
        season,
      ]);
      return found.rows.map(toRound);
    },
    /** Finds the season that is being played: that of the newest round that was opened; 0 before the first. */
    findRunningSeason: async (competition: VirtualCompetition): Promise<number> => {
      const found = await pool.query<{ season: number }>(
        `select coalesce(max(season), 0)::int as season from virtual.round where competition = $1 and state <> 'planned'`,
        [competition],
      );
      return found.rows[0]?.season ?? 0;
    },
    /** Reads the rounds that were not reported in full to the sportsbook yet, the oldest first. */
    findUnreported: async (): Promise<Round[]> => {
      const found = await pool.query<RoundRow>(`${SELECT} where ${UNREPORTED} order by r.id limit $1`, [
        UNREPORTED_MAX,
      ]);
      return found.rows.map(toRound);
    },
    /** Returns the time at which the next round opens or ends; null while none is known. */
    findNextMoment: async (after: Instant): Promise<Instant | null> => {
      const found = await pool.query<{ at: Date | null }>(
        `select min(case state when 'planned' then opens_at else ends_at end) as at from virtual.round
         where state <> 'drawn' and case state when 'planned' then opens_at else ends_at end > $1`,
        [toIso(after)],
      );
      const at = found.rows[0]?.at ?? null;
      return at && instant(at.getTime());
    },
    /** Notes that a round was reported to the sportsbook, in the state in which it was read. */
    markReported: async ({ id, state }: Round): Promise<void> => {
      const sql = 'update virtual.round set is_opening_published = true, is_result_published = $2 where id = $1';
      await pool.query(sql, [id, state === 'drawn']);
    },
  };
}

export type RoundsRepository = ReturnType<typeof createRoundsRepository>;

/**
 * Reads the newest rounds of a competition and writes what is decided, under a lock: several processes may do so side
 * by side. Returns what was written, or null when nothing was due.
 */
function takeTurn(
  pool: Pool,
  { competition, at, decide }: { competition: VirtualCompetition; at: Instant; decide: Decide },
): Promise<Turn | null> {
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('virtual.round'), hashtext($1))", [competition]);
    const turn = decide(await findNewest(client, competition));
    if (turn !== null) await write(client, turn, at);
    return turn;
  });
}

/** The newest rounds, in their order. */
async function findNewest(reads: Queryable, competition: VirtualCompetition): Promise<Round[]> {
  const newest = 'select id from virtual.round where competition = $1 order by season desc, number desc limit $2';
  const found = await reads.query<RoundRow>(`${SELECT} where r.id in (${newest}) ${IN_ORDER}`, [
    competition,
    EXAMINED_MAX,
  ]);
  return found.rows.map(toRound);
}

async function write(client: Queryable, turn: Turn, at: Instant): Promise<void> {
  switch (turn.kind) {
    case 'plan':
      return plan(client, turn.round, at);
    case 'open': {
      await client.query(`update virtual.round set state = 'open' where id = $1`, [turn.round]);
      await client.query(OPEN, [
        turn.round,
        turn.pairings.map(({ home }) => home),
        turn.pairings.map(({ away }) => away),
      ]);
      return plan(client, turn.next, at);
    }
    case 'draw':
      await client.query(DRAW, [turn.round, JSON.stringify(turn.results)]);
      await client.query(`update virtual.round set state = 'drawn' where id = $1`, [turn.round]);
      return;
    case 'put-off': {
      const { opensAt, closesAt, endsAt } = turn.times;
      await client.query('update virtual.round set opens_at = $2, closes_at = $3, ends_at = $4 where id = $1', [
        turn.round,
        ...[opensAt, closesAt, endsAt].map(toIso),
      ]);
    }
  }
}

async function plan(client: Queryable, round: PlannedRound, at: Instant): Promise<void> {
  const { competition, season, round: number, serverSeed, commitment, opensAt, closesAt, endsAt } = round;
  await client.query(PLAN, [
    competition,
    season,
    number,
    serverSeed,
    commitment,
    toIso(at),
    ...[opensAt, closesAt, endsAt].map(toIso),
  ]);
}

const PLAN = `
insert into virtual.round
  (competition, season, number, server_seed, commitment, committed_at, opens_at, closes_at, ends_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const OPEN = `
insert into virtual.match (round, place, home, away)
select $1, place - 1, home, away
from unnest($2::smallint[], $3::smallint[]) with ordinality as pairing (home, away, place)`;

const DRAW = `
update virtual.match m set result = drawn.result
from jsonb_array_elements($2::jsonb) with ordinality as drawn (result, place)
where m.round = $1 and m.place = drawn.place - 1`;

const SELECT = `
select r.id, r.competition, r.season, r.number as round, r.server_seed, r.commitment, r.opens_at, r.closes_at, r.ends_at,
  r.state, r.is_opening_published, r.is_result_published,
  (select coalesce(json_agg(json_build_object('place', m.place, 'home', m.home, 'away', m.away, 'result', m.result)
     order by m.place), '[]') from virtual.match m where m.round = r.id) as matches
from virtual.round r`;
const UNREPORTED = `(r.state <> 'planned' and not r.is_opening_published)
  or (r.state = 'drawn' and not r.is_result_published)`;
const IN_ORDER = 'order by r.season, r.number';

interface RoundRow extends Pick<Round, 'id' | 'competition' | 'season' | 'round' | 'commitment' | 'state'> {
  readonly server_seed: string;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly ends_at: Date;
  readonly is_opening_published: boolean;
  readonly is_result_published: boolean;
  readonly matches: readonly RoundMatch[];
}

function toRound(row: RoundRow): Round {
  const { id, competition, season, round, commitment, state, matches } = row;
  return {
    id,
    competition,
    season,
    round,
    commitment,
    state,
    matches,
    serverSeed: row.server_seed,
    isOpeningPublished: row.is_opening_published,
    isResultPublished: row.is_result_published,
    opensAt: instant(row.opens_at.getTime()),
    closesAt: instant(row.closes_at.getTime()),
    endsAt: instant(row.ends_at.getTime()),
  };
}
