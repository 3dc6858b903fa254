import { isRefusal, refuse } from '@ordago/kernel';
import { newToken } from '../../../../platform/ids/tokens.ts';
import { digestOf } from '../../../ledger/index.ts';
import { offerFor, type SellableBet } from '../domain/cash-out.ts';
import { executeSale } from './execute-sale.ts';
import type { CashOutParts } from './parts.ts';

/** Bets that one query reads. */
const WATCHED_MAX = 500;
/**
 * Checks the rules on an event after it changed: sells, at their present value, the bets that are worth enough.
 * Harmless to repeat. Answers how many were sold.
 */
export async function checkCashOutRules(parts: CashOutParts, event: string): Promise<number> {
  let sold = 0;
  for (let after = '0'; ; ) {
    const bets = await parts.cashOuts.findSellable({ watched: event, after, limit: WATCHED_MAX });
    for (const bet of bets) if (await applyRule(parts, bet)) sold += 1;
    const last = bets.at(-1);
    if (last === undefined || bets.length < WATCHED_MAX) return sold;
    after = last.id;
  }
}

async function applyRule(parts: CashOutParts, bet: SellableBet): Promise<boolean> {
  const { ruleMin, id, revision } = bet;
  const at = parts.clock.now();
  if (bet.status !== 'open') {
    await parts.cashOuts.endRule({ bet: id, status: 'ended', at });
    return false;
  }
  const offer = offerFor(bet, at);
  if (!isRefusal(offer)) await parts.values.noteValues([{ bet, value: offer.value }], at);
  if (ruleMin === null || isRefusal(offer) || offer.value < ruleMin) return false;
  const sold = await executeSale(parts, {
    // Its revision keeps a bet from being sold twice, so each check is a command of its own.
    bet: id,
    cause: 'rule',
    key: `rule:${id}:${newToken()}`,
    digest: digestOf({ bet: id, revision, ruleMin }),
    value: (valued) => {
      const isReached =
        valued.bet.revision === revision && valued.bet.ruleMin === ruleMin && valued.offer.value >= ruleMin;
      return isReached ? { stake: valued.bet.stake, value: valued.offer.value } : refuse('cash-out-value-changed');
    },
  });
  return !isRefusal(sold);
}
