import { listTransactions as contract } from '@ordago/contracts';
import { playerOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentTransaction } from '../presenters.ts';
import { listTransactions } from '../use-cases/list-transactions.ts';

export function listTransactionsRoute(parts: Parameters<typeof listTransactions>[0]): BoundRoute {
  return bind(contract, async ({ actor, query }) => {
    const { history, pageCount } = await listTransactions(parts, { player: playerOf(actor).player, ...query });
    return { history: history.map(presentTransaction), pageCount };
  });
}
