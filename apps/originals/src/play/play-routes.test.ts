import { fairness, roundProof } from '@ordago/contracts/play';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundIssues, sessionIssues, shapeIssues } from '../../../../packages/contracts/test-support/play-issues.ts';
import { createOriginalsTestKit, type OriginalsTestKit } from '../../test-support/originals-test-kit.ts';
import { GAMES } from '../games/games.ts';

let kit: OriginalsTestKit;
beforeAll(async () => {
  kit = await createOriginalsTestKit();
});
afterAll(() => kit.close());

/** One choice of each game that is played alone; crash is played at its table. */
const CHOICES: Readonly<Record<string, unknown>> = {
  dice: { direction: 'over', target: 5050 },
  limbo: { target: 200 },
  mines: { mines: 3 },
  plinko: { rows: 8, risk: 'low' },
  keno: { picks: [1, 2, 3], risk: 'low' },
  'slot-lagoon': null,
  'slot-corsair': null,
  'slot-jester': null,
  'slot-trails': null,
  'slot-market': { buy: true },
  'slot-vault': null,
  roulette: { place: 'red' },
  blackjack: null,
  'three-card-poker': null,
  'casino-holdem': null,
};
const KINDS = GAMES.map(({ id, engine }) => [id, engine.kind] as const);

describe('the answers of the game server', () => {
  it.each(KINDS)('open %s as the wire of the games says', async (game) => {
    const token = await kit.open(await kit.player(), game);
    const { body } = await kit.as(token).get('');
    expect(sessionIssues(body)).toEqual([]);
  });

  it.each(KINDS.filter(([game]) => game !== 'crash'))('play and prove %s as the wire says', async (game, kind) => {
    const token = await kit.open(await kit.player(), game);
    const order = { stake: '1.00', choice: CHOICES[game], key: 'one-request-only' };
    const { body } = await kit.as(token).post('/rounds', order);
    expect(body.outcome).not.toBeNull();
    expect(roundIssues(kind, body)).toEqual([]);
    const proof = await kit.as(token).get(`/rounds/${body.round}/proof`);
    expect(shapeIssues(roundProof, proof.body)).toEqual([]);
  });

  it('show a round that waits, and its moves, as the wire says', async () => {
    const token = await kit.open(await kit.player(), 'mines');
    const { body } = await kit.as(token).post('/rounds', {
      stake: '1.00',
      choice: { mines: 1 },
      key: 'one-request-only',
    });
    const waiting = await kit.as(token).get('');
    expect(waiting.body.open).toMatchObject({ round: body.round, choice: { mines: 1 } });
    expect(sessionIssues(waiting.body)).toEqual([]);
    const moved = await kit.as(token).post(`/rounds/${body.round}/moves`, {
      place: 0,
      move: { action: 'open', tile: 4 },
    });
    expect(moved.body.place).toBe(1);
    expect(roundIssues('mines', moved.body)).toEqual([]);
  });

  it('show a bet that was refused as the wire says', async () => {
    const token = await kit.open(await kit.player('0.50'), 'dice');
    const order = { stake: '1.00', choice: CHOICES.dice, key: 'one-request-only' };
    const { body } = await kit.as(token).post('/rounds', order);
    expect(body.state).toBe('refused');
    expect(roundIssues('dice', body)).toEqual([]);
  });

  it('show seeds as the wire says, also once some are revealed', async () => {
    const token = await kit.open(await kit.player(), 'dice');
    const before = await kit.as(token).get('/fairness');
    const after = await kit.as(token).post('/fairness/rotate', { clientSeed: 'my-own-seed' });
    expect(after.body.revealed).toHaveLength(1);
    for (const { body } of [before, after]) expect(shapeIssues(fairness, body)).toEqual([]);
  });
});
