import { listCasinoHistory, listSlotsBetHistory } from '@ordago/contracts';
import { formatAmount } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterAll(() => kit.close());

interface Laid {
  readonly id: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

let batch = 0;

/** Lays rounds into a player's history, oldest first: some won, some lost, in two currencies, down to the last unit. */
async function lay(who: CasinoPlayer, count: number): Promise<readonly Laid[]> {
  batch += 1;
  const { rows } = await kit.testServer.db.pool.query(
    `insert into casino.round (provider, round_key, player, game, currency, wallet, is_bonus, stake, payout, live_count,
       first_op, balance_before, balance_after, opened_at, updated_at, closed_at)
     select 'slotegrator', 'net-' || $4::int || '-' || n, $1::bigint, (select min(id) from casino.game where provider = 'slotegrator'),
       case when n % 5 = 2 then 'USD' else 'TRY' end, 1, false, 100000 + n * 7919 % 50021,
       case when n % 3 = 0 then 100003 + n * 104729 % 300007 else 0 end, 1, $4::int * 1000 + n, 0, 0,
       $3::timestamptz + n * interval '1 second', $3, $3
     from generate_series(1, $2::int) n order by n
     returning id, currency, stake, payout`,
    [who.id, count, new Date(kit.testServer.clock.now()), batch],
  );
  return rows.map(({ id, currency, stake, payout }) => ({
    id,
    currency,
    stake: BigInt(stake),
    payout: BigInt(payout),
  }));
}

interface Row {
  readonly currency: string;
  readonly running_net: string;
}

type Filter = (round: Laid) => boolean;
const isWon: Filter = ({ stake, payout }) => payout >= stake && payout > 0n;

/** Reads all pages, newest first, and the sums that each of them states. */
async function readAll(who: CasinoPlayer, query: Record<string, string> = {}) {
  const rows: Row[] = [];
  const totals: unknown[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const answer = await who.call(listCasinoHistory, { query: { ...query, page: String(page), count: '7' } });
    pages = Number(answer.result.pageCount);
    rows.push(...(answer.result.list as Row[]));
    totals.push(answer.result.totals);
  }
  return { net: rows.map(({ currency, running_net: net }) => `${net} ${currency}`), totals };
}

/** The same, added up here one round after the other. */
function addedUp(rounds: readonly Laid[]): string[] {
  const net = new Map<string, bigint>();
  return rounds
    .map(({ currency, stake, payout }) => {
      const sum = (net.get(currency) ?? 0n) + payout - stake;
      net.set(currency, sum);
      return `${formatAmount(sum)} ${currency}`;
    })
    .reverse();
}

function totalsOf(rounds: readonly Laid[]) {
  return ['TRY', 'USD'].flatMap((currency) => {
    const mine = rounds.filter((round) => round.currency === currency);
    const stake = mine.reduce((sum, round) => sum + round.stake, 0n);
    const payout = mine.reduce((sum, round) => sum + round.payout, 0n);
    const amounts = {
      bet_amount: formatAmount(stake),
      payout: formatAmount(payout),
      net: formatAmount(payout - stake),
      open: '0.00',
    };
    return mine.length === 0 ? [] : [{ currency, rounds: String(mine.length), ...amounts }];
  });
}

describe('the running net of the histories', () => {
  it.each([
    ['everything', {}, () => true],
    ['what was won', { result: '1' }, isWon],
    ['what was lost', { result: '2' }, (round: Laid) => !isWon(round)],
  ] as [string, Record<string, string>, Filter][])(
    'is that of the selection on every page: %s',
    async (_name, query, isIn) => {
      const who = await kit.player();
      const other = await kit.player();
      await lay(other, 5);
      const laid = await lay(who, 57);
      await lay(other, 5);
      const { net, totals } = await readAll(who, query);
      const picked = laid.filter(isIn);
      expect(picked.length).toBeGreaterThan(14);
      expect(net).toEqual(addedUp(picked));
      for (const each of totals) expect(each).toEqual(totalsOf(picked));
    },
  );

  it('begins with a period of its own', async () => {
    const who = await kit.player();
    const laid = await lay(who, 20);
    const from = new Date(kit.testServer.clock.now() + 11_000).toISOString();
    expect((await readAll(who, { from })).net).toEqual(addedUp(laid.slice(10)));
  });

  it('moves with a round that is paid later, at every newer round of its currency', async () => {
    const who = await kit.player();
    const laid = await lay(who, 16);
    await kit.testServer.db.pool.query('update casino.round set payout = payout + 12345 where id = $1', [laid[3]?.id]);
    const paid = laid.map((round, place) => (place === 3 ? { ...round, payout: round.payout + 12_345n } : round));
    expect((await readAll(who)).net).toEqual(addedUp(paid));
  });

  it('is sent by both wires alike, and by a page past the end', async () => {
    const who = await kit.player();
    const laid = await lay(who, 23);
    const { data, totals } = (await who.call(listSlotsBetHistory, { body: { page: 99, count: 10 } })).result;
    expect((data as Row[]).map((row) => `${row.running_net} ${row.currency}`)).toEqual(addedUp(laid).slice(20));
    expect(totals).toEqual(totalsOf(laid));
  });

  it('is null for a selection without rounds', async () => {
    const who = await kit.player();
    expect((await who.call(listCasinoHistory)).result).toEqual({ list: [], pageCount: '1', page: '0', totals: [] });
    expect((await who.call(listSlotsBetHistory, { body: {} })).result).toEqual({ data: [], count: '0', totals: [] });
  });
});
