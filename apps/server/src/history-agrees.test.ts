import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareHistory } from '../test-support/history/compare-lists.ts';
import { COVERED } from '../test-support/history/covered-routes.ts';
import { generateHistory, type History } from '../test-support/history/generate-history.ts';
import { createHistoryKit, type HistoryKit } from '../test-support/history/history-kit.ts';
import { createRandom } from '../test-support/ledger/fuzz/random.ts';

/**
 * Every list that shows a bet, a round or a payment, against the entries of the ledger, over a generated history: bets sold, half
 * sold, settled, settled anew and cancelled; rounds won, rolled back and parked; payments in every state. `HISTORY_OPS` is the
 * number of operations (`npm run verify -- history-lists` makes 10,000), `HISTORY_SEED` chooses another history.
 */
const OPERATIONS = Number(process.env.HISTORY_OPS ?? '500');
const SEED = Number(process.env.HISTORY_SEED ?? '16');
/** Of making the long history and of reading its lists, on a machine that is busy with other work. */
const HISTORY_MS_MAX = 1_800_000;

let kit: HistoryKit;
let history: History;
beforeAll(async () => {
  kit = await createHistoryKit();
  const players = Math.max(5, Math.min(40, Math.floor(OPERATIONS / 60)));
  history = await generateHistory(kit, { random: createRandom(SEED), operations: OPERATIONS, players });
}, HISTORY_MS_MAX);
afterAll(() => kit.close());

describe('a generated history', () => {
  it('does everything that it is for', () => {
    const idle = [...history.done].filter(([, times]) => times === 0).map(([name]) => name);
    expect(idle).toEqual([]);
  });

  it(
    'is shown by every list and every read as the ledger has it',
    async () => {
      const { called, differences } = await compareHistory(kit, history);
      expect(differences).toEqual([]);
      expect(COVERED.filter((name) => !called.has(name))).toEqual([]);
    },
    HISTORY_MS_MAX,
  );

  it('leaves every invariant whole', async () => {
    expect(await kit.broken()).toEqual([]);
  });
});
