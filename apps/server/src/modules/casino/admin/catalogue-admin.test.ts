import { openCatalogue } from '@ordago/catalogue-search';
import {
  addClosure,
  decideGame,
  launchGame,
  liftClosure,
  listAdminGames,
  listCatalogueChanges,
  listClosures,
  listGames,
  listHighRollerFloors,
  readBlocks,
  readCatalogue,
  setHighRollerFloor,
  signHiddenRoute,
  staffSignIn,
} from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../test-support/casino/casino-test-kit.ts';
import type { Visitor } from '../../../../test-support/server/index.ts';

let kit: CasinoTestKit;
let boss: Visitor;
beforeAll(async () => {
  kit = await createCasinoTestKit();
  const { identity } = kit.testServer.modules;
  const member = { username: 'the_super', password: 'Ordago-2026', level: 3, parent: null } as const;
  await identity.hireStaff(member, { by: 'system', now: kit.testServer.clock.now() });
  boss = kit.testServer.visitor({ ip: '198.51.100.9' });
  const { username, password } = member;
  expect((await boss.call(staffSignIn, { body: { username, password } })).status).toBe(0);
});
afterAll(() => kit.close());

const query = async (sql: string, values: readonly unknown[] = []) =>
  (await kit.testServer.db.pool.query(sql, [...values])).rows;
const lastAct = async () =>
  (await query('select actor, action, subject, details from audit.record order by seq desc limit 1'))[0];

interface Row {
  readonly id: string;
  readonly tab: string[];
  readonly gameName: string;
}
const shownGames = async () => (await kit.testServer.visitor().call(listGames)).result as Row[];

