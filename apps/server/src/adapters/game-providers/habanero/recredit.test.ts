import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterAll(() => kit.close());

let count = 0;

/**
 * A player at a game of Habanero, and the provider's calls of one round; `attempt` above 0 bears the flags of a retry.
 */
async function atGame() {
  const who = await kit.player();
  const { gameId } = await kit.open(who, 'habanero');
  count += 1;
  const round = `again-${count}`;
  const send = (action: string, transaction: string, more: object) =>
    kit.post('/console/callbacks/habanero', {
      action,
      player: who.username,
      game: gameId,
      round,
      transaction: `${round}-${transaction}`,
      ...more,
    });
  return { who, round, send };
}

describe('a re-credit whose original never arrived', () => {
  it('of a win is paid, and once: whatever comes after it, the original included, moves nothing', async () => {
    const { who, send } = await atGame();
    await send('bet', 'bet', { amount: '10.00' });
    expect(await kit.mainOf(who)).toBe('90.00');
    const win = (attempt: number) => send('win', 'win', { amount: '25.00', attempt });
    const first = await win(1);
    expect(first.text).toContain('115');
    expect(await kit.mainOf(who)).toBe('115.00');
    for (const attempt of [2, 3, 0]) {
      expect((await win(attempt)).text).toContain('"success":true');
      expect(await kit.mainOf(who)).toBe('115.00');
    }
  });

  it('of a bet with its win takes the stake and pays the win once, also when many arrive together', async () => {
    const { who, send } = await atGame();
    const replies = await Promise.all(
      [3, 1, 2, 1, 0].map((attempt) => send('betwin', 'both', { amount: '10.00', win: '30.00', attempt })),
    );
    for (const { text } of replies) expect(text).toContain('"success":true');
    expect(await kit.mainOf(who)).toBe('120.00');
  });

  it('of a win without its bet is asked for again until the bet is there, and then paid once', async () => {
    const { who, round, send } = await atGame();
    const win = (attempt: number) => send('win', 'win', { amount: '25.00', attempt, target: `${round}-bet` });
    expect((await win(1)).text).toContain('"success":false');
    expect(await kit.mainOf(who)).toBe('100.00');
    await send('bet', 'bet', { amount: '10.00' });
    await win(2);
    await win(3);
    expect(await kit.mainOf(who)).toBe('115.00');
  });
});
