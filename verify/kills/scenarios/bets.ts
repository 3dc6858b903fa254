import { type BetId, idOf, type StaffId } from '@ordago/kernel';
import { digestOf } from '../../../apps/server/src/modules/ledger/index.ts';
import { createCashOutQuotes } from '../../../apps/server/src/modules/sportsbook/cash-out/domain/cash-out-quote.ts';
import { createBetValuesRepository } from '../../../apps/server/src/modules/sportsbook/cash-out/repository/bet-values.repository.ts';
import { createCashOutsRepository } from '../../../apps/server/src/modules/sportsbook/cash-out/repository/cash-outs.repository.ts';
import { executeSale } from '../../../apps/server/src/modules/sportsbook/cash-out/use-cases/execute-sale.ts';
import type { CashOutParts } from '../../../apps/server/src/modules/sportsbook/cash-out/use-cases/parts.ts';
import { createLateResultsRepository } from '../../../apps/server/src/modules/sportsbook/feed/repository/late-results.repository.ts';
import { anyPlayer } from '../../../bench/harness/casino-pairs.ts';
import { type FullEvent, finishEvent } from '../../../bench/harness/full-events.ts';
import { wholeBet } from '../../../bench/harness/ledger-bets.ts';
import { settlePending } from '../../../bench/harness/settle-pending.ts';
import { AT } from '../../../bench/harness/world.ts';
import { insist, insistOn, type Scenario, type Scene } from './scenario.ts';

const BETS = 6;
const STAFF = idOf<StaffId>('1');
/** 10 MXN, in ledger units. */
const STAKE = 1_000_000n;

/** Bets on both sides of an event, of which one is sold; then its result, another one after that, and a report that comes too late. */
export function createBetScenario(scene: Scene, events: readonly FullEvent[]): Scenario {
  const sales = saleParts(scene);
  let next = 0;
  return async (name) => {
    const event = events[next];
    next += 1;
    if (event === undefined) return;
    const bets: string[] = [];
    for (let count = 0; count < BETS; count += 1)
      bets.push(await place(scene, event, { key: `${name}-${count}`, count }));
    await sell(sales, bets[0] ?? '', name);
    await insist(() => finishEvent(scene, event));
    await insist(() => settlePending(scene));
    await insist(() => scene.pool.query(OTHER_RESULT, [event.id]));
    await insist(() => settlePending(scene));
    await passOver(scene, event);
  };
}

/** A cancellation comes after the window; staff leave the bets as they are. */
async function passOver({ pool }: Scene, { id }: FullEvent): Promise<void> {
  const late = createLateResultsRepository(pool);
  const { rows } = await insist(() =>
    pool.query<{ feed: string; key: string }>('select feed, feed_key as key from sportsbook.event where id = $1', [id]),
  );
  const { feed = '', key = '' } = rows[0] ?? {};
  await insist(() => late.keepLate({ feed, eventKey: key, version: 1, kind: 'status', status: 'cancelled' }, AT));
  const decision = { event: String(id), version: '1', staff: STAFF, at: AT, noted: async () => undefined };
  await insist(() => late.dismissLate(decision));
}

/** The second side wins after all. */
const OTHER_RESULT = `update sportsbook.event set home_score = 0, away_score = 1, result_revision = 2 where id = $1`;

/** Places a bet on one of the sides in turn; returns its number, empty where it was refused. */
async function place(
  { books, ledger }: Scene,
  event: FullEvent,
  { key, count }: { readonly key: string; readonly count: number },
): Promise<string> {
  const selection = count % 2 === 0 ? event.first : event.second;
  const bet = { key, player: anyPlayer(books), event: { id: event.id, selection }, stake: STAKE };
  const verdict = await insistOn(ledger, wholeBet(books, bet));
  return verdict.verdict === 'accepted' ? String(verdict.answer.bet) : '';
}

async function sell(parts: CashOutParts, bet: string, name: string): Promise<void> {
  await insist(() =>
    executeSale(parts, {
      bet: idOf<BetId>(bet),
      key: `${name}-sale`,
      digest: digestOf(name),
      cause: 'player',
      value: ({ bet: { stake }, offer: { value } }) => ({ stake, value }),
    }),
  );
}

function saleParts({ pool, ledger }: Scene): CashOutParts {
  return {
    ledger,
    clock: { now: () => AT },
    wallet: undefined as never,
    quotes: createCashOutQuotes('kills'),
    cashOuts: createCashOutsRepository(pool),
    values: createBetValuesRepository(pool),
  };
}
