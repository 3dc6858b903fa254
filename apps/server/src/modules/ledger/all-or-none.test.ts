import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { AT, createTestKit, outcomeOf, type Player, type TestKit } from '../../../test-support/ledger/test-kit.ts';
import { createLedger, type MoneyCommand } from './index.ts';

let db: TestDatabase;
let kit: TestKit;

/** A kind that turns away what bears `away`, and refuses under the key what bears `refuse`. */
const KINDS = `
  create function public.test_admit(payload jsonb, player bigint, at timestamptz) returns ledger.admitted language sql as $$
    select row(payload ->> 'away', payload)::ledger.admitted
  $$;
  create function public.test_refuse(payload jsonb, player bigint, at timestamptz) returns ledger.refusal language sql as $$
    select ledger.refuse(payload ->> 'refuse', '{"why": "asked"}') where payload ? 'refuse'
  $$;
  create function public.test_answer(op_id bigint, player bigint, payload jsonb, at timestamptz) returns jsonb language sql as $$
    select '{}'::jsonb
  $$;
  select ledger.register_op_kind('test.group', 'public.test_refuse', 'public.test_answer', p_admission => 'public.test_admit');`;

beforeAll(async () => {
  db = await createTestDatabase();
  kit = await createTestKit(db);
  await db.owner.query(KINDS);
});

afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});

afterAll(async () => {
  await kit.ledger.close();
  await db.close();
});

const judged = (player: Player, payload: MoneyCommand['payload'] = {}): MoneyCommand => ({
  ...kit.stake(player, 1n),
  kind: 'test.group',
  payload,
});
const all = async (...commands: MoneyCommand[]) =>
  (await kit.ledger.applyAllOrNone(commands, 'held-back')).map(outcomeOf);
const known = async (commands: readonly MoneyCommand[]) =>
  Number(
    (await db.pool.query('select count(*) from ledger.op where key = any ($1)', [commands.map(({ key }) => key)]))
      .rows[0].count,
  );

describe('commands that are all carried out or none', () => {
  it('are carried out in one commit, in their order, each by its own number', async () => {
    const player = await kit.buildPlayer(100n);
    const group = [kit.stake(player, 100n), kit.win(player, 30n), kit.stake(player, 30n)];
    const verdicts = await kit.ledger.applyAllOrNone(group, 'held-back');
    expect(verdicts.map(outcomeOf)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(new Set(verdicts.map((verdict) => 'op' in verdict && verdict.op)).size).toBe(3);
    const { rows } = await db.pool.query('select distinct batch from ledger.op where key = any ($1)', [
      group.map(({ key }) => key),
    ]);
    expect(rows).toHaveLength(1);
    expect((await kit.balances(player)).main).toBe(0n);
  });

  it('are none where one cannot be paid, which is named; and again when they come again', async () => {
    const player = await kit.buildPlayer(100n);
    const group = [kit.stake(player, 60n), kit.stake(player, 60n), kit.stake(player, 10n)];
    const answer = ['held-back', 'insufficient-balance', 'held-back'];
    expect(await all(...group)).toEqual(answer);
    await kit.ledger.apply(kit.deposit(player, 1_000n));
    const again = await kit.ledger.applyAllOrNone(group, 'held-back');
    expect(again.map(outcomeOf)).toEqual(answer);
    expect(again.every((verdict) => verdict.verdict === 'refused' && verdict.replayed)).toBe(true);
    expect((await kit.balances(player)).main).toBe(1_100n);
  });

  it('name the reason, with the refusal of the precondition', async () => {
    const player = await kit.buildPlayer(100n);
    const [verdict] = await kit.ledger.applyAllOrNone([judged(player, { refuse: 'no-reason' })], 'held-back');
    expect(verdict).toMatchObject({ verdict: 'refused', name: 'no-reason', params: { why: 'asked' } });
  });

  it('store nothing where one is not admitted: the same keys may come again', async () => {
    const player = await kit.buildPlayer(100n);
    const group = [judged(player), judged(player, { away: 'not-now' })];
    expect(await all(...group)).toEqual(['held-back', 'not-now']);
    expect(await known(group)).toBe(0);
    const later = group.map((command) => ({ ...command, payload: {} }));
    expect(await all(...later)).toEqual(['accepted', 'accepted']);
  });

  it('do not touch what is known under another content, nor what was rolled back before it came', async () => {
    const player = await kit.buildPlayer(100n);
    const placed = kit.stake(player, 10n);
    await kit.ledger.apply(placed);
    const other = { ...placed, digest: 'f'.repeat(64) };
    expect(await all(kit.stake(player, 10n), other)).toEqual(['held-back', 'conflict']);
    const never = kit.stake(player, 10n);
    await kit.ledger.apply(kit.rollback(player, never));
    expect(await all(never, kit.stake(player, 10n))).toEqual(['rolled-back', 'held-back']);
    expect((await kit.balances(player)).main).toBe(90n);
  });

  it('are one answer however many processes ask for them at once', async () => {
    const player = await kit.buildPlayer(100n);
    const elsewhere = createLedger({ pool: db.pool, clock: { now: () => AT }, instance: 1 });
    const fits = [kit.stake(player, 20n), kit.stake(player, 20n)];
    const rivals = Array.from({ length: 4 }, () => [kit.stake(player, 30n), kit.stake(player, 30n)]);
    const asked = [fits, fits, ...rivals].flatMap((group) => [
      kit.ledger.applyAllOrNone(group, 'held-back'),
      elsewhere.applyAllOrNone(group, 'held-back'),
    ]);
    const lone = kit.ledger.apply(kit.stake(player, 1n));
    const words = (await Promise.all(asked)).map((verdicts) => verdicts.map(outcomeOf).join());
    expect(outcomeOf(await lone)).toBe('accepted');
    expect(new Set(words.slice(0, 4)).size).toBe(1);
    const taken = words.filter((word, place) => place % 2 === 0 && place >= 4 && word === 'accepted,accepted').length;
    const ofFits = words[0] === 'accepted,accepted' ? 40n : 0n;
    expect((await kit.balances(player)).main).toBe(99n - ofFits - 60n * BigInt(taken));
    expect(words.every((word) => word === 'accepted,accepted' || word.includes('insufficient-balance'))).toBe(true);
    await elsewhere.close();
  });
});
