import { listBets, placeBet as placeBetContract, type RefusalName, readAccount, readBet } from '@ordago/contracts';
import {
  assert,
  type BetId,
  formatAmount,
  formatOdds,
  idOf,
  isRefusal,
  type Refusal,
  refuse,
  toIso,
} from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { presentBet, readSlip } from '../presenters.ts';
import type { BetReads } from '../use-cases/read-bets.ts';
import { readBettor } from '../use-cases/read-bettor.ts';
import type { BetSubmissions } from '../use-cases/submit-bets.ts';

/** Routes of a player with a frame token. */
export function betRoutes(parts: SportsbookParts, bets: BetReads, submissions: BetSubmissions): BoundRoute[] {
  return [placeBetRoute(parts, bets, submissions), accountRoute(parts), ...historyRoutes(bets)];
}

function placeBetRoute(parts: SportsbookParts, bets: BetReads, submissions: BetSubmissions): BoundRoute {
  return bind(placeBetContract, async ({ actor, body }) => {
    const { player } = playerOf(actor);
    const slip = readSlip(body);
    if (isRefusal(slip)) return slip;
    const placed = await submissions.press({ player, key: body.key, slip });
    if (isRefusal(placed)) return placed as Refusal<RefusalName>;
    if ('until' in placed) {
      const { balance, version } = await parts.wallet.walletInPlay(player);
      const waiting = { until: toIso(placed.until), wait_ms: placed.waitMs };
      return { bet: null, waiting, balance: formatAmount(balance), version: String(version) };
    }
    const bet = placed.shown ?? (await bets.own(player, placed.bet));
    assert(bet, `bet ${placed.bet} was placed and is not there`);
    const { balance, version } = placed.balance ?? (await parts.wallet.walletInPlay(player));
    return { bet: presentBet(bet), waiting: null, balance: formatAmount(balance), version: String(version) };
  });
}

function accountRoute(parts: SportsbookParts): BoundRoute {
  return bind(readAccount, async ({ actor }) => {
    const { player, wallet, limits, bonus } = await readBettor(parts, playerOf(actor).player);
    if (limits === null) return refuse('account-currency-unacceptable');
    return {
      id: player.id,
      username: player.username,
      currency: wallet.currency,
      paid_with: wallet.kind === 'grant' ? ('bonus' as const) : ('main' as const),
      bonus_terms: bonus && {
        odds_min: formatOdds(bonus.settings.bonusOddsMin),
        express_legs_min: bonus.settings.bonusExpressLegsMin,
        percent_max: bonus.settings.bonusPercentMax,
        bets: bonus.settings.bonusBetsMax === null ? null : { max: bonus.settings.bonusBetsMax, placed: bonus.placed },
      },
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
    bind(listBets, async ({ actor, query: { status, from, to, page, count } }) => {
      const filter = { player: playerOf(actor).player, status, from: from ?? null, to: to ?? null };
      const found = await bets.list(filter, { page, size: count });
      return { bets: found.rows.map(presentBet), count: found.count, pages: found.pages, page: found.page };
    }),
    bind(readBet, async ({ actor, params }) => {
      const bet = await bets.own(playerOf(actor).player, idOf<BetId>(params.id));
      return bet === null ? refuse('bet-not-found') : presentBet(bet);
    }),
  ];
}
