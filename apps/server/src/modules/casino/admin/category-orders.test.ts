import { armOf } from '@ordago/catalogue-search';
import {
  chooseCategoryArm,
  launchGame,
  listAdminCategories,
  listCategoryOrders,
  readAdminCategory,
  setCategoryOrder,
  staffSignIn,
} from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';
import type { Visitor } from '../../../../test-support/server/index.ts';

const CATEGORY = 'roulette';

let kit: CasinoTestKit;
let boss: Visitor;
beforeAll(async () => {
  kit = await createCasinoTestKit();
  const { identity } = kit.testServer.modules;
  const member = { username: 'the_super', password: 'Ordago-2026', level: 3, parent: null } as const;
  await identity.hireStaff(member, { by: 'system', now: kit.testServer.clock.now() });
  boss = kit.testServer.visitor({ ip: '198.51.100.9' });
  expect((await boss.call(staffSignIn, { body: { username: 'the_super', password: 'Ordago-2026' } })).status).toBe(0);
});
afterAll(() => kit.close());

const params = { category: CATEGORY };
const page = async () => (await boss.call(readAdminCategory, { params })).result;
const set = (body: { pins_a: string[]; pins_b?: string[] | null; share_b?: number | null }) =>
  boss.call(setCategoryOrder, { params, body: { pins_b: null, share_b: null, ...body } as never });
const choose = (order: string, arm: 'A' | 'B' | null) => boss.call(chooseCategoryArm, { params, body: { order, arm } });
const seenBy = async (who: Visitor) => (await who.call(listCategoryOrders)).result.orders;
const pinnable = async () => (await page()).games.map(({ id }: { id: string }) => id) as string[];
const open = (who: CasinoPlayer, game: string, list: { order: string; arm: 'A' | 'B' }) =>
  who.call(launchGame, { body: { game_id: game, list } });
const lastAct = async () =>
  (await kit.testServer.db.pool.query('select action, details from audit.record order by seq desc limit 1')).rows[0];

describe('the order of a category', () => {
  it('is one that staff pin, for every reader, with a line in the audit, until it ends', async () => {
    const [first = '', second = ''] = await pinnable();
    expect(await seenBy(kit.testServer.visitor())).toEqual([]);
    const set1 = await set({ pins_a: [second, first, second] });
    expect(set1.result.order).toMatchObject({ pins_a: [second, first], pins_b: null, chosen: null });
    expect(set1.result.results).toBeNull();
    expect(await lastAct()).toMatchObject({
      action: 'casino.category-ordered',
      details: { category: CATEGORY, a: `${second} ${first}`, b: null },
    });
    expect(await seenBy(await kit.player())).toMatchObject([
      { category: CATEGORY, pins_a: [second, first], pins_b: null, share_b: null, arm: null },
    ]);
    const { categories } = (await boss.call(listAdminCategories)).result;
    const row = categories.find(({ category }: { category: string }) => category === CATEGORY);
    expect(Number(row?.suggested)).toBeGreaterThan(0);
    expect(row?.order).toMatchObject({ pins_a: [second, first] });
    expect((await set({ pins_a: [] })).result.order).toBeNull();
    expect(await seenBy(kit.testServer.visitor())).toEqual([]);
  });

  it('holds only games of the category, and is of a category that there is', async () => {
    const elsewhere = await kit.open(await kit.player(), 'slotegrator', 2);
    expect((await set({ pins_a: [elsewhere.id] })).refusal).toBe('game-not-found');
    const none = { category: 'all' };
    expect((await boss.call(readAdminCategory, { params: none })).refusal).toBe('not-found');
    const body = { pins_a: [], pins_b: null, share_b: null };
    expect((await boss.call(setCategoryOrder, { params: none, body })).refusal).toBe('not-found');
  });
});

describe('two orders of a category', () => {
  it('are sent to each player by their number, and to a guest both', async () => {
    const [first = '', second = ''] = await pinnable();
    const { id } = (await set({ pins_a: [first], pins_b: [second], share_b: 50 })).result.order;
    for (let i = 0; i < 4; i += 1) {
      const who = await kit.player();
      const arm = armOf(id, who.id, 50);
      expect(await seenBy(who)).toMatchObject([{ id, arm }]);
    }
    expect(await seenBy(kit.testServer.visitor())).toMatchObject([
      { id, arm: null, pins_a: [first], pins_b: [second] },
    ]);
  });

  it('count what players really opened out of the list, and nothing else', async () => {
    const [first = '', second = ''] = await pinnable();
    // A player who opened a game before does not take part in the comparison.
    kit.testServer.clock.advance(60_000);
    kit.sandbox.parts.clock.set(kit.testServer.clock.now());
    const { id } = (await set({ pins_a: [first], pins_b: [second], share_b: 50 })).result.order;
    const who = await kit.player();
    const idle = await kit.player();
    const arm = armOf(id, who.id, 50);
    const own = { order: id, arm };
    expect((await open(who, first, own)).refusal).toBe('');
    await open(who, second, own);
    // Another arm than their own, another order, a game of another list, and no list at all.
    await open(who, first, { order: id, arm: arm === 'A' ? 'B' : 'A' });
    await open(who, first, { order: '999999', arm });
    const elsewhere = await kit.open(who, 'slotegrator', 2);
    await open(who, elsewhere.id, own);
    await kit.open(idle, 'slotegrator', 3);
    const { results } = await page();
    const mine = results[arm.toLowerCase()];
    expect(mine).toMatchObject({ openers: '1', opens: '2' });
    expect(Number(results.a.players) + Number(results.b.players)).toBe(2);
    const theirs = results[arm === 'A' ? 'b' : 'a'];
    expect(theirs).toMatchObject({ openers: '0', opens: '0' });
    expect(results.difference).toBeNull();
  });

  it('end by a choice, which everybody sees, is undone, and is refused for an order of before', async () => {
    const [first = '', second = ''] = await pinnable();
    const { id } = (await set({ pins_a: [first], pins_b: [second], share_b: 20 })).result.order;
    const chosen = await choose(id, 'B');
    expect(chosen.result.order).toMatchObject({ chosen: 'B' });
    expect(await lastAct()).toMatchObject({ action: 'casino.category-order-chosen', details: { order: id, arm: 'B' } });
    const who = await kit.player();
    expect(await seenBy(who)).toMatchObject([{ pins_a: [second], pins_b: null, arm: null }]);
    await open(who, second, { order: id, arm: armOf(id, who.id, 20) });
    expect((await page()).results.b.opens).toBe('0');
    expect((await choose(id, 'B')).refusal).toBe('state-changed');
    expect((await choose(id, null)).result.order).toMatchObject({ chosen: null });
    expect(await seenBy(who)).toMatchObject([{ pins_b: [second], arm: armOf(id, who.id, 20) }]);
    await set({ pins_a: [first] });
    expect((await choose(id, 'A')).refusal).toBe('state-changed');
  });
});
