import { readEvent, readVirtual, type SportEvent } from '@ordago/contracts';
import { VIRTUAL_ROUNDS, VIRTUAL_TEAMS } from '@ordago/game-engines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  const env = { VIRTUAL_SPORTS: 'on', VIRTUAL_ROUND_SECONDS: '150', VIRTUAL_BETTING_SECONDS: '90' };
  kit = await createSportsbookTestKit({ start: '2026-01-14T12:00:01Z', env });
});
afterAll(() => kit.close());

const turn = async () =>
  kit.testServer.modules.all
    .flatMap(({ jobs }) => jobs)
    .find(({ name }) => name === 'virtual-sports.turn')
    ?.run({});
const league = async () => {
  const { competitions } = (await kit.testServer.visitor().call(readVirtual)).result;
  return competitions.find((one: { competition: string }) => one.competition === 'league');
};
const event = async (id: string): Promise<SportEvent> =>
  (await kit.testServer.visitor().call(readEvent, { params: { id } })).result;
const betsOf = (player: Bettor['id']) => kit.testServer.modules.sportsbook.listBets(player, { page: 0, size: 100 });

describe('a season of the league', () => {
  it('is sold by its winner before its first kick-off, and by cards, penalties and the first goal in every match', async () => {
    await turn();
    kit.testServer.clock.set((await league()).next.opens_at);
    await turn();
    const { current, winner_event: winnerEvent } = await league();
    expect(Number(current.round)).toBe(1);
    const winners = await event(winnerEvent);
    expect(winners).toMatchObject({ status: 'scheduled', markets: [{ kind: 'tournament-winner', status: 'open' }] });
    const ofWinner = await kit.buildBettor({ main: '100.00' });
    const ofMatch = await kit.buildBettor({ main: '100.00' });
    for (const { id, odds } of winners.markets[0]?.selections ?? []) {
      expect((await ofWinner.place({ stake: '1.00', legs: [{ selection: id, odds }] })).http).toBe(200);
    }
    const shown = await event(current.matches[0].event);
    const asked = ['yellow-card', 'red-card', 'penalty', 'first-goal-time', 'both-score-total'];
    const placed = new Map<string, string>();
    for (const kind of asked) {
      const market = shown.markets.find((one) => one.kind === kind);
      expect([kind, market?.status]).toEqual([kind, 'open']);
      for (const { id, odds, outcome } of market?.selections ?? []) {
        const reply = await ofMatch.place({ stake: '1.00', legs: [{ selection: id, odds }] });
        expect(reply.http).toBe(200);
        placed.set(reply.result.bet.id, `${kind} ${outcome}`);
      }
    }

    kit.testServer.clock.set(current.ends_at);
    await turn();
    const { counts } = (await league()).last.matches[0];
    const settled = await betsOf(ofMatch.id);
    expect(settled.filter(({ status }) => status === 'won')).toHaveLength(asked.length);
    expect(settled.filter(({ status }) => status === 'open')).toEqual([]);
    const won = settled.filter(({ status }) => status === 'won').map(({ id }) => placed.get(id));
    const came = (both: { home: string; away: string }) => (Number(both.home) + Number(both.away) > 0 ? 'yes' : 'no');
    const { yellow_cards: yellow, red_cards: red, penalties } = counts;
    expect(won).toEqual(
      expect.arrayContaining([`yellow-card ${came(yellow)}`, `red-card ${came(red)}`, `penalty ${came(penalties)}`]),
    );

    // Nobody knows the winner until everybody has met everybody twice.
    for (let round = 2; round <= VIRTUAL_ROUNDS.league; round += 1) {
      expect((await betsOf(ofWinner.id)).every(({ status }) => status === 'open')).toBe(true);
      const running = (await league()).current;
      expect(Number(running.round)).toBe(round);
      kit.testServer.clock.set(running.ends_at);
      await turn();
    }
    const bets = await betsOf(ofWinner.id);
    const winning = bets.filter(({ status }) => status === 'won');
    // One team, but where several are level in everything.
    expect(winning.length).toBeGreaterThan(0);
    expect(winning.length).toBeLessThan(4);
    expect(bets.filter(({ status }) => status === 'lost')).toHaveLength(VIRTUAL_TEAMS.length - winning.length);
    expect(Number((await league()).season)).toBe(2);
    expect((await event(winnerEvent)).status).toBe('finished');
    expect(await kit.broken()).toEqual([]);
  });
});
