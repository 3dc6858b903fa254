import {
  listBetHistory,
  listStaffBets,
  providerApis,
  readCatalogue,
  readGr8Keys,
  signOut,
  staffSignIn,
} from '@ordago/contracts';
import { GR8_SESSION_SECONDS, gr8PublicKeys, readGr8Token } from '@ordago/provider-protocols';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
  // Settles what is decided, once a second.
  await kit.sandbox.plugins.find(({ name }) => name === 'game-providers')?.start?.();
});
afterEach(async () => {
  await sql('delete from casino.block');
  const readings = await kit.testServer.modules.ledger.invariants();
  expect(readings.filter(({ violations }) => violations > 0).map(({ name }) => name)).toEqual([]);
});
afterAll(() => kit.close());

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);
const BOOKS = ['betconstruct', 'digitain', 'gr8'] as const;
type Book = (typeof BOOKS)[number];

/** Token handed to the frame: the token of a call, or the one inside a link. */
const HAND: Readonly<Record<Book, (who: Pick<CasinoPlayer, 'call'>) => Promise<string>>> = {
  betconstruct: async (who) =>
    (await who.call(providerApis.betconstruct.open, { body: { project_name: 'vulcan' } })).result.data.token,
  digitain: async (who) => (await who.call(providerApis.digitain.open)).result.data.token,
  gr8: async (who) => new URL((await who.call(providerApis.gr8.open)).result.game_link).searchParams.get('token') ?? '',
};

/** A member of staff who sees every player's bets. */
async function owner() {
  const { identity } = kit.testServer.modules;
  const member = { username: 'the_owner', password: 'Ordago-2026', level: 4, parent: null } as const;
  await identity.hireStaff(member, { by: 'system', now: kit.testServer.clock.now() });
  const visitor = kit.testServer.visitor({ ip: '198.51.100.9' });
  await visitor.call(staffSignIn, { body: { username: member.username, password: member.password } });
  return visitor;
}

/** A player inside a frame, with the calls that the frame's own page makes to its server. */
async function enter(book: Book, who: Pick<CasinoPlayer, 'call'>) {
  const entered = await kit.post(`/${book}/frame/enter`, { token: await HAND[book](who), lang: 'es' });
  const offer = await kit.sandbox.app.inject(`/${book}/frame/offer`);
  const ahead = offer.json().matches.filter(({ status }: { status: string }) => status === 'ahead');
  return { session: String(entered.body.session), entered, ahead };
}

const pick = (match: { id: string; odds: Record<string, string> }, outcome = '1') => ({
  event: match.id,
  outcome,
  odds: match.odds[outcome],
});

