import { askWhatIf, LIMIT_KINDS, LIMIT_SCOPES, setBetLimit } from '@ordago/contracts';
import { HOUR_MS } from '@ordago/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFreeBetTestKit, type FreeBetTestKit } from '../../../../test-support/sportsbook/free-bet-test-kit.ts';
import type { Bettor, TestEvent } from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { createReadAlone } from './repository/what-if.repository.ts';

let set: FreeBetTestKit;
let ana: Bettor;
let usual: TestEvent | undefined;
let other: TestEvent | undefined;
let live: TestEvent | undefined;
beforeAll(async () => {
  set = await createFreeBetTestKit();
  ana = await set.sportsbook.buildBettor({ main: '5000.00' });
  for (const [event, at] of [
    [0, 5],
    [1, 9],
    [2, 13],
  ] as const) {
    const built = await set.sportsbook.buildEvent({ startsInMs: at * HOUR_MS, isInPlay: event === 2 });
    await set.sportsbook.priceLegs([
      [built, '1x2', '1', 2_000 + event * 370],
      [built, '1x2', '2', 3_110],
    ]);
    if (event === 0) usual = built;
    else if (event === 1) other = built;
    else live = built;
  }
  await set.sql("update sportsbook.event set status = 'live' where id = $1", [event(2).id]);
  await set.sql('update sportsbook.betting_setting set live_delay_s = 0');
});
beforeEach(async () => {
  await set.sql('delete from sportsbook.bet_limit');
  await set.sql(
    'update sportsbook.betting_setting set bets_stopped = false, bet_gap_s = 0, same_bet_max = null, express_legs_max = 20',
  );
});
afterAll(async () => {
  expect(await set.sportsbook.broken()).toEqual([]);
  await set.sportsbook.close();
});

function event(place: number): TestEvent {
  const found = [usual, other, live][place];
  if (!found) throw new Error('no such event');
  return found;
}
const selectionOf = (place: number, outcome = '1') => event(place).leg('1x2', outcome).selection;
const priceOf = async (selection: string) =>
  (await set.sql('select odds / 1000.0 as odds from sportsbook.selection where id = $1', [selection]))[0]?.odds ?? '';
const question = (change: object = {}) => ({
  player: ana.id,
  currency: 'USD',
  kind: 'single',
  stake: '10.00',
  selections: [selectionOf(0)],
  ...change,
});
const ask = async (change: object = {}) => (await set.boss.call(askWhatIf, { body: question(change) })).result;
const limit = (change: object = {}) => ({
  kind: 'max-bet',
  line: 'usual',
  scope: 'event',
  target: event(0).id,
  currency: 'USD',
  amount: '20.00',
  ...change,
});
const submission = async (asked: ReturnType<typeof question> & { system?: object }, more: object = {}) => {
  const { selections, kind, system, stake } = asked;
  const legs = await Promise.all(
    selections.map(async (selection) => ({
      selection,
      odds: Number(await priceOf(selection)).toFixed(3),
      live: [selectionOf(2), selectionOf(2, '2')].includes(selection),
    })),
  );
  return ana.place({ kind, stake, legs, ...(system && { system }), more: more as Record<string, unknown> });
};

