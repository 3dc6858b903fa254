import { assert, idOf, instant, type PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { LocalNames } from '../../shared/domain/game.ts';
import type { HistoryPage, HistoryQuery, RoundRecord, RoundStory, RoundTotals } from '../domain/history.ts';

/** A player's rounds, as their own commands wrote them. */
export interface HistoryRepository {
  /** One page of a player's rounds, newest first, with the counts and the totals of all pages. */
  page(query: HistoryQuery): Promise<HistoryPage>;
  /** A player's round by any of its money commands; null for one that is not theirs. */
  story(player: PlayerId, transfer: string): Promise<RoundStory | null>;
  /** Anybody's round, by our number of it. */
  storyOf(round: string): Promise<RoundStory | null>;
}

export function createHistoryRepository(pool: Pool): HistoryRepository {
  return {
    page: async (query) => {
      const { rows } = await pool.query<PageRow>(PAGE, [...valuesOf(query), query.size, query.page]);
      const [{ count, page, pages, totals }] = rows as [PageRow];
      // Every row has the counts; a selection without rounds has one row that holds nothing else.
      const records = count === 0 ? [] : rows.map(recordOf);
      return { records, count, page, pages, totals: totals.map(totalsOf) };
    },
    story: async (player, transfer) => {
      const { rows } = await pool.query<StoryRow>(
        `${STORY} where r.id = (select round from casino.round_transaction where op = $2) and r.player = $1 ${IN_ORDER}`,
        [player, transfer],
      );
      return rows.length === 0 ? null : storyOf(rows);
    },
    storyOf: async (round) => {
      const { rows } = await pool.query<StoryRow>(`${STORY} where r.id = $1 ${IN_ORDER}`, [round]);
      return rows.length === 0 ? null : storyOf(rows);
    },
  };
}

/** Type of a game as a player reads it: of what providers file under the slots, tables and quick games are a type of ours. */
const TYPE = `case when g.casino_type = 'slots' and coalesce(g.tab, g.suggested_tab) && '{roulette,lotto,gameshows,blackjack,baccarat,casinoholdem,card,dice,dragontiger,sikbo,othergames,tablegames,poker,cardgames,crash}' then 'tables'
      else g.casino_type end`;

/**
 * One statement counts the selection, adds it up and finds its page, all of one moment. A round that waits for its result is
 * nobody's yet: its stake is added up apart, and it moves no net. Which rounds could wait is seen by their last stake and their last
 * win; `casino.is_undecided` is asked about those alone. The net up to a round is what the selection adds up to in its currency less what is newer, before the page and on it; names and states are
 * read for the page alone.
 */
const PAGE = `
  with chosen as materialized (
    select r.id, r.currency, r.stake, r.payout, r.closed_at is null and r.live_count > 0 as may_wait
    from casino.round r join casino.provider p on p.name = r.provider left join casino.game g on g.id = r.game
    where r.player = $1 and g.casino_type is distinct from 'sport'
      and ($2::boolean is null or r.is_bonus = $2)
      and case when $3::text is null then true when $3 = 'open' then casino.is_undecided(r)
        else r.live_count > 0 and (r.payout >= r.stake and r.payout > 0) = ($3 = 'won') and not casino.is_undecided(r) end
      and ($4::text is null or g.casino_type = $4)
      and ($5::text is null or p.route_provider = $5)
      and ($6::timestamptz is null or r.opened_at >= $6)
      and ($7::timestamptz is null or r.opened_at < $7)
      and ($8::text is null or case $8 when 'crash' then 'crash' = any (coalesce(g.tab, g.suggested_tab)) else ${TYPE} = $8 end)),
  waiting as materialized (
    select c.id from chosen c
    where c.may_wait and (
        select max(case when t.kind = 'bet' then t.op end) > coalesce(max(case when t.kind = 'win' and t.win_type = 'ordinary'
          and t.settles is null then t.op end), 0)
        from casino.round_transaction t where t.round = c.id and t.reversed_by is null)
      and casino.is_undecided((select r from casino.round r where r.id = c.id))),
  counted as materialized (
    select c.id, c.currency, c.stake, c.payout, w.id is not null as is_open,
      case when w.id is null then c.payout - c.stake else 0 end as net
    from chosen c left join waiting w on w.id = c.id),
  sums as materialized (
    select currency, count(*)::int as rounds, coalesce(sum(stake) filter (where not is_open), 0) as stake,
      coalesce(sum(payout) filter (where not is_open), 0) as payout, coalesce(sum(stake - payout) filter (where is_open), 0) as open
    from counted group by currency),
  span as materialized (
    select count, pages, least($10::int, pages - 1) as page from (
      select coalesce(sum(rounds), 0)::int as count, greatest(ceil(coalesce(sum(rounds), 0) / $9::numeric), 1)::int as pages
      from sums) counted),
  shown as materialized (
    select id, currency, net, is_open from counted
    order by id desc limit $9::int offset (select page from span) * $9::int),
  newer as (
    select currency, sum(net) as net from counted where id > (select max(id) from shown) group by currency),
  running as (
    select n.id, n.is_open, s.payout - s.stake - coalesce(m.net, 0)
      - (sum(n.net) over (partition by n.currency order by n.id desc) - n.net) as running_net
    from shown n join sums s using (currency) left join newer m using (currency))
  select span.*, r.first_op, coalesce(g.name, 'Promo') as game_name, g.details -> 'names' as game_names, coalesce(${TYPE}, 'slots') as game_type,
    p.route_provider, r.opened_at, r.stake, r.payout, r.live_count = 0 as is_taken_back,
    n.is_open as is_undecided, r.balance_before, r.balance_after, r.currency, n.running_net,
    coalesce((select jsonb_agg(jsonb_build_object('currency', currency, 'rounds', rounds, 'stake', stake::text,
      'payout', payout::text, 'open', open::text) order by rounds desc, currency) from sums), '[]') as totals
  from span
  left join running n on true
  left join casino.round r on r.id = n.id
  left join casino.provider p on p.name = r.provider
  left join casino.game g on g.id = r.game
  order by r.id desc`;

/** A round of the page, with the counts of the whole selection; amounts in units, as text. */
interface PageRow {
  readonly first_op: string;
  readonly game_name: string;
  readonly game_names: LocalNames | null;
  readonly game_type: string;
  readonly route_provider: string;
  readonly opened_at: Date;
  readonly stake: string;
  readonly payout: string;
  readonly is_taken_back: boolean;
  readonly is_undecided: boolean;
  readonly balance_before: string;
  readonly balance_after: string;
  readonly currency: string;
  readonly running_net: string;
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly totals: readonly { currency: string; rounds: number; stake: string; payout: string; open: string }[];
}

/** A transaction with its round; amounts in units, as text. */
interface StoryRow {
  readonly id: string;
  readonly player: string;
  readonly first_op: string;
  readonly provider: string;
  readonly round_key: string;
  readonly game_name: string;
  readonly game_names: LocalNames | null;
  readonly game_id: string | null;
  readonly currency: string;
  readonly opened_at: Date;
  readonly round_stake: string;
  readonly round_payout: string;
  readonly balance_before: string;
  readonly balance_end: string;
  readonly op: string;
  readonly kind: RoundStory['transactions'][number]['kind'];
  readonly at: Date;
  readonly stake: string;
  readonly payout: string;
  readonly balance_after: string;
  readonly is_taken_back: boolean;
}

const STORY = `
  select r.id, r.player, r.first_op, r.provider, r.round_key, coalesce(g.name, 'Promo') as game_name, g.details -> 'names' as game_names, g.game_id, r.currency,
    r.opened_at, r.stake as round_stake, r.payout as round_payout, r.balance_before, r.balance_after as balance_end,
    t.op, t.kind, t.at, t.stake, t.payout, t.balance_after, t.reversed_by is not null as is_taken_back
  from casino.round r
  join casino.round_transaction t on t.round = r.id
  left join casino.game g on g.id = r.game`;
const IN_ORDER = 'order by t.op limit 1000';

function valuesOf({ player, balance, result, category, routeProvider, gameType, from, to }: HistoryQuery): unknown[] {
  const isBonus = balance === 'all' ? null : balance === 'bonusBalance';
  const type = category === 'all' ? null : category === 'live-casino' ? 'live' : 'slots';
  const day = (at: number | null) => (at === null ? null : new Date(at));
  return [player, isBonus, result, type, routeProvider, day(from), day(to), gameType];
}

function recordOf(row: PageRow): RoundRecord {
  return {
    transfer: row.first_op,
    gameName: row.game_name,
    gameNames: row.game_names,
    gameType: row.game_type,
    routeProvider: row.route_provider,
    at: instant(row.opened_at.getTime()),
    stake: BigInt(row.stake),
    payout: BigInt(row.payout),
    isTakenBack: row.is_taken_back,
    isUndecided: row.is_undecided,
    balanceBefore: BigInt(row.balance_before),
    balanceAfter: BigInt(row.balance_after),
    currency: row.currency,
    runningNet: BigInt(row.running_net),
  };
}

function totalsOf({ currency, rounds, stake, payout, open }: PageRow['totals'][number]): RoundTotals {
  return { currency, rounds, stake: BigInt(stake), payout: BigInt(payout), open: BigInt(open) };
}

/** The story of a round, from its transactions; there is at least one. */
function storyOf(rows: readonly StoryRow[]): RoundStory {
  const [first] = rows;
  assert(first !== undefined, 'a round has a transaction');
  return {
    id: first.id,
    player: idOf<PlayerId>(first.player),
    transfer: first.first_op,
    provider: first.provider,
    gameId: first.game_id,
    currency: first.currency,
    openedAt: instant(first.opened_at.getTime()),
    stake: BigInt(first.round_stake),
    payout: BigInt(first.round_payout),
    balanceBefore: BigInt(first.balance_before),
    balanceAfter: BigInt(first.balance_end),
    roundKey: first.round_key,
    gameName: first.game_name,
    gameNames: first.game_names,
    transactions: rows.map((row) => ({
      transfer: row.op,
      kind: row.kind,
      at: instant(row.at.getTime()),
      stake: BigInt(row.stake),
      payout: BigInt(row.payout),
      balanceAfter: BigInt(row.balance_after),
      isTakenBack: row.is_taken_back,
    })),
  };
}