describe.each(BOOKS)('a bet in the frame of %s', (book) => {
  it('is placed once however often it is submitted, and settled by the result of its match', async () => {
    const who = await kit.player('100.00');
    const { session, entered, ahead } = await enter(book, who);
    expect(entered.body).toMatchObject({ player: who.username, currency: 'TRY', balance: '100.00' });
    const slip = { session, key: `attempt-${book}-1`, stake: '10.00', picks: [pick(ahead[0]), pick(ahead[1], 'x')] };
    const placed = await kit.post(`/${book}/frame/place`, slip);
    expect(placed).toMatchObject({ http: 200, body: { state: 'open', balance: '90.00' } });
    expect((await kit.post(`/${book}/frame/place`, slip)).body.code).toBe(placed.body.code);
    expect(await kit.mainOf(who)).toBe('90.00');

    const open = await who.call(listBetHistory, { query: { provider: book } });
    const legs = [
      { title: `${ahead[0].home} - ${ahead[0].away}`, market: '1X2', outcome: '1', odds: ahead[0].odds['1'] },
      { title: `${ahead[1].home} - ${ahead[1].away}`, market: '1X2', outcome: 'X', odds: ahead[1].odds.x },
    ];
    const bet = {
      provider: book,
      kind: 'express',
      stake: '10.00',
      payout: null,
      status: 'open',
      status_code: '0',
      legs,
    };
    expect(open.result).toMatchObject({ count: '1', bets: [bet] });

    // The supplier reports the winners; the sportsbook settles by it.
    for (const [place, score] of [[0, [2, 0]] as const, [1, [1, 1]] as const]) {
      const message = { kind: 'result', event: ahead[place].id, home: score[0], away: score[1] };
      await kit.post('/console/feed', message);
    }
    const factor = BigInt(ahead[0].odds['1'].replace('.', '')) * BigInt(ahead[1].odds.x.replace('.', ''));
    const cents = (1_000n * factor) / 10_000n;
    const payout = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    await expect
      .poll(async () => (await who.call(listBetHistory)).result.bets[0], { timeout: 15_000 })
      .toMatchObject({ status: 'won', status_code: '1', payout });
    const staff = await owner();
    const listed = async (query: Readonly<Record<string, string>>) =>
      (await staff.call(listStaffBets, { query })).result;
    const reported = (await listed({ player: who.id })).bets[0];
    expect(reported).toMatchObject({ provider: book, username: who.username, kind: 'express' });
    expect(reported).toMatchObject({ stake: '10.00', payout, status: 'won', potential_payout: null });
    // The frame shows the beginning of its key, which is what a player reads to support.
    expect(reported.code.toUpperCase()).toMatch(new RegExp(`^${placed.body.code}`));
    expect(reported.legs).toMatchObject(legs.map(({ title, outcome }) => ({ home: title, outcome, status: null })));
    expect((await listed({ provider: book, search: placed.body.code })).bets).toEqual([reported]);
    expect((await listed({ provider: 'house', player: who.id })).count).toBe('0');
    expect((await listed({ status: 'open', player: who.id })).count).toBe('0');
    const { rows } = await sql(
      `select e.code, h.class, h.product, h.provider from ledger.entry e join ledger.house_account h on h.id = e.counter
       where e.player = $1 and e.code in (5, 6) order by e.seq`,
      [who.id],
    );
    const books = { class: 'revenue', product: 'sport', provider: book };
    expect(rows).toEqual([
      { code: 5, ...books },
      { code: 6, ...books },
    ]);
  });

  it('is refused while the sports are closed, and while this sportsbook is; the casino’s flag closes neither', async () => {
    const who = await kit.player('100.00');
    const { session, ahead } = await enter(book, who);
    const place = (key: string) =>
      kit.post(`/${book}/frame/place`, { session, key, stake: '1.00', picks: [pick(ahead[2])] });
    await sql("insert into casino.block (at, casino_type) values (now(), 'sport')");
    expect((await place('closed-type-1')).body.state).toBe('refused');
    await sql('delete from casino.block');
    await sql('insert into casino.block (at, provider) values (now(), $1)', [book]);
    expect((await place('closed-book-1')).body.state).toBe('refused');
    await sql('delete from casino.block');
    await sql('update players.player set casino_blocked_at = now() where id = $1', [who.id]);
    expect((await place('casino-flag-1')).body.state).toBe('open');
    expect(await kit.mainOf(who)).toBe('99.00');
  });

  it('needs the session that its token opened: a token is good once, and a sign-out ends what it opened', async () => {
    const who = await kit.player('100.00');
    const token = await HAND[book](who);
    expect((await kit.post(`/${book}/frame/enter`, { token, lang: 'es' })).http).toBe(200);
    expect((await kit.post(`/${book}/frame/enter`, { token, lang: 'es' })).http).toBe(403);
    expect((await kit.post(`/${book}/frame/enter`, { token: `${token}x`, lang: 'es' })).http).toBe(403);
    const { session, ahead } = await enter(book, who);
    await who.call(signOut);
    const late = { session, key: 'after-sign-out', stake: '1.00', picks: [pick(ahead[3])] };
    expect((await kit.post(`/${book}/frame/place`, late)).body.state).toBe('refused');
    expect(await kit.mainOf(who)).toBe('100.00');
  });
});

describe('several singles of the frame of Digitain', () => {
  const submitAll = async (who: CasinoPlayer, more: { key: string; stake: string; all_or_none: boolean }) => {
    const { session, ahead } = await enter('digitain', who);
    const picks = [pick(ahead[4]), pick(ahead[5]), pick(ahead[6])];
    return () => kit.post('/digitain/frame/place-orders', { session, picks, ...more });
  };
  const states = ({ body }: { body: { orders: { state: string }[] } }) => body.orders.map(({ state }) => state);

  it('leave in one call, once however often it is submitted, and each is a bet of its own', async () => {
    const who = await kit.player('100.00');
    const place = await submitAll(who, { key: 'several-1', stake: '10.00', all_or_none: true });
    const placed = await place();
    expect(states(placed)).toEqual(['open', 'open', 'open']);
    expect((await place()).body.orders).toEqual(placed.body.orders);
    expect(await kit.mainOf(who)).toBe('70.00');
    expect((await who.call(listBetHistory, { query: { provider: 'digitain' } })).result).toMatchObject({ count: '3' });
  });

  it('are taken as far as the money goes, or not at all', async () => {
    const some = await kit.player('25.00');
    expect(states(await (await submitAll(some, { key: 'several-2', stake: '10.00', all_or_none: false }))())).toEqual([
      'open',
      'open',
      'refused',
    ]);
    const none = await kit.player('25.00');
    expect(states(await (await submitAll(none, { key: 'several-3', stake: '10.00', all_or_none: true }))())).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
    expect([await kit.mainOf(some), await kit.mainOf(none)]).toEqual(['5.00', '25.00']);
  });
});

