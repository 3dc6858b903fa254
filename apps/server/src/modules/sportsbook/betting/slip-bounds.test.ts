import { LIMIT_KINDS, LIMIT_SCOPES, readSlipBounds } from '@ordago/contracts';
import { formatAmount, HOUR_MS, parseAmount } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestSlip,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

/** The largest stake that a slip is told, against what placing takes. */
let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterEach(async () => {
  await sql('delete from sportsbook.bet_limit');
});
// Rows are never taken back: what one case breaks is still broken at the end.
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);

async function legsOf(count: number, thousandths: number): Promise<TestSlip['legs']> {
  const events = await Promise.all(
    Array.from({ length: count }, (_, n) => kit.buildEvent({ startsInMs: (n + 1) * 5 * HOUR_MS })),
  );
  return kit.priceLegs(events.map((event) => [event, '1x2', '1', thousandths] as const));
}

const SHAPES = [
  { kind: 'single', legs: 1, system: undefined },
  { kind: 'express', legs: 4, system: undefined },
  { kind: 'system', legs: 3, system: { sizes: [2] } },
] as const;
type Shape = (typeof SHAPES)[number];

async function boundsOf(bettor: Bettor, { kind, system }: Shape, legs: TestSlip['legs']) {
  const body = { kind, stake: '1.00', legs: legs.map((leg) => ({ version: 1, ...leg })), ...(system && { system }) };
  const reply = await bettor.call(readSlipBounds, { body });
  expect(reply.refusal).toBe('');
  return reply.result;
}

/** A cent more is refused in the name of the limit that binds; the stake that was told is taken, and pays what was told. */
async function expectTrue(bettor: Bettor, shape: Shape, legs: TestSlip['legs']) {
  const { stake_max: most, payout_max: payout, binding } = await boundsOf(bettor, shape, legs);
  const more = formatAmount((parseAmount(most) ?? 0n) + 1_000n);
  const slip = { kind: shape.kind, legs, ...(shape.system && { system: shape.system }) };
  expect(await bettor.place({ ...slip, stake: more })).toMatchObject({
    refusal: binding.name,
    params: { max: binding.max },
  });
  const placed = await bettor.place({ ...slip, stake: most });
  expect(placed.refusal).toBe('');
  expect(placed.result.bet.potential_payout).toBe(payout);
  return binding.name;
}

describe('the largest stake of a slip', () => {
  it.each(SHAPES)('of a $kind is that of the limit of all bets where staff set none', async (shape) => {
    const bettor = await kit.buildBettor({ main: '9000.00' });
    const name = await expectTrue(bettor, shape, await legsOf(shape.legs, 4_000));
    expect(name).toBe(shape.kind === 'single' ? 'stake-above-maximum' : 'limit-max-payout-usual-bet');
  });

  it.each(
    LIMIT_KINDS.flatMap((kind) => LIMIT_SCOPES.flatMap((scope) => SHAPES.map((shape) => ({ kind, scope, shape })))),
  )('of a $shape.kind follows $kind of the $scope', async ({ kind, scope, shape }) => {
    const bettor = await kit.buildBettor({ main: '9000.00' });
    const legs = await legsOf(shape.legs, 3_000);
    await sql(
      `insert into sportsbook.bet_limit (kind, line, scope, target, currency, amount, set_at)
         values ($1, 'usual', $2, null, 'USD', (select coalesce(max(open_payout), 0) from sportsbook.liability) + (
           select coalesce(sum(open_payout), 0) from sportsbook.liability) * ($2 in ('tourney', 'sport'))::int + 90000000, now())`,
      [kind, scope],
    );
    expect(await expectTrue(bettor, shape, legs)).toMatch(/^(limit-|stake-above-maximum)/);
  });

  it('is nothing where less than the smallest stake is left, and says by which limit', async () => {
    const bettor = await kit.buildBettor();
    const legs = await legsOf(1, 2_000);
    await sql(
      `insert into sportsbook.bet_limit (kind, line, scope, target, currency, amount, set_at)
       values ('max-bet', 'usual', 'user', null, 'USD', 50000, now())`,
    );
    expect(await boundsOf(bettor, SHAPES[0], legs)).toMatchObject({
      stake_max: '0.00',
      payout_max: '0.00',
      binding: { name: 'limit-max-bet-usual-user', max: '0.50 USD', selection: null },
    });
  });

  it('is a question that no state of the operator turns into a failure, whatever is no bet at any stake', async () => {
    const bettor = await kit.buildBettor();
    const legs = (await legsOf(3, 2_000)).map((leg) => ({ version: 1, ...leg }));
    const systems = [
      undefined,
      ...[[1], [2], [3], [10], [2, 1], [0]].map((sizes) => ({ sizes })),
      { sizes: [2], bankers: [9] },
    ];
    const states = ['false, live_stopped = false', 'true, live_stopped = true'];
    for (const state of states) {
      await sql(`update sportsbook.betting_setting set bets_stopped = ${state}`);
      for (const kind of ['single', 'express', 'system'])
        for (const count of [0, 1, 2, 3])
          for (const system of systems) {
            const body = { kind, stake: '1.00', legs: legs.slice(0, count), ...(system && { system }) };
            const { refusal } = await bettor.call(readSlipBounds, { body });
            expect([kind, count, system, refusal]).not.toEqual([kind, count, system, 'internal']);
          }
    }
    await sql('update sportsbook.betting_setting set bets_stopped = false, live_stopped = false');
  });
});
