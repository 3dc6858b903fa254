import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOriginalsTestKit, type OriginalsTestKit } from '../../test-support/originals-test-kit.ts';
import { demoUser } from '../demo/demo-wallet.ts';
import { GAMES } from '../games/games.ts';

let kit: OriginalsTestKit;
beforeAll(async () => {
  kit = await createOriginalsTestKit();
});
afterAll(() => kit.close());

/** Games of several steps; crash is found by its player at its table. */
const STEPPED = GAMES.filter(({ engine }) => engine.form === 'stepped' && engine.source !== 'chain');
const CHOICES: Readonly<Record<string, object>> = { mines: { mines: 3 } };
/** Actions that add a stake: the operator refuses a stake of a session that was replaced. */
const RAISES = ['insure', 'double', 'play', 'call'];

interface Begun {
  readonly state: string;
  readonly round: string;
  readonly outcome: { readonly actions?: readonly string[] };
}

/** Begins a round that its deal does not end. */
async function begin(token: string, game: string, attempt = 1): Promise<Begun> {
  const order = { stake: '1.00', choice: CHOICES[game] ?? null, key: `hand-number-${attempt}` };
  const { body } = await kit.as(token).post('/rounds', order);
  return body.state === 'playing' ? body : begin(token, game, attempt + 1);
}

const openOf = async (token: string) => (await kit.as(token).get('')).body.open;
const moveOf = ({ actions }: { actions?: readonly string[] }) => {
  const action = RAISES.find((raise) => actions?.includes(raise));
  return action === undefined ? { action: 'open', tile: 4 } : { action };
};

async function practise(game: string): Promise<string> {
  const facts = { operatorToken: 'none', reference: 'none', username: '', language: 'en', lobbyUrl: '' };
  const seat = { provider: 'originals', userId: demoUser(), currency: 'MXN', game };
  return (await kit.originals().parts.sessions.issue({ ...facts, ...seat })).token;
}

describe.each(STEPPED.map(({ id }) => id))('a round of %s', (game) => {
  it('waits for its player in the next launch of the game, and is played on there', async () => {
    const who = await kit.player();
    const first = await kit.open(who, game);
    const round = await begin(first, game);
    const again = await kit.open(who, game);
    expect(await openOf(again)).toMatchObject({ round: round.round, outcome: round.outcome, place: 0 });
    const move = moveOf(round.outcome);
    const before = Number(await kit.mainOf(who));
    const moved = await kit.as(again).post(`/rounds/${round.round}/moves`, { place: 0, move });
    expect([moved.http, moved.body.place]).toEqual([200, 1]);
    const cost = move.action === 'open' ? 0 : move.action === 'insure' ? 0.5 : move.action === 'call' ? 2 : 1;
    expect(Number(await kit.mainOf(who))).toBeCloseTo(before - cost + Number(moved.body.payout), 9);
    expect((await kit.as(again).get(`/rounds/${round.round}/proof`)).http).toBe(200);
    expect(await kit.violations()).toEqual([]);
  });

  it('is neither shown to anybody else nor moved by them, in practice either', async () => {
    const round = await begin(await kit.open(await kit.player(), game), game);
    for (const token of [await kit.open(await kit.player(), game), await practise(game)]) {
      expect(await openOf(token)).toBeNull();
      const moved = await kit.as(token).post(`/rounds/${round.round}/moves`, { place: 0, move: moveOf(round.outcome) });
      expect([moved.http, moved.body.error]).toEqual([404, 'round-closed']);
      expect((await kit.as(token).get(`/rounds/${round.round}/proof`)).http).toBe(404);
    }
  });
});

it('stays with its game: another one of the same player does not show it', async () => {
  const who = await kit.player();
  const round = await begin(await kit.open(who, 'mines'), 'mines');
  const other = await kit.open(who, 'blackjack');
  expect(await openOf(other)).toBeNull();
  const moved = await kit.as(other).post(`/rounds/${round.round}/moves`, { place: 0, move: { action: 'stand' } });
  expect(moved.body.error).toBe('round-closed');
});