describe('result that a submission would have', () => {
  it('is shown with every limit that holds, the one that leaves the least first', async () => {
    await set.boss.call(setBetLimit, { body: limit() });
    await set.boss.call(setBetLimit, {
      body: limit({ kind: 'max-payout', scope: 'user', target: null, currency: null, amount: '30.00' }),
    });
    const { now, otherwise, username, legs } = await ask({ stake: '25.00' });
    expect(username).toBe('bettor_00001');
    expect(otherwise).toBeNull();
    expect(legs).toMatchObject([{ event: event(0).id, odds: '2.00', is_live: false }]);
    expect(now.refusal).toEqual({
      name: 'limit-max-payout-usual-user',
      code: '652',
      params: { max: '30.00 USD', stake_max: '15.00 USD' },
    });
    expect(now).toMatchObject({ line: 'usual', odds: '2.00', potential_payout: '50.00', wait_s: '0' });
    expect(now.stake).toMatchObject({ max: '15.00', payout_max: '30.00' });
    const [least, next] = now.limits;
    expect(least).toMatchObject({
      source: 'limit',
      scope: 'user',
      about: 'bettor_00001',
      amount: '30.00',
      used: '0.00',
      room: '30.00',
      stake_max: '15.00',
      is_passed: true,
      is_binding: true,
      set: { target: null, currency: null, amount: '30.00', is_supposed: false },
    });
    expect(next).toMatchObject({
      name: 'limit-max-bet-usual-event',
      stake_max: '20.00',
      is_passed: true,
      is_binding: false,
    });
    expect(now.limits.map(({ source }: { source: string }) => source)).toEqual(
      expect.arrayContaining(['currency', 'liability']),
    );
    expect(now.bounds).toContainEqual({ name: 'express-too-many', code: '683', max: '20', now: '1' });
  });

  it('is shown of somebody whom the operator does not know yet, with whatever money it takes', async () => {
    const { now, username } = await ask({ player: null, stake: '4000.00' });
    expect(username).toBeNull();
    expect(now.refusal).toBeNull();
    expect((await ask({ player: null, currency: 'EUR' })).currency).toBe('EUR');
  });

  it.each([
    ['a player who does not exist', { player: '987654' }, 'user-not-found'],
    ['a currency that nobody bets in', { player: null, currency: 'ZZZ' }, 'betting-currency-not-taken'],
    ['a stake of nothing', { stake: '0.00' }, 'amount-invalid'],
    [
      'a price that no list could hold',
      { suppose: { settings: { express_odds_max: '9999.999' } } },
      'validation-failed',
    ],
  ])('is refused for %s', async (_title, change, refusal) => {
    expect(await set.boss.call(askWhatIf, { body: question(change) })).toMatchObject({ refusal });
  });

  it.each([
    ['no selection', () => ({ selections: [] }), 'bet-empty'],
    ['a selection that is not there', () => ({ selections: ['987654'] }), 'selection-unknown'],
    [
      'two of one event',
      () => ({ kind: 'express', selections: [selectionOf(0), selectionOf(0, '2')] }),
      'event-repeated',
    ],
    [
      'a system of no size',
      () => ({ kind: 'system', selections: [0, 1, 2].map((at) => selectionOf(at)), system: { sizes: [9] } }),
      'system-size-invalid',
    ],
    ['less than the smallest stake', () => ({ stake: '0.01' }), 'stake-below-minimum'],
  ])('names what is wrong with %s', async (_title, change, refusal) => {
    expect((await ask(change())).now.refusal?.name).toBe(refusal);
  });

  it('reports that money lacks, and that an award and a bonus lack none', async () => {
    const poor = await set.sportsbook.buildBettor({ main: '1.00' });
    const of = async (pays: string) => (await ask({ player: poor.id, pays })).now.refusal?.name ?? null;
    expect(await of('in-play')).toBe('insufficient-balance');
    expect(await of('main')).toBe('insufficient-balance');
    expect(await of('bonus')).toBeNull();
    expect(await of('free-bet')).toBeNull();
    await set.sql('update sportsbook.betting_setting set bonus_odds_min = 2500, free_single_odds_min = 2600');
    expect(await of('bonus')).toBe('bonus-odds-too-low');
    expect(await of('free-bet')).toBe('free-bet-odds-too-low');
    await set.sql('update sportsbook.betting_setting set bonus_odds_min = 1800, free_single_odds_min = null');
  });

  it('reports that the sports are closed, to bets of every kind, as placing does', async () => {
    await set.sql("insert into casino.block (at, casino_type) values (now(), 'sport')");
    const award = await set.award(ana);
    for (const pays of ['in-play', 'free-bet', 'bonus']) {
      expect((await ask({ pays })).now.refusal).toMatchObject({ name: 'sport-blocked' });
    }
    expect((await ask({ player: null })).now.refusal).toMatchObject({ name: 'sport-blocked' });
    expect(await submission(question())).toMatchObject({ refusal: 'sport-blocked' });
    expect(await submission(question(), { free_bet: award })).toMatchObject({ refusal: 'sport-blocked' });
    expect(await set.statusOf(award)).toBe('awarded');
    await set.sql('delete from casino.block');
  });

  it('reports how long a bet in play waits', async () => {
    await set.sql('update sportsbook.betting_setting set live_delay_s = 7');
    expect((await ask({ selections: [selectionOf(2)] })).now).toMatchObject({
      refusal: null,
      line: 'live',
      wait_s: '7',
    });
    await set.sql('update sportsbook.betting_setting set live_delay_s = 0');
  });

  it('is shown beside what it would be if settings and stakes were others', async () => {
    const { now, otherwise } = await ask({
      suppose: { stakes: { max: '5.00' }, settings: { express_odds_max: '1.500' }, limits: [] },
    });
    expect(now.refusal).toBeNull();
    expect(otherwise.refusal.name).toBe('express-odds-above-maximum');
    expect(otherwise.limits[0]).toMatchObject({ name: 'stake-above-maximum', amount: '5.00', is_binding: true });
  });

  it('is read where the database lets nobody write', async () => {
    const readAlone = createReadAlone(set.sportsbook.testServer.db.pool, (db) => db);
    await expect(
      readAlone((reads) => reads.query('update sportsbook.betting_setting set bet_gap_s = 1')),
    ).rejects.toMatchObject({ code: '25006' });
    expect(await readAlone(async (reads) => (await reads.query('select 1 as one')).rows)).toEqual([{ one: 1 }]);
  });
});

