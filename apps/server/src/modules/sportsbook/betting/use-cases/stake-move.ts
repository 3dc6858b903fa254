import type { Units } from '@ordago/kernel';
import { type Ledger, type Move, TRANSFER } from '../../../ledger/index.ts';
import type { Payer } from './pay-stake.ts';

/** A stake waits in open stakes; that of a free bet is a cost of the operator. */
export async function stakeMove(
  ledger: Pick<Ledger, 'houseAccount'>,
  { wallet, currency, opKind }: Payer,
  units: Units,
): Promise<Move> {
  const accountOf = (kind: 'open-stakes' | 'promotion-cost') =>
    ledger.houseAccount({ class: kind, product: 'sport', provider: 'house', currency });
  const to = await accountOf('open-stakes');
  if (opKind !== 'sportsbook.place-free-bet') return { from: wallet, to, units, code: TRANSFER.betSet };
  const from = await accountOf('promotion-cost');
  return { from, to, units, code: TRANSFER.freeBetStake };
}
