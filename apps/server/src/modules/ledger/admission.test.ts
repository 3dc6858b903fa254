import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { createTestKit, outcomeOf, type Player, type TestKit } from '../../../test-support/ledger/test-kit.ts';
import { MAIN_WALLET, type MoneyCommand, TRANSFER } from './index.ts';

let db: TestDatabase;
let kit: TestKit;

/** Lets in what bears no `away`, with a note of its own; refuses under the key what bears `refuse`; answers with the note. */
const KINDS = `
  create function public.test_admit(payload jsonb, player bigint, at timestamptz) returns ledger.admitted language sql as $$
    select row(payload ->> 'away', payload || '{"note": "let in"}')::ledger.admitted
  $$;
  create function public.test_refuse(payload jsonb, player bigint, at timestamptz) returns ledger.refusal language sql as $$
    select ledger.refuse(payload ->> 'refuse') where payload ? 'refuse'
  $$;
  create function public.test_answer(op_id bigint, player bigint, payload jsonb, at timestamptz) returns jsonb language sql as $$
    select jsonb_build_object('note', payload -> 'note')
  $$;
  create function public.test_check_many(players bigint[], payloads jsonb[], ats timestamptz[]) returns boolean[] language sql as $$
    select array(select not payload ?| '{away,refuse}' from unnest(payloads) with ordinality p (payload, ord) order by ord)
  $$;
  create function public.test_answer_many(ops bigint[], players bigint[], payloads jsonb[], ats timestamptz[], balances bigint[])
  returns jsonb[] language sql as $$
    select array(select jsonb_build_object('note', 'together', 'balance', balance::text)
      from unnest(balances) with ordinality b (balance, ord) order by ord)
  $$;
  select ledger.register_op_kind(name, 'public.test_refuse', 'public.test_answer', p_admission => 'public.test_admit',
    p_check_many => 'public.test_check_many', p_effect_many => 'public.test_answer_many')
  from unnest(array['test.give', 'test.take']) name;`;

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

const take = (player: Player, units: bigint, payload: MoneyCommand['payload'] = {}): MoneyCommand =>
  kit.command(player, {
    kind: 'test.take',
    payload,
    moves: [{ from: MAIN_WALLET, to: kit.revenue, units, code: TRANSFER.slotsBet }],
  });
const give = (player: Player, units: bigint): MoneyCommand =>
  kit.command(player, {
    kind: 'test.give',
    payload: {},
    moves: [{ from: kit.revenue, to: MAIN_WALLET, units, code: TRANSFER.winSlots }],
  });

describe('a move of the main wallet, whichever it is', () => {
  it('moves the player’s own, alone and beside others, and the history names the wallet', async () => {
    const one = await kit.buildPlayer(1_000n);
    const other = await kit.buildPlayer(1_000n);
    const alone = await kit.ledger.apply(take(one, 100n));
    expect(alone).toMatchObject({ verdict: 'accepted', answer: { note: 'let in' } });
    const verdicts = await Promise.all([take(one, 200n), give(other, 50n), give(one, 7n)].map(kit.ledger.apply));
    expect(verdicts.map(outcomeOf)).toEqual(['accepted', 'accepted', 'accepted']);
    // Players with ids of the same parity share a lane, so that two of the three were carried out together.
    expect(verdicts.some((verdict) => verdict.verdict === 'accepted' && verdict.answer.note === 'together')).toBe(true);
    expect([(await kit.balances(one)).main, (await kit.balances(other)).main]).toEqual([707n, 1_050n]);
    const { rows } = await db.pool.query('select moves from ledger.op where player = $1 order by id', [one.id]);
    expect(rows.slice(1).map(({ moves }) => moves.slice(0, 2))).toEqual([
      [one.main, kit.revenue],
      [one.main, kit.revenue],
      [kit.revenue, one.main],
    ]);
  });

  it('can be paid for by it alone, move after move', async () => {
    const player = await kit.buildPlayer(100n);
    const verdicts = await Promise.all([take(player, 60n), take(player, 60n), give(player, 30n)].map(kit.ledger.apply));
    expect(verdicts.map(outcomeOf)).toEqual(['accepted', 'insufficient-balance', 'accepted']);
    expect((await kit.balances(player)).main).toBe(70n);
  });

  it('names no account where the player has no wallet in the currency of the operator', async () => {
    const player = await kit.buildPlayer(100n);
    const revenue = await kit.ledger.houseAccount({
      class: 'revenue',
      product: 'casino',
      provider: 'evolution',
      currency: 'TRY' as never,
    });
    const moves = [{ from: MAIN_WALLET, to: revenue, units: 1n, code: TRANSFER.slotsBet }];
    expect(outcomeOf(await kit.ledger.apply(kit.command(player, { moves })))).toBe('unknown-account');
  });
});

describe('an admission', () => {
  it('turns away and stores nothing: the same key comes again, also with another body', async () => {
    const player = await kit.buildPlayer(100n);
    const first = take(player, 10n, { away: 'come-later' });
    expect(await kit.ledger.apply(first)).toMatchObject({ verdict: 'refused', op: null, name: 'come-later' });
    const beside = await Promise.all([kit.ledger.apply(first), kit.ledger.apply(take(player, 5n))]);
    expect(beside.map(outcomeOf)).toEqual(['come-later', 'accepted']);
    expect((await db.pool.query('select from ledger.op where key = $1', [first.key])).rowCount).toBe(0);
    const again = await kit.ledger.apply({ ...first, payload: {}, digest: take(player, 1n).digest });
    expect(again).toMatchObject({ verdict: 'accepted', replayed: false });
    expect((await kit.balances(player)).main).toBe(85n);
  });

  it('is asked before the key is looked at, and the precondition after it', async () => {
    const player = await kit.buildPlayer(100n);
    const order = take(player, 10n);
    await kit.ledger.apply(order);
    expect(outcomeOf(await kit.ledger.apply({ ...order, payload: { away: 'come-later' } }))).toBe('come-later');
    expect(await kit.ledger.apply(order)).toMatchObject({ verdict: 'accepted', replayed: true });
    const refused = take(player, 10n, { refuse: 'not-today' });
    expect(outcomeOf(await kit.ledger.apply(refused))).toBe('not-today');
    expect(await kit.ledger.apply({ ...refused, payload: {} })).toMatchObject({ name: 'not-today', replayed: true });
  });
});
