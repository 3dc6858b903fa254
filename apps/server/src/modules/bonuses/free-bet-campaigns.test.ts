import {
  CAMPAIGN_CHUNK_MAX,
  CAMPAIGN_PLAYERS_MAX,
  changeFreeBetCampaign,
  giveFreeBetCampaign,
  listFreeBets,
  previewFreeBetCampaign,
  staffSignIn,
} from '@ordago/contracts';
import { addMs, DAY_MS, toIso } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFreeBetTestKit, type FreeBetTestKit } from '../../../test-support/sportsbook/free-bet-test-kit.ts';
import type { Bettor } from '../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { CAMPAIGN_CHUNK_MAX as CHUNK_MAX, CAMPAIGN_PLAYERS_MAX as PLAYERS_MAX } from './domain/read-campaign.ts';

let kit: FreeBetTestKit;
let ana: Bettor | undefined;
let bo: Bettor | undefined;
let cy: Bettor | undefined;
let campaigns = 0;
beforeAll(async () => {
  kit = await createFreeBetTestKit();
  ana = await kit.sportsbook.buildBettor();
  bo = await kit.sportsbook.buildBettor();
  cy = await kit.sportsbook.buildBettor({ currency: 'TRY', main: '0.00' });
});
afterEach(async () => {
  expect(await kit.sportsbook.broken()).toEqual([]);
});
afterAll(() => kit.sportsbook.close());

const one = (bettor: Bettor | undefined) => bettor as Bettor;
const nameOf = async (bettor: Bettor | undefined) =>
  (await kit.sql('select username from players.player where id = $1', [one(bettor).id]))[0]?.username ?? '';
const newCampaign = () => {
  campaigns += 1;
  return `Navidad-${campaigns}`;
};
const terms = (change: object = {}) => ({
  currency: 'USD',
  amount: '5.00',
  reason: 'Navidad',
  odds_min: '2.00',
  valid_until: toIso(addMs(kit.sportsbook.testServer.clock.now(), DAY_MS)),
  ...change,
});
const preview = (campaign: string, players: readonly string[], currency = 'USD') =>
  kit.boss.call(previewFreeBetCampaign, { body: { campaign, currency, players } });
const give = (campaign: string, players: readonly string[], change: object = {}) =>
  kit.boss.call(giveFreeBetCampaign, { body: { campaign, players, ...terms(change) } });
const change = (campaign: string, act: 'cancel' | 'restore', players: readonly string[]) =>
  kit.boss.call(changeFreeBetCampaign, { body: { campaign, act, players } });
const awardsOf = (campaign: string) =>
  kit.sql(
    `select player::text, status::text, batch, amount::text from sportsbook.free_bet where batch = $1 order by id`,
    [campaign],
  );

describe('a list of players', () => {
  it('is read by name and by number, with the state of each entry', async () => {
    const campaign = newCampaign();
    const name = await nameOf(ana);
    const other = await nameOf(bo);
    await kit.sql('update players.player set banned_at = now() where id = $1', [one(bo).id]);
    const list = [name.toUpperCase(), one(ana).id, `#${one(bo).id}`, 'nobody_here', '#999999', one(cy).id];
    const { result } = await preview(campaign, list);
    await kit.sql('update players.player set banned_at = null where id = $1', [one(bo).id]);
    expect(result.candidates).toEqual([
      { entry: list[0], state: 'ready', id: one(ana).id, username: name, currency: 'USD' },
      { entry: list[1], state: 'repeated', id: one(ana).id, username: name, currency: 'USD' },
      { entry: list[2], state: 'closed', id: one(bo).id, username: other, currency: 'USD' },
      { entry: list[3], state: 'unknown', id: null, username: null, currency: null },
      { entry: list[4], state: 'unknown', id: null, username: null, currency: null },
      expect.objectContaining({ entry: list[5], state: 'other-currency', currency: 'TRY' }),
    ]);
    expect(result.ready).toBe('1');
    expect(await awardsOf(campaign)).toEqual([]);
  });

  it('leaves it to staff which of two is meant by a number that is a name too', async () => {
    await kit.sql(`update players.player set username = $2, username_key = $2, username_skeleton = $2 where id = $1`, [
      one(cy).id,
      one(bo).id,
    ]);
    const { result } = await preview(newCampaign(), [one(bo).id, `#${one(bo).id}`]);
    expect(result.candidates.map(({ state }: { state: string }) => state)).toEqual(['ambiguous', 'ready']);
  });

  it('is refused beyond its length, whole and in the calls that give it', async () => {
    const names = Array.from({ length: PLAYERS_MAX + 1 }, (_, place) => `player_${place}`);
    expect(await preview(newCampaign(), names)).toMatchObject({ refusal: 'list-too-long', params: { max: '1000' } });
    expect((await preview(newCampaign(), names.slice(1))).result.ready).toBe('0');
    const ids = Array.from({ length: CHUNK_MAX + 1 }, (_, place) => String(900_000 + place));
    const refused = { refusal: 'list-too-long', params: { max: '50' } };
    expect(await give(newCampaign(), ids)).toMatchObject(refused);
    expect(await change(newCampaign(), 'cancel', ids)).toMatchObject(refused);
    expect([PLAYERS_MAX, CHUNK_MAX]).toEqual([CAMPAIGN_PLAYERS_MAX, CAMPAIGN_CHUNK_MAX]);
  });
});