describe('a free bet that GR8 promises', () => {
  const freeRounds = (path: string, body: object) => kit.post(`/console/awards${path}`, { provider: 'gr8', ...body });
  const promised = async (who: CasinoPlayer, amount: string) =>
    (await freeRounds('', { player: who.username, amount })).body.award;
  const freeOf = async (session: string) => (await kit.post('/gr8/frame/awards', { session })).body.awards;

  it('is shown in its frame, pays a bet whole, and the player gets what it wins without the stake', async () => {
    const who = await kit.player('100.00');
    const { session, ahead } = await enter('gr8', who);
    const award = await promised(who, '20.00');
    expect(award).toMatchObject({ state: 'awarded', amount: '20.00' });
    expect(await freeOf(session)).toEqual([{ id: award.id, amount: '20.00' }]);
    const slip = { session, key: 'free-bet-1', stake: '1.00', picks: [pick(ahead[7])], award: award.id };
    const placed = await kit.post('/gr8/frame/place', slip);
    expect(placed.body).toMatchObject({ state: 'open', balance: '100.00' });
    expect((await kit.post('/gr8/frame/place', slip)).body.code).toBe(placed.body.code);
    expect(await kit.post('/gr8/frame/place', { ...slip, key: 'free-bet-2' })).toMatchObject({
      body: { error: 'award-gone' },
    });
    expect([await freeOf(session), await kit.mainOf(who)]).toEqual([[], '100.00']);
    const own = async () => (await who.call(listBetHistory, { query: { provider: 'gr8' } })).result.bets;
    expect(await own()).toMatchObject([{ stake: '20.00', status: 'open', is_free: true }]);

    await kit.post('/console/feed', { kind: 'result', event: ahead[7].id, home: 3, away: 0 });
    const cents = 20n * BigInt(ahead[7].odds['1'].replace('.', '')) - 2_000n;
    const payout = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    await expect.poll(own, { timeout: 15_000 }).toMatchObject([{ status: 'won', payout, is_free: true }]);
    const reported = (await (await owner()).call(listStaffBets, { query: { player: who.id } })).result.bets[0];
    expect(reported).toMatchObject({ stake: '20.00', paid_with: 'free-bet', payout });
  });

  it('is paid out or taken back in its back office, and not both', async () => {
    const who = await kit.player('100.00');
    const { session } = await enter('gr8', who);
    const paid = await promised(who, '15.00');
    const taken = await promised(who, '5.00');
    expect((await freeRounds(`/${paid.id}/release`, {})).body.award.state).toBe('released');
    expect((await freeRounds(`/${taken.id}/retract`, {})).body.award.state).toBe('retracted');
    expect((await freeRounds(`/${paid.id}/retract`, {})).http).toBe(409);
    expect([await freeOf(session), await kit.mainOf(who)]).toEqual([[], '115.00']);
    const { rows } = await sql(
      `select e.code, e.amount::text, h.class, h.provider from ledger.entry e join ledger.house_account h on h.id = e.counter
       where e.player = $1 and h.class = 'promotion-cost'`,
      [who.id],
    );
    expect(rows).toEqual([{ code: 1520, amount: '1500000', class: 'promotion-cost', provider: 'gr8' }]);
  });

  it('is the player’s again when the operator refuses its bet', async () => {
    const who = await kit.player('100.00');
    const { session, ahead } = await enter('gr8', who);
    const award = await promised(who, '5.00');
    await sql("insert into casino.block (at, casino_type) values (now(), 'sport')");
    const slip = { session, key: 'free-refused', stake: '1.00', picks: [pick(ahead[8])], award: award.id };
    expect((await kit.post('/gr8/frame/place', slip)).body.state).toBe('refused');
    await expect.poll(() => freeOf(session), { timeout: 10_000 }).toEqual([{ id: award.id, amount: '5.00' }]);
  });
});

