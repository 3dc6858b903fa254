import { diceOutcome } from '@ordago/contracts/play';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFairness, rotateSeed } from './fairness-api.ts';
import { openSession, type PlayRequest, playMove, playRound, waitForRound } from './play-api.ts';

const ADDRESS = { api: 'https://provider.example', session: 'secret' };
const ROUND = { round: 'r-1', stake: '2.00', payout: '0.00', balance: '98.00', word: '', outcome: null };
const DRAWN = { ...ROUND, state: 'settled', payout: '5.00', outcome: { roll: 7, isWin: true } };

/** The provider's answers, one after the other, each as its text; answers what it was sent. */
function answering(...answers: readonly (object | string)[]): string[] {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push(String(init?.body));
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  return sent;
}

const play = (request: PlayRequest) => playRound(ADDRESS, request, diceOutcome);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a click on the button', () => {
  it('is sent again under its key while the draw runs, and answers what it brought', async () => {
    const sent = answering({ ...ROUND, state: 'settling' }, { ...ROUND, state: 'settling' }, DRAWN);
    const played = play({ key: 'attempt-0001', stake: '2.00' });
    await vi.runAllTimersAsync();
    expect(await played).toMatchObject({ state: 'settled', payout: '5.00', outcome: { roll: 7 } });
    expect(sent).toEqual(Array.from({ length: 3 }, () => '{"key":"attempt-0001","stake":"2.00"}'));
  });

  it.each([
    ['refused', 'refused'],
    ['cancelled', 'cancelled'],
    ['cancelling', 'cancelled'],
  ])('that ends %s is not asked for again', async (state, fault) => {
    const sent = answering({ ...ROUND, state });
    expect(await play({ key: 'attempt-0002', stake: '2.00' })).toEqual({ fault, refusal: '' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [409, 'operator-refused', 'refused'],
    [409, 'insufficient-balance', 'refused'],
    [400, 'stake-outside-limits', 'invalid'],
  ])('that is answered %i keeps the name of the refusal, %s', async (status, error, fault) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify({ error }), { status }));
    expect(await play({ key: 'attempt-0005', stake: '2.00' })).toEqual({ fault, refusal: error });
  });

  it('whose stake the operator refused keeps the name of that refusal', async () => {
    answering({ ...ROUND, state: 'refused', word: 'insufficient-balance' });
    expect(await play({ key: 'attempt-0006', stake: '2.00' })).toEqual({
      fault: 'refused',
      refusal: 'insufficient-balance',
    });
  });

  it('whose win is owed but shown is answered at once', async () => {
    const sent = answering({ ...ROUND, state: 'settling', outcome: { roll: 7, isWin: false } });
    expect(await play({ key: 'attempt-0003', stake: '2.00' })).toMatchObject({ outcome: { roll: 7 } });
    expect(sent).toHaveLength(1);
  });
});

describe('an answer that cannot be read', () => {
  const UNREADABLE: [title: string, answer: object | string][] = [
    ['is no JSON', '<html>'],
    ['is null', 'null'],
    ['has another shape', { error: 'later' }],
    ['lacks its state', ROUND],
    ['has a state that nobody knows', { ...DRAWN, state: 'begun' }],
    ['has an amount that is none', { ...DRAWN, payout: 'five' }],
    ['has the outcome of another game', { ...DRAWN, outcome: { number: 7 } }],
  ];

  it.each(UNREADABLE)('counts as lost when it %s', async (_title, answer) => {
    answering(answer);
    expect(await play({ key: 'attempt-0004', stake: '2.00' })).toMatchObject({ fault: 'lost' });
    expect(await playMove(ADDRESS, { round: 'r-1', place: 0, move: {} }, diceOutcome)).toMatchObject({ fault: 'lost' });
    expect(await waitForRound(ADDRESS, 'r-1', diceOutcome)).toMatchObject({ fault: 'lost' });
  });

  it.each(UNREADABLE)('opens no session and shows no seeds when it %s', async (_title, answer) => {
    answering(answer);
    expect(await openSession(ADDRESS)).toBeNull();
    expect(await readFairness(ADDRESS)).toBeNull();
    expect(await rotateSeed(ADDRESS, 'my-own-seed')).toBe('failed');
  });
});
