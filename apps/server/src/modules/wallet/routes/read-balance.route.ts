import { readBalance } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentBalances } from '../presenters.ts';
import { type ReadAccountParts, readAccount } from '../use-cases/read-account.ts';

/** Reads the balances of the signed-in player. */
export function readBalanceRoute(parts: ReadAccountParts): BoundRoute {
  return bind(readBalance, async ({ actor }) => {
    const account = await readAccount(parts, playerOf(actor).player);
    return presentBalances(account.balances, account.player);
  });
}