describe('the session of GR8', () => {
  const pass = (seconds: number) => {
    kit.testServer.clock.advance(seconds * 1_000);
    kit.sandbox.parts.clock.set(kit.testServer.clock.now());
  };

  it('is good for as long as its answer states, and another token renews it before that', async () => {
    const who = await kit.player('100.00');
    const { session, entered, ahead } = await enter('gr8', who);
    const seconds = Number(entered.body.expires_in);
    expect(seconds).toBe(GR8_SESSION_SECONDS);
    const place = (key: string, by: string) =>
      kit.post('/gr8/frame/place', { session: by, key, stake: '1.00', picks: [pick(ahead[9])] });
    pass(seconds - 1);
    // The frame of before goes on with the session that the new token opened.
    const renewed = await kit.post('/gr8/frame/enter', { token: await HAND.gr8(who), lang: 'pt' });
    expect(renewed).toMatchObject({ http: 200, body: { player: who.username } });
    pass(2);
    expect((await place('after-renewal', renewed.body.session)).body.state).toBe('open');
    expect((await place('by-the-old-one', session)).body).toMatchObject({
      state: 'refused',
      word: 'error.token.invalid',
    });
  });
});

describe('who gets a token', () => {
  const ask = (book: Book, who: Pick<CasinoPlayer, 'call'>) =>
    book === 'betconstruct'
      ? who.call(providerApis.betconstruct.open, { body: { project_name: 'vulcan' } })
      : who.call(providerApis[book].open);

  it.each(BOOKS)('of %s: nobody who is not signed in, and nobody to whom it is closed', async (book) => {
    const guest = await ask(book, kit.testServer.visitor());
    expect(guest).toMatchObject({ refusal: 'sign-in-to-play' });
    expect(guest.message).not.toBe('');
    const who = await kit.player();
    await sql("insert into casino.block (at, casino_type) values (now(), 'sport')");
    expect((await ask(book, who)).refusal).toBe('sport-blocked');
    await sql('delete from casino.block');
    await sql('insert into casino.block (at, provider, player) values (now(), $1, $2)', [book, who.id]);
    expect((await ask(book, who)).refusal).toBe(book === 'digitain' ? 'sport-blocked' : 'provider-blocked');
    await sql('delete from casino.block');
    await kit.testServer.modules.players.ban(who.id, kit.testServer.clock.now());
    expect((await ask(book, who)).refusal).toBe('user-banned');
  });

  it('the sportsbooks are in no list of games', async () => {
    const { rows } = await sql("select provider from casino.game where casino_type = 'sport' order by provider");
    expect(rows.map(({ provider }) => provider)).toEqual(['betconstruct', 'digitain', 'gr8', 'house']);
    // The hash in the address of a picture may have any letters.
    const read = JSON.stringify((await kit.testServer.visitor().call(readCatalogue)).result);
    const file = read.replaceAll(/\.[0-9a-z]+\.svg/g, '.svg');
    for (const book of BOOKS) expect(file).not.toContain(book);
  });
});

describe('the keys of GR8’s links', () => {
  const shown = async () => gr8PublicKeys.parse((await kit.testServer.visitor().call(readGr8Keys)).result).keys;
  const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

  it('rotate: the next one is shown before it signs, and the last one as long as it may be under way', async () => {
    const who = await kit.player();
    const { clock, modules } = kit.testServer;
    const rotate = modules.casino.jobs.find(({ name }) => name === 'casino.rotate-link-keys');
    const run = () => rotate?.run({} as never);
    const first = await HAND.gr8(who);
    expect(readGr8Token(first, await shown(), Math.floor(clock.now() / 1_000))).toMatchObject({
      sub: who.id,
      aud: 'gr8',
      name: who.username,
      currency: 'TRY',
      lang: 'es',
    });
    await run();
    expect(await shown()).toHaveLength(1);

    const forward = (hours: number) => clock.set(new Date(clock.now() + hours * 3_600_000).toISOString());
    forward(30 * 24);
    await run();
    const both = (await shown()).map(({ kid }) => kid);
    expect(both).toHaveLength(2);
    const again = await kit.player();
    expect(kidOf(await HAND.gr8(again))).toBe(kidOf(first));
    forward(1.01);
    const second = await HAND.gr8(await kit.player());
    expect(both.filter((kid) => kid !== kidOf(first))).toEqual([kidOf(second)]);
    expect(await shown()).toHaveLength(2);
    forward(1.01);
    await run();
    expect((await shown()).map(({ kid }) => kid)).toEqual([kidOf(second)]);
  });
});
