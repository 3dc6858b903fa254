import { listSlotsBetHistory, readRound, replayRound, replayStaffRound, staffSignIn } from '@ordago/contracts';
import { addMs } from '@ordago/kernel';
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

let count = 0;

/** Plays a round of a provider; returns its transfer id as the history shows it. */
async function play(who: CasinoPlayer, provider: string): Promise<{ transfer: string; payout: string }> {
  count += 1;
  const game = await kit.open(who, provider);
  const spun = await kit.spin(game.token, `replayed-${count}`);
  expect(spun.http).toBe(200);
  const { data } = (await who.call(listSlotsBetHistory, { body: {} })).result;
  return { transfer: data[0].transfer_id, payout: data[0].payout };
}

const replay = (who: CasinoPlayer, id: string, lang = 'es') =>
  who.call(replayRound, { params: { id }, body: { lang: lang as never } });

/** Answer that a browser gets at an address of the sandbox. */
const fetchPage = async (url: string) => {
  const page = await kit.sandbox.app.inject(new URL(url).pathname);
  return { http: page.statusCode, text: page.payload, headers: page.headers };
};

/** Asks for a while: a round may be settled a moment after the click. */
async function settled(who: CasinoPlayer, provider: string) {
  const played = await play(who, provider);
  await expect
    .poll(
      async () =>
        (await kit.sandbox.parts.pool.query("select count(*)::int as n from play_round where state <> 'settled'"))
          .rows[0].n,
      { timeout: 20_000 },
    )
    .toBe(0);
  return played;
}

const REPLAYING = ['pragmatic-rgs', 'evoplay', 'pgsoft', 'habanero', 'evolution', 'netent', 'rubyplay'];

describe('a round at its provider', () => {
  it.each(REPLAYING)('is shown by %s as it was played, once, to its player', async (provider) => {
    const who = await kit.player();
    const { transfer } = await settled(who, provider);
    expect((await who.call(readRound, { params: { id: transfer } })).result).toMatchObject({ has_replay: true });
    const answer = await replay(who, transfer);
    expect(answer.refusal).toBe('');
    const page = await fetchPage(answer.result.url);
    const round = (await who.call(readRound, { params: { id: transfer } })).result;
    expect(page.http).toBe(200);
    expect(page.text).toContain(round.round_id);
    expect(page.text).toContain('1.00 TRY');
    expect(page.text).toContain(who.username);
    expect(page.headers['cache-control']).toBe('no-store');
    // The address opened: nobody opens it again.
    const again = await fetchPage(answer.result.url);
    expect([again.http, again.text.includes(round.round_id)]).toEqual([404, false]);
  });

  it('is shown in the language of the page, and a link that waited too long is spent', async () => {
    const who = await kit.player();
    const { transfer } = await settled(who, 'evoplay');
    expect((await fetchPage((await replay(who, transfer, 'pt')).result.url)).text).toContain('<html lang="pt">');
    const late = (await replay(who, transfer)).result.url;
    const { clock } = kit.sandbox.parts;
    clock.set(addMs(kit.testServer.clock.now(), 600_000));
    expect((await fetchPage(late)).http).toBe(404);
    clock.set(kit.testServer.clock.now());
    expect((await fetchPage(`${new URL(late).origin}/replay/anything`)).http).toBe(404);
  });

  it('is nobody else’s', async () => {
    const who = await kit.player();
    const other = await kit.player();
    const { transfer } = await play(who, 'evoplay');
    expect((await replay(other, transfer)).refusal).toBe('round-not-found');
    expect((await replay(who, '424242')).refusal).toBe('round-not-found');
    const guest = await kit.testServer.visitor().call(replayRound, { params: { id: transfer }, body: {} });
    expect(guest.refusal).toBe('unauthorized');
  });

  it('is not offered by a provider that shows none, and not kept where the provider does not know it', async () => {
    const who = await kit.player();
    const { transfer } = await play(who, 'slotegrator');
    expect((await who.call(readRound, { params: { id: transfer } })).result).toMatchObject({ has_replay: false });
    const refused = await replay(who, transfer);
    expect([refused.refusal, refused.params]).toEqual(['replay-not-offered', { provider: 'slotegrator' }]);
    const known = await play(who, 'evoplay');
    await kit.sandbox.parts.pool.query("update play_round set round_key = round_key || '-gone'");
    expect((await replay(who, known.transfer)).refusal).toBe('replay-not-kept');
  });

  it('is opened by staff, by our number of it', async () => {
    const who = await kit.player();
    const { transfer } = await play(who, 'habanero');
    const { identity } = kit.testServer.modules;
    const member = { username: 'the_eye', password: 'Ordago-2026', level: 3, parent: null } as const;
    await identity.hireStaff(member, { by: 'system', now: kit.testServer.clock.now() });
    const boss = kit.testServer.visitor({ ip: '198.51.100.9' });
    await boss.call(staffSignIn, { body: { username: member.username, password: member.password } });
    const { rows } = await kit.testServer.db.pool.query('select id from casino.round where first_op = $1', [transfer]);
    const answer = await boss.call(replayStaffRound, { params: { id: String(rows[0].id) }, body: {} });
    expect((await fetchPage(answer.result.url)).text).toContain(who.username);
    const none = await boss.call(replayStaffRound, { params: { id: '999999' }, body: {} });
    expect(none.refusal).toBe('round-not-found');
  });

  it('is refused when its provider fails or is down', async () => {
    const who = await kit.player();
    const { transfer } = await play(who, 'evoplay');
    const { fetch: real } = globalThis;
    try {
      globalThis.fetch = async () => new Response('<html>', { status: 200 });
      expect((await replay(who, transfer)).refusal).toBe('provider-error');
      globalThis.fetch = async () => Promise.reject(new Error('down'));
      expect((await replay(who, transfer)).refusal).toBe('provider-unreachable');
    } finally {
      globalThis.fetch = real;
    }
  });
});