describe('the catalogue in the back office', () => {
  it('shows what is suggested, and staff overrule it for every player, with a line in the audit', async () => {
    const reply = await boss.call(listAdminGames, { query: { search: 'jaguar de jade' } });
    expect(reply.refusal).toBe('');
    const found = reply.result.games[0];
    expect(found).toMatchObject({ tab: null, place: null, suggested_place: '9' });
    expect(found.suggested_tab).toEqual(expect.arrayContaining(['top', 'popular']));
    const body = { tab: ['jackpot', 'animals'], place: 1, replacement: null };
    expect((await boss.call(decideGame, { params: { id: found.id }, body })).result).toMatchObject({
      tab: ['jackpot', 'animals'],
      place: '1',
    });
    const [first] = await shownGames();
    expect(first).toMatchObject({ id: found.id, tab: ['jackpot', 'animals'] });
    expect(await lastAct()).toMatchObject({
      action: 'casino.game-decided',
      details: { tab: 'jackpot animals', was: null },
    });
    // The next list of the provider leaves the decision alone.
    await kit.testServer.modules.casino.syncCatalogue(kit.testServer.clock.now());
    expect((await shownGames())[0]).toMatchObject({ id: found.id, tab: ['jackpot', 'animals'] });
    const undone = { tab: null, place: null, replacement: null };
    await boss.call(decideGame, { params: { id: found.id }, body: undone });
    expect((await shownGames()).find(({ id }) => id === found.id)?.tab).toContain('top');
  });

  it('knows what games declare of themselves, and lets staff declare it where the provider does not', async () => {
    const file = async () => {
      const reply = await kit.testServer.servers.get('player')?.inject({ url: readCatalogue.path });
      return openCatalogue(reply?.body ?? '');
    };
    const listed = await boss.call(listAdminGames, { query: { provider: 'pragmatic-rgs' } });
    const wild = listed.result.games.find((row: { suggested_features: string[] }) =>
      row.suggested_features.includes('wilds'),
    );
    expect(wild).toMatchObject({ features: null, listed_bet_min: {}, bet_min: null, win_max: null });
    const reported = { features: ['megaways', 'jackpot'], bet_min: { MXN: '2.00' }, win_max: 500_000 };
    const decide = (body: object) =>
      boss.call(decideGame, {
        params: { id: wild.id },
        body: { tab: null, place: null, replacement: null, ...body } as never,
      });
    expect((await decide({ features: ['gold'] })).refusal).toBe('validation-failed');
    expect((await decide(reported)).result).toMatchObject({ ...reported, win_max: '500000' });
    expect(await lastAct()).toMatchObject({ details: { features: 'megaways jackpot', bet_min: 'MXN 2.00' } });
    await kit.testServer.modules.casino.syncCatalogue(kit.testServer.clock.now());
    expect((await file())?.byId(wild.id)).toMatchObject({
      features: ['megaways', 'jackpot'],
      betMin: { MXN: '2.00' },
      winMaxHundredths: 500_000,
      // Games with these features are in their categories, where staff leave them to us.
      tab: expect.arrayContaining(['megaways', 'jackpot']),
    });
    expect((await decide(reported)).result.suggested_tab).toEqual(expect.arrayContaining(['megaways', 'jackpot']));
    await decide({ ...reported, tab: ['animals'] });
    expect((await file())?.byId(wild.id)?.tab).toEqual(['animals']);
    await decide({});
    expect((await file())?.byId(wild.id)?.tab).not.toContain('megaways');
    expect((await file())?.byId(wild.id)).toMatchObject({ features: wild.suggested_features, betMin: {} });
  });

  it('names a replacement, and refuses one that is no game, the game itself, or a category that there is not', async () => {
    const who = await kit.player();
    const closed = await kit.open(who, 'evolution', 4);
    const open = await kit.open(who, 'slotegrator', 4);
    const decide = (body: object) =>
      boss.call(decideGame, {
        params: { id: closed.id },
        body: { tab: null, place: null, replacement: null, ...body },
      });
    expect((await decide({ replacement: '999999' })).refusal).toBe('game-not-found');
    expect((await decide({ replacement: closed.id })).refusal).toBe('game-not-found');
    expect((await decide({ tab: ['all'] })).refusal).toBe('validation-failed');
    expect((await decide({ replacement: open.id })).result.replacement).toMatchObject({ id: open.id });
    const block = { player: who.id, provider: 'evolution', reason: 'A test' };
    const { id } = (await boss.call(addClosure, { body: block })).result;
    expect(await lastAct()).toMatchObject({ action: 'casino.closed', subject: `player:${who.id}` });
    const launched = await who.call(launchGame, { body: { game_id: closed.id } });
    expect(launched.result.replacement).toMatchObject({ id: open.id });
    await boss.call(liftClosure, { params: { id } });
    expect((await who.call(launchGame, { body: { game_id: closed.id } })).result.replacement).toBeNull();
  });

  it('keeps the crash rule when staff call a virtual game a crash game', async () => {
    const [game] = await query(
      "select id from casino.game where casino_type = 'virtual' and also_closed_by = '{}' limit 1",
    );
    const decide = (tab: string[] | null) =>
      boss.call(decideGame, { params: { id: game.id }, body: { tab, place: null, replacement: null } });
    const also = async () => (await query('select also_closed_by from casino.game where id = $1', [game.id]))[0];
    await decide(['crash']);
    expect(await also()).toEqual({ also_closed_by: ['slots'] });
    await decide(null);
    expect(await also()).toEqual({ also_closed_by: [] });
  });

  it('closes and opens, once each; an unknown provider or player is refused', async () => {
    const close = (body: object) => boss.call(addClosure, { body: { reason: 'A test', ...body } });
    expect((await close({ provider: 'nobody' })).refusal).toBe('provider-not-configured');
    expect((await close({ provider: 'evolution', player: '1' })).refusal).toBe('user-not-found');
    expect((await close({})).refusal).toBe('validation-failed');
    const { id } = (await close({ casino_type: 'live' })).result;
    expect((await close({ casino_type: 'live' })).refusal).toBe('state-changed');
    expect((await kit.testServer.visitor().call(readBlocks)).result.parts).toEqual(['live']);
    expect((await boss.call(listClosures)).result.closures[0]).toMatchObject({ id, casino_type: 'live', player: null });
    expect((await boss.call(liftClosure, { params: { id } })).status).toBe(0);
    expect((await boss.call(liftClosure, { params: { id } })).refusal).toBe('state-changed');
    expect((await kit.testServer.visitor().call(readBlocks)).result.parts).toEqual([]);
    expect(await lastAct()).toMatchObject({ action: 'casino.opened', details: { casinoType: 'live' } });
  });

  it('closes at some hours of the week and to one country, each beside the other', async () => {
    const close = (body: object) => boss.call(addClosure, { body: { casino_type: 'live', reason: 'A test', ...body } });
    const hours = { days: [7, 6, 6], from: '22:00', to: '06:00', zone: 'America/Lima' };
    const { id } = (await close({ hours })).result;
    const kept = { ...hours, days: ['6', '7'] };
    expect((await boss.call(listClosures)).result.closures[0]).toMatchObject({ id, hours: kept, country: null });
    expect(await lastAct()).toMatchObject({ details: { hours: '6,7 22:00-06:00 America/Lima' } });
    expect((await close({ hours })).refusal).toBe('state-changed');
    const { id: ofPeru } = (await close({ country: 'PE' })).result;
    expect((await boss.call(listClosures)).result.closures[0]).toMatchObject({
      id: ofPeru,
      hours: null,
      country: 'PE',
    });
    for (const wrong of [{ days: [] }, { days: [8] }, { from: '24:00' }, { zone: 'Mars/Olympus' }]) {
      expect((await close({ hours: { ...hours, ...wrong } })).refusal).toBe('validation-failed');
    }
    expect((await close({ country: 'Peru' })).refusal).toBe('validation-failed');
    for (const one of [id, ofPeru]) await boss.call(liftClosure, { params: { id: one } });
  });

  it('reports what each list changed: what came, what differs and how, what went and came back', async () => {
    const report = async () =>
      (await boss.call(listCatalogueChanges, { query: { count: '100' } })).result.reports.find(
        ({ provider }: { provider: string }) => provider === 'amatic',
      );
    expect(Number((await report()).added)).toBeGreaterThan(50);
    const [one, two] = await query("select id, name from casino.game where provider = 'amatic' order by id limit 2");
    await query("update casino.game set name = 'Otro nombre', rtp = 9000 where id = $1", [one.id]);
    await query('update casino.game set is_active = false where id = $1', [two.id]);
    await query(
      `insert into casino.game (provider, game_id, name, studio, casino_type, raw, added_at, changed_at)
       values ('amatic', 'gone-1', 'Se fue', 'Amatic', 'slots', '{}', now(), now())`,
    );
    kit.testServer.clock.advance(1_000);
    kit.sandbox.parts.clock.set(kit.testServer.clock.now());
    await kit.testServer.modules.casino.syncCatalogue(kit.testServer.clock.now());
    const { added, changed, returned, gone, examples } = await report();
    expect({ added, changed, returned, gone }).toEqual({ added: '0', changed: '1', returned: '1', gone: '1' });
    expect(examples).toEqual([
      { kind: 'gone', name: 'Se fue', fields: [] },
      { kind: 'changed', name: one.name, fields: ['name', 'rtp'] },
      { kind: 'returned', name: two.name, fields: [] },
    ]);
  });

  it('signs a link that shows hidden providers, and nobody else does', async () => {
    const { url } = (await boss.call(signHiddenRoute)).result;
    const hiddenRoute = new URL(url).searchParams.get('hiddenRoute') ?? '';
    const who = await kit.player();
    const hidden = (await who.call(listGames, { query: { routeProvider: 'pragmaticf', hiddenRoute } })).result as Row[];
    expect(hidden.length).toBeGreaterThan(0);
    expect((await who.call(readBlocks, { query: { hiddenRoute } })).result.seesHidden).toBe(true);
    const launched = await who.call(launchGame, { body: { game_id: hidden[0]?.id, hiddenRoute } });
    expect(launched.result.url).toContain('code=');
    expect(await lastAct()).not.toBeUndefined();
    expect((await who.call(signHiddenRoute)).status).not.toBe(0);
  });
});

