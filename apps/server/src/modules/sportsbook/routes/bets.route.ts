import { listBets, placeBet as placeBetContract, type RefusalName, readAccount, readBet } from '@ordago/contracts';
import { assert, type BetId, formatAmount, idOf, isRefusal, type Refusal, refuse } from '@ordago/kernel';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentBet, readSlip } from '../presenters.ts';
import type { SportsbookParts } from '../use-cases/parts.ts';
import { placeBet } from '../use-cases/place-bet.ts';
import { readBettor } from '../use-cases/read-bettor.ts';
import type { BetReads } from '../use-cases/read-line.ts';

/** Bets of one page. */
const BETS_SIZE = 20;

/** What a player does and sees with a frame token. */
export function betRoutes(parts: SportsbookParts, bets: BetReads): BoundRoute[] {
  return [placeBetRoute(parts, bets), accountRoute(parts), ...historyRoutes(bets)];
}

function placeBetRoute(parts: SportsbookParts, bets: BetReads): BoundRoute {
  return bind(placeBetContract, async ({ actor, body }) => {
    const { player } = playerOf(actor);
    const slip = readSlip(body);
    if (isRefusal(slip)) return slip;
    const placed = await placeBet(parts, { player, key: body.key, slip });
    if (isRefusal(placed)) return placed as Refusal<RefusalName>;
    const bet = await bets.own(player, placed.bet);
    assert(bet, `bet ${placed.bet} was placed and is not there`);
    const { balance, version } = placed.balance ?? (await parts.wallet.walletInPlay(player));
    return { bet: presentBet(bet), balance: formatAmount(balance), version: String(version) };
  });
}

function accountRoute(parts: SportsbookParts): BoundRoute {
  return bind(readAccount, async ({ actor }) => {
    const { player, wallet, limits } = await readBettor(parts, playerOf(actor).player);
    if (limits === null) return refuse('currency-unacceptable');
    return {
      ...{ id: player.id, username: player.username, currency: wallet.currency },
      balance: formatAmount(wallet.balance),
      version: String(wallet.version),
      stake: {
        min: formatAmount(limits.stakeMin),
        max: formatAmount(limits.stakeMax),
        default: formatAmount(limits.stakeDefault),
      },
    };
  });
}

function historyRoutes(bets: BetReads): BoundRoute[] {
  return [
    bind(listBets, async ({ actor, query: { status, from, to, page } }) => {
      const filter = { player: playerOf(actor).player, status, from: from ?? null, to: to ?? null };
      const found = await bets.list(filter, { page, size: BETS_SIZE });
      return { bets: found.rows.map(presentBet), count: found.count, pages: found.pages, page: found.page };
    }),
    bind(readBet, async ({ actor, params }) => {
      const bet = await bets.own(playerOf(actor).player, idOf<BetId>(params.id));
      return bet === null ? refuse('bet-not-found') : presentBet(bet);
    }),
  ];
}
