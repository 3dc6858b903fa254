import { readAccount } from '@ordago/contracts';
import { formatAmount, formatOdds, refuse } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import { readBettor } from '../use-cases/read-bettor.ts';

/** Reads the bettor: the account, what pays and the stakes that it may bet. */
export function readAccountRoute(parts: BettingParts): BoundRoute {
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
