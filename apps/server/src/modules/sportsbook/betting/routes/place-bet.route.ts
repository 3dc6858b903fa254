import { placeBet as placeBetContract, type RefusalName } from '@ordago/contracts';
import { assert, formatAmount, isRefusal, type Refusal, toIso } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentBet, readSlip } from '../presenters.ts';
import type { BetReads } from '../use-cases/bet-reads.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import type { BetSubmissions } from '../use-cases/submit-bets.ts';

/** Places a bet, or takes it to be judged again after the delay of bets in play. */
export function placeBetRoute(
  { wallet }: Pick<BettingParts, 'wallet'>,
  bets: BetReads,
  submissions: BetSubmissions,
): BoundRoute {
  return bind(placeBetContract, async ({ actor, body }) => {
    const { player } = playerOf(actor);
    const slip = readSlip(body);
    if (isRefusal(slip)) return slip;
    const placed = await submissions.submit({ player, key: body.key, slip });
    if (isRefusal(placed)) return placed as Refusal<RefusalName>;
    if ('until' in placed) {
      const { balance, version } = await wallet.walletInPlay(player);
      const waiting = { until: toIso(placed.until), wait_ms: placed.waitMs };
      return { bet: null, waiting, balance: formatAmount(balance), version: String(version) };
    }
    const bet = placed.shown ?? (await bets.own(player, placed.bet));
    assert(bet, `bet ${placed.bet} was placed and is not there`);
    const { balance, version } = placed.balance ?? (await wallet.walletInPlay(player));
    return { bet: presentBet(bet), waiting: null, balance: formatAmount(balance), version: String(version) };
  });
}