describe('a campaign', () => {
  it('gives each player one free bet, however often and by whomever it is sent', async () => {
    const campaign = newCampaign();
    const players = [one(ana).id, one(bo).id, one(cy).id, '999999'];
    const sent = await Promise.all([give(campaign, players), give(campaign, players)]);
    const again = await give(campaign.toLowerCase(), players);
    expect(sent.map(({ result }) => Number(result.given)).reduce((sum, given) => sum + given)).toBe(2);
    expect(again.result).toEqual({
      players: [
        { id: one(ana).id, state: 'already' },
        { id: one(bo).id, state: 'already' },
        { id: one(cy).id, state: 'other-currency' },
        { id: '999999', state: 'unknown' },
      ],
      given: '0',
    });
    expect(await awardsOf(campaign)).toEqual([
      { player: one(ana).id, status: 'awarded', batch: campaign, amount: '500000' },
      { player: one(bo).id, status: 'awarded', batch: campaign, amount: '500000' },
    ]);
    const reported = await kit.sql(
      `select subject from audit.record where action = 'sportsbook.free-bet-awarded' and details ->> 'batch' = $1 order by subject`,
      [campaign],
    );
    expect(reported.map(({ subject }) => subject)).toEqual([`player:${one(ana).id}`, `player:${one(bo).id}`].sort());
    const own = (await one(ana).call(listFreeBets)).result.free_bets;
    expect(own.some(({ amount }: { amount: string }) => amount === '5.00')).toBe(true);
    expect((await preview(campaign, players)).result.candidates[0]).toMatchObject({ state: 'given' });
    expect((await give(campaign, players, { amount: '6.00' })).result.players[0].state).toBe('conflict');
  });

  it('is taken back from those who did not use it, given back, and leaves its lines in the audit', async () => {
    const campaign = newCampaign();
    const players = [one(ana).id, one(bo).id];
    await give(campaign, players);
    const event = await kit.sportsbook.buildEvent();
    const legs = await kit.sportsbook.priceLegs([[event, '1x2', '1', 2_000]]);
    const [award] = await kit.sql('select id::text from sportsbook.free_bet where batch = $1 and player = $2', [
      campaign,
      one(ana).id,
    ]);
    expect((await one(ana).place({ stake: '5.00', legs, more: { free_bet: award?.id } })).http).toBe(200);
    const taken = await change(campaign, 'cancel', players);
    expect(taken.result).toEqual({ changed: [one(bo).id], kept: [one(ana).id] });
    const numbers = players.map((id) => `#${id}`);
    expect((await preview(campaign, numbers)).result.candidates.map(({ state }: { state: string }) => state)).toEqual([
      'given',
      'taken-back',
    ]);
    expect((await give(campaign, [one(bo).id])).result.players[0].state).toBe('taken-back');
    expect((await change(campaign, 'cancel', players)).result.changed).toEqual([]);
    expect((await change(campaign, 'restore', players)).result).toEqual({ changed: [one(bo).id], kept: [one(ana).id] });
    const acts = await kit.sql(
      `select action from audit.record where details ->> 'batch' = $1 and subject = $2 order by seq`,
      [campaign, `player:${one(bo).id}`],
    );
    expect(acts.map(({ action }) => action)).toEqual([
      'sportsbook.free-bet-awarded',
      'sportsbook.free-bet-cancelled',
      'sportsbook.free-bet-restored',
    ]);
  });

  it.each([
    ['that would be over', { valid_until: '2020-01-01T00:00:00Z' }, 'validation-failed'],
    ['above the largest stake', { amount: '5000.01' }, 'award-above-maximum'],
    ['of a sport that is not offered', { sports: ['quidditch'] }, 'validation-failed'],
    ['in a currency that nobody can bet in', { currency: 'ZZZ' }, 'betting-currency-not-taken'],
  ])('gives nothing %s', async (_title, wrong, refusal) => {
    const campaign = newCampaign();
    expect(await give(campaign, [one(ana).id], wrong)).toMatchObject({ refusal });
    expect(await awardsOf(campaign)).toEqual([]);
  });

  it('gives nothing to who was shut out between the preview and the award', async () => {
    const campaign = newCampaign();
    expect((await preview(campaign, [one(ana).id])).result.ready).toBe('1');
    await kit.sql('update players.player set banned_at = now() where id = $1', [one(ana).id]);
    expect((await give(campaign, [one(ana).id])).result.players).toEqual([{ id: one(ana).id, state: 'closed' }]);
    await kit.sql('update players.player set banned_at = null where id = $1', [one(ana).id]);
  });

  it('is for those who answer for it', async () => {
    const { testServer } = kit.sportsbook;
    const member = { username: 'a_plain_admin', password: 'Ordago-2026', level: 2, parent: null } as const;
    await testServer.modules.identity.hireStaff(member, { by: 'system', now: testServer.clock.now() });
    const admin = testServer.visitor({ ip: '198.51.100.9' });
    await admin.call(staffSignIn, { body: { username: member.username, password: member.password } });
    const body = { campaign: newCampaign(), players: [one(ana).id], ...terms() };
    expect((await admin.call(giveFreeBetCampaign, { body })).http).toBe(403);
  });
});
