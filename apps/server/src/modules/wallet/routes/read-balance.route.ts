import { readBalance, readWagerInfo } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentBalances, presentWager } from '../presenters.ts';
import { type ReadAccountParts, readAccount } from '../use-cases/read-account.ts';

/** Balance and wagering progress of the signed-in player. */
export function balanceRoutes(parts: ReadAccountParts): BoundRoute[] {
  const balance = bind(readBalance, async ({ actor }) => {
    const account = await readAccount(parts, playerOf(actor).player);
    return presentBalances(account.balances, account.player);
  });
  // A requirement comes with a bonus grant; without one there is nothing to play through.
  const wager = bind(readWagerInfo, async () => presentWager({ total: 0n, left: 0n, played: 0n }));
  return [balance, wager];
}
