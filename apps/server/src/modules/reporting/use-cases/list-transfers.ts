import type { Paged, StaffScope } from '../repository/scope.ts';
import type { TransferRow, TransfersQuery, TransfersRepository } from '../repository/transfers.repository.ts';

/** Lists the wallet entries that a member of staff sees, newest first. */
export type ListTransfers = (scope: StaffScope, query: TransfersQuery) => Promise<Paged<TransferRow>>;

export function createListTransfers(transfers: TransfersRepository): ListTransfers {
  return transfers.page;
}