describe('the floor of the high rollers', () => {
  it('is set by currency, taken away, and every act is in the audit', async () => {
    const floors = async () => (await boss.call(listHighRollerFloors)).result.floors;
    const set = (currency: string, amount: string | null) =>
      boss.call(setHighRollerFloor, { params: { currency }, body: { stake_min: amount } });
    expect(await floors()).toContainEqual({ currency: 'TRY', stake_min: '5000.00' });
    expect((await set('TRY', '750.50')).result).toEqual({ currency: 'TRY' });
    expect(await floors()).toContainEqual({ currency: 'TRY', stake_min: '750.50' });
    expect(await lastAct()).toMatchObject({
      action: 'casino.high-roller-floor-set',
      details: { currency: 'TRY', stakeMin: '750.50', was: '5000.00' },
    });
    await Promise.all([set('JPY', '30000'), set('JPY', '40000')]);
    expect((await floors()).filter(({ currency }: { currency: string }) => currency === 'JPY')).toHaveLength(1);
    await set('JPY', null);
    expect((await floors()).map(({ currency }: { currency: string }) => currency)).not.toContain('JPY');
    expect((await set('TRY', '0')).refusal).toBe('amount-invalid');
    expect((await set('TRY', '-1')).refusal).toBe('amount-invalid');
  });
});
