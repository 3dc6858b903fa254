import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playRound } from './play-api.ts';

const ADDRESS = { api: 'https://provider.example', session: 'secret' };
const ROUND = { round: 'r-1', stake: '2.00', payout: '0.00', balance: '98.00', outcome: null };

/** The provider's answers, one after the other; answers what it was sent. */
function answering(...rounds: readonly object[]): string[] {
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push(String(init?.body));
    return new Response(JSON.stringify(rounds[Math.min(sent.length, rounds.length) - 1]));
  });
  return sent;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a press of the button', () => {
  it('is sent again under its key while the draw runs, and answers what it brought', async () => {
    const drawn = { ...ROUND, state: 'settled', payout: '5.00', outcome: { number: 7 } };
    const sent = answering({ ...ROUND, state: 'settling' }, { ...ROUND, state: 'settling' }, drawn);
    const played = playRound(ADDRESS, { key: 'press-0001', stake: '2.00' });
    await vi.runAllTimersAsync();
    expect(await played).toMatchObject({ state: 'settled', payout: '5.00', outcome: { number: 7 } });
    expect(sent).toEqual(Array.from({ length: 3 }, () => '{"key":"press-0001","stake":"2.00"}'));
  });

  it.each([
    ['refused', 'refused'],
    ['cancelled', 'cancelled'],
    ['cancelling', 'cancelled'],
  ])('that ends %s is not asked for again', async (state, fault) => {
    const sent = answering({ ...ROUND, state });
    expect(await playRound(ADDRESS, { key: 'press-0002', stake: '2.00' })).toBe(fault);
    expect(sent).toHaveLength(1);
  });

  it('whose win is owed but shown is answered at once', async () => {
    const sent = answering({ ...ROUND, state: 'settling', outcome: { number: 7 } });
    expect(await playRound(ADDRESS, { key: 'press-0003', stake: '2.00' })).toMatchObject({ outcome: { number: 7 } });
    expect(sent).toHaveLength(1);
  });
});