const cents = fc.integer({ min: 50, max: 20_000 }).map((n) => (n / 100).toFixed(2));
const someLimit = fc.record({
  kind: fc.constantFrom(...LIMIT_KINDS),
  line: fc.constantFrom('usual', 'live'),
  scope: fc.constantFrom(...LIMIT_SCOPES),
  isOne: fc.boolean(),
  currency: fc.constantFrom('USD', null),
  amount: fc.option(cents, { freq: 6 }),
  at: fc.nat(2),
});
type SomeLimit = typeof someLimit extends fc.Arbitrary<infer T> ? T : never;

function placed({ isOne, at, amount, ...rest }: SomeLimit) {
  const { league } = event(at).shown;
  const targets = { bet: null, user: ana.id, event: event(at).id, tourney: league.id, sport: league.sport };
  return { ...rest, target: isOne ? targets[rest.scope] : null, amount };
}

const isSame = (a: object, b: object) =>
  (['kind', 'line', 'scope', 'target', 'currency'] as const).every(
    (field) => Reflect.get(a, field) === Reflect.get(b, field),
  );

describe('answer that staff receive', () => {
  it('is what placing then does, now and with what was supposed, and writes nothing', async () => {
    const slips = fc.record({
      kind: fc.constantFrom('single', 'express', 'system'),
      stake: cents,
      isFree: fc.boolean(),
      picks: fc.shuffledSubarray([0, 1, 2], { minLength: 1 }),
      outcome: fc.constantFrom('1', '2'),
    });
    const worlds = fc.record({
      limits: fc.array(someLimit, { maxLength: 4 }),
      supposed: fc.array(someLimit, { maxLength: 3 }),
      gap: fc.constantFrom(0, 0, 0, 30),
      same: fc.constantFrom(null, null, 2),
      legs: fc.constantFrom(20, 2),
      legal: fc.constantFrom(null, '150.00'),
    });
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(slips, worlds, async ({ kind, stake, picks, outcome, isFree }, world) => {
        await set.sql('delete from sportsbook.bet_limit');
        await set.sql(
          'update sportsbook.betting_setting set bet_gap_s = 0, same_bet_max = null, express_legs_max = 20',
        );
        const current = distinct(world.limits.map(placed)).filter(({ amount }) => amount !== null);
        for (const body of current) await set.boss.call(setBetLimit, { body });
        const system = kind === 'system' ? { system: { sizes: [2] } } : {};
        const slip = question({ kind, stake, selections: picks.map((at) => selectionOf(at, outcome)), ...system });
        const pays = isFree ? 'free-bet' : 'in-play';
        const award = isFree ? { free_bet: await set.award(ana, { amount: stake }) } : {};
        const supposed = distinct(world.supposed.map(placed));
        const settings = { bet_gap_s: world.gap, same_bet_max: world.same, express_legs_max: world.legs };
        const suppose = { limits: supposed, settings, stakes: { legal_payout_max: world.legal } };
        const before = await set.sportsbook.fingerprint();
        const reported = await ask({ ...slip, pays, suppose });
        const alone = await ask({ ...slip, pays });
        expect(await set.sportsbook.fingerprint()).toBe(before);
        expect(alone.now).toEqual(reported.now);

        // The assumption is put into effect, and then the bet is submitted.
        const isSetFirst = picks.length % 2 === 0;
        const undo = isSetFirst
          ? await setAll(supposed, current, { settings, legal_payout_max: world.legal })
          : async () => {};
        const expected = isSetFirst ? reported.otherwise : reported.now;
        if (isSetFirst) {
          const become = (await ask({ ...slip, pays })).now;
          const bare = ({ limits, ...rest }: { limits: { set: object | null }[] }) => ({
            ...rest,
            limits: limits
              .map((one) => ({ ...one, set: one.set && { ...one.set, is_supposed: null } }))
              .map((one) => JSON.stringify(one))
              .toSorted(),
          });
          expect(bare(become)).toEqual(bare(reported.otherwise));
        }
        const reply = await submission(slip, award);
        await undo();
        const name = expected.refusal?.name ?? '';
        seen.set(name, (seen.get(name) ?? 0) + 1);
        expect(reply.refusal).toBe(name);
        if (name === '') expect(reply.result.bet.potential_payout).toBe(expected.potential_payout);
        else expect(texts(reply.params)).toEqual(expected.refusal.params);
      }),
      { numRuns: 90, seed: 80 },
    );
    expect(seen.get('') ?? 0).toBeGreaterThan(10);
    expect(seen.size).toBeGreaterThan(8);
  });

  it('names a largest stake that is taken, with what it pays, and a cent more is not', async () => {
    const worlds = fc.record({
      limits: fc.array(someLimit, { minLength: 1, maxLength: 4 }),
      picks: fc.shuffledSubarray([0, 1, 2], { minLength: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(worlds, async ({ limits, picks }) => {
        await set.sql('delete from sportsbook.bet_limit');
        for (const body of distinct(limits.map(placed)))
          if (body.amount !== null) await set.boss.call(setBetLimit, { body });
        const kind = picks.length === 1 ? 'single' : 'express';
        const slip = { kind, selections: picks.map((at) => selectionOf(at)) };
        const { now } = await ask(slip);
        const max = Number(now.stake.max);
        const most = max === 0 ? null : (await ask({ ...slip, stake: max.toFixed(2), pays: 'bonus' })).now;
        if (most === null)
          expect((await ask({ ...slip, stake: now.stake.min })).now.refusal.name).toBe('minimum-above-maximum');
        else {
          expect(most.refusal).toBeNull();
          expect(most.potential_payout).toBe(now.stake.payout_max);
          // A payout is floored to the cent, so that some cents of stake may pay no more.
          expect((await ask({ ...slip, stake: (max + 0.05).toFixed(2), pays: 'bonus' })).now.refusal).not.toBeNull();
        }
      }),
      { numRuns: 40, seed: 81 },
    );
  });
});

function distinct<T extends object>(limits: readonly T[]): T[] {
  return limits.filter((one, place) => !limits.slice(0, place).some((before) => isSame(before, one)));
}

const texts = (params: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

type Placed = ReturnType<typeof placed>;

/** Sets what was supposed; answers how the stakes become as they were. */
async function setAll(supposed: readonly Placed[], current: readonly Placed[], { settings, legal_payout_max }: Others) {
  for (const body of supposed) {
    if (body.amount !== null || current.some((one) => isSame(one, body))) await set.boss.call(setBetLimit, { body });
  }
  const { bet_gap_s, same_bet_max, express_legs_max } = settings;
  await set.sql('update sportsbook.betting_setting set bet_gap_s = $1, same_bet_max = $2, express_legs_max = $3', [
    bet_gap_s,
    same_bet_max,
    express_legs_max,
  ]);
  const legal = legal_payout_max === null ? null : Math.round(Number(legal_payout_max) * 100_000);
  await set.sql("update sportsbook.stake_limit set legal_payout_max = $1 where currency = 'USD'", [legal]);
  return async () => void (await set.sql('update sportsbook.stake_limit set legal_payout_max = null'));
}

interface Others {
  readonly settings: { bet_gap_s: number; same_bet_max: number | null; express_legs_max: number };
  readonly legal_payout_max: string | null;
}
