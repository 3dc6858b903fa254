import { expect, it } from 'vitest';
import { type CallsState, inCalls } from './campaign-calls.ts';

const START: CallsState = { done: 0, changed: [] };

it('works through a list part by part, and goes on where it stopped', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const sent: string[][] = [];
  let state = START;
  let isAway = true;
  const work = (from: CallsState) =>
    inCalls({
      ids,
      from,
      size: 2,
      onStep: (next) => (state = next),
      call: async (players) => {
        if (isAway && players.includes('c')) throw new Error('away');
        sent.push(players);
        return players.filter((id) => id !== 'b');
      },
    });
  await expect(work(START)).rejects.toThrow('away');
  expect(state).toEqual({ done: 2, changed: ['a'] });
  isAway = false;
  await work(state);
  expect(sent).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(state).toEqual({ done: 5, changed: ['a', 'c', 'd', 'e'] });
});
