import { type BetId, formatAmount, isRefusal, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { newToken } from '../../../../platform/ids/tokens.ts';
import { digestOf } from '../../../ledger/index.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { judgeBet, offerFor, type SaleOffer, type SellableBet } from '../domain/cash-out.ts';
import { type BetValue, findValues, noteValues } from '../repository/bet-values.repository.ts';
import { endRule, findSellable, saveRule } from '../repository/cash-outs.repository.ts';
import { findOwnSellable, type SellParts, sell } from './sell-bet.ts';

/** Bets of one look at an event. */
const WATCHED_MAX = 500;
/** Open bets of a player that are valued at once. */
const OPEN_MAX = 100;

/** Lists the value of each open bet of a player now, or why it is not for sale. */
export async function listOffers(
  { pool, clock }: Pick<SportsbookParts, 'pool' | 'clock'>,
  player: PlayerId,
): Promise<{ readonly bet: SellableBet; readonly offer: SaleOffer | Refusal }[]> {
  const bets = await findSellable(pool, { player, limit: OPEN_MAX });
  const now = clock.now();
  const offers = bets.map((bet) => ({ bet, offer: offerFor(bet, now) }));
  await noteValues(
    pool,
    offers.flatMap(({ bet, offer }) => (isRefusal(offer) ? [] : [{ bet, value: offer.value }])),
    now,
  );
  return offers;
}

/** Reads the past values of the rest of a bet. Refuses for a bet that is over. @refuses bet-not-found */
export async function readValues(
  parts: Pick<SportsbookParts, 'pool'>,
  wish: { player: PlayerId; bet: BetId },
): Promise<readonly BetValue[] | Refusal> {
  const bet = await findOwnSellable(parts, wish);
  return bet === null ? refuse('bet-not-found') : findValues(parts.pool, bet);
}

/**
 * Leaves a rule with an open bet: what is left of it is sold as soon as its value reaches an amount, whoever is signed in by
 * then. Another rule takes the place of the one before.
 *
 * @refuses bet-not-found, bet-already-sold, event-over, free-bet-not-sellable, cash-out-rule-invalid (an amount that is
 * reached already, or that the bet cannot reach)
 */
export async function setRule(
  parts: Pick<SportsbookParts, 'pool' | 'clock'>,
  wish: { player: PlayerId; bet: BetId; value: bigint },
): Promise<Refusal | null> {
  const bet = await findOwnSellable(parts, wish);
  if (bet === null) return refuse('bet-not-found');
  const barred = judgeBet(bet);
  if (barred) return barred;
  const now = parts.clock.now();
  const offer = offerFor(bet, now);
  const reached = isRefusal(offer) ? 0n : offer.value;
  if (wish.value <= reached || wish.value > bet.potential) {
    const text = (units: bigint) => `${formatAmount(units)} ${bet.currency}`;
    return refuse('cash-out-rule-invalid', { value: text(reached), max: text(bet.potential) });
  }
  const isSaved = await saveRule(parts.pool, { bet: bet.id, valueMin: wish.value, at: now });
  return isSaved ? null : ((await judgeAgain(parts, bet.id)) ?? refuse('event-over'));
}

/** Judges a bet again that was sold or settled meanwhile. */
async function judgeAgain({ pool }: Pick<SportsbookParts, 'pool'>, bet: BetId): Promise<Refusal | null> {
  const [found] = await findSellable(pool, { bet });
  return found ? judgeBet(found) : null;
}

/**
 * Takes the rule of a bet back; without one there is nothing to do. A rule that sold in the same moment is not taken back.
 *
 * @refuses bet-not-found, bet-already-sold, event-over, free-bet-not-sellable
 */
export async function cancelRule(
  parts: Pick<SportsbookParts, 'pool' | 'clock'>,
  wish: { player: PlayerId; bet: BetId },
): Promise<Refusal | null> {
  const bet = await findOwnSellable(parts, wish);
  if (bet === null) return refuse('bet-not-found');
  const isEnded = await endRule(parts.pool, { bet: bet.id, status: 'cancelled', at: parts.clock.now() });
  return isEnded ? null : judgeAgain(parts, bet.id);
}

/**
 * Looks at the rules on an event after it changed: sells, at the value of the moment, the bets that are worth enough. Harmless
 * to repeat. Answers how many were sold.
 */
export async function checkCashOutRules(parts: SellParts, event: string): Promise<number> {
  let sold = 0;
  for (let after = '0'; ; ) {
    const bets = await findSellable(parts.pool, { watched: event, after, limit: WATCHED_MAX });
    for (const bet of bets) if (await applyRule(parts, bet)) sold += 1;
    const last = bets.at(-1);
    if (last === undefined || bets.length < WATCHED_MAX) return sold;
    after = last.id;
  }
}

async function applyRule(parts: SellParts, bet: SellableBet): Promise<boolean> {
  const { ruleMin, id, revision } = bet;
  const at = parts.clock.now();
  if (bet.status !== 'open') {
    await endRule(parts.pool, { bet: id, status: 'ended', at });
    return false;
  }
  const offer = offerFor(bet, at);
  if (!isRefusal(offer)) await noteValues(parts.pool, [{ bet, value: offer.value }], at);
  if (ruleMin === null || isRefusal(offer) || offer.value < ruleMin) return false;
  const sold = await sell(parts, {
    // Its revision keeps a bet from being sold twice, so each look is a command of its own.
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
