import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { createTestKit, outcomeOf, type Player, type TestKit } from '../../../test-support/ledger/test-kit.ts';
import { type MoneyCommand, TRANSFER } from './index.ts';

let db: TestDatabase;
let kit: TestKit;

/** Refuses the players who are shut out; a kind whose rule is not volatile, and one that is. */
const KINDS = `
  create table public.test_shut_out (player bigint);
  create function public.test_refuse_shut_out(payload jsonb, p_player bigint, at timestamptz) returns ledger.refusal language plpgsql as $$
  begin
    return (select ledger.refuse('shut-out') from public.test_shut_out s where s.player = p_player);
  end $$;
  create function public.test_steady(payload jsonb, p_player bigint, at timestamptz) returns ledger.refusal language sql stable as $$
    select ledger.refuse('shut-out') from public.test_shut_out s where s.player = p_player
  $$;
  create function public.test_note(op_id bigint, player bigint, payload jsonb, at timestamptz) returns jsonb language sql as $$
    select jsonb_build_object('note', payload -> 'note')
  $$;
  select ledger.register_op_kind('test.play', 'public.test_refuse_shut_out', 'public.test_note');
  select ledger.register_op_kind('test.steady', 'public.test_steady', null);`;

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

const play = (player: Player, units: bigint, rest: Partial<MoneyCommand> = {}): MoneyCommand =>
  kit.command(player, {
    kind: 'test.play',
    payload: { note: 'seen' },
    moves: [{ from: player.main, to: kit.revenue, units, code: TRANSFER.slotsBet }],
    ...rest,
  });

const bodyOf = async (kind: string) =>
  (await db.pool.query('select ledger.lone_body($1) as text', [kind])).rows[0].text;

describe('a command alone', () => {
  it('is carried out by the statement of its kind, and its key answers for it ever after', async () => {
    const player = await kit.buildPlayer(100n);
    const order = play(player, 30n);
    const first = await kit.ledger.apply(order);
    expect(first).toMatchObject({ verdict: 'accepted', replayed: false, answer: { note: 'seen' } });
    expect(await kit.ledger.apply(order)).toMatchObject({ verdict: 'accepted', replayed: true, op: first.op });
    expect(outcomeOf(await kit.ledger.apply({ ...order, digest: play(player, 31n).digest }))).toBe('conflict');
    expect((await kit.balances(player)).main).toBe(70n);
  });

  it('gets nothing done that is beyond the wallet, unsound or refused, and the refusal is kept', async () => {
    const player = await kit.buildPlayer(100n);
    expect(outcomeOf(await kit.ledger.apply(play(player, 101n)))).toBe('insufficient-balance');
    expect((await kit.ledger.apply(play(player, -5n))).verdict).toBe('refused');
    await db.pool.query('insert into public.test_shut_out values ($1)', [player.id]);
    const shut = play(player, 5n);
    expect(await kit.ledger.apply(shut)).toMatchObject({ name: 'shut-out', replayed: false });
    await db.pool.query('delete from public.test_shut_out');
    expect(await kit.ledger.apply(shut)).toMatchObject({ name: 'shut-out', replayed: true });
    expect((await kit.balances(player)).main).toBe(100n);
  });

  it('is judged by what was committed while it waited for the lock', async () => {
    const player = await kit.buildPlayer(100n);
    const holder = await db.owner.connect();
    await holder.query('begin');
    await holder.query('select from ledger.wallet where id = $1 for update', [player.main]);
    await holder.query('insert into public.test_shut_out values ($1)', [player.id]);
    const judged = kit.ledger.apply(play(player, 5n));
    await expect
      .poll(async () => (await db.pool.query('select from pg_locks where not granted')).rowCount, { interval: 5 })
      .toBeGreaterThan(0);
    await holder.query('commit');
    holder.release();
    expect(outcomeOf(await judged)).toBe('shut-out');
    expect((await kit.balances(player)).main).toBe(100n);
  });

  it('has no statement where a rule of its kind could be blind to that', async () => {
    expect(await bodyOf('test.play')).toContain('test_refuse_shut_out(');
    expect([await bodyOf('test.steady'), await bodyOf('ledger.collect-debt')]).toEqual([null, null]);
    const player = await kit.buildPlayer(100n);
    expect(await kit.ledger.apply(play(player, 5n, { kind: 'test.steady' }))).toMatchObject({ verdict: 'accepted' });
    expect((await kit.balances(player)).main).toBe(95n);
  });
});
