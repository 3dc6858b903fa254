import { formatAmount, type PlayerId } from '@ordago/kernel';
import type { Ledger } from '../../ledger/index.ts';
import type { Players } from '../../players/index.ts';

/** What a player's screens are told the moment their money moves (architecture 3.12). */
export interface BalanceFrame {
  readonly [field: string]: string;
  readonly balance: string;
  readonly currency: string;
  /** A frame with a lower version than the shown one is older and is dropped. */
  readonly version: string;
}

/** Tells of every new main balance after its commit; returns the way to stop. */
export function announceBalances(
  { ledger, players }: { ledger: Pick<Ledger, 'onCommitted'>; players: Pick<Players, 'currencyOf'> },
  report: (player: PlayerId, frame: BalanceFrame) => void,
  onError: (error: unknown) => void,
): () => void {
  return ledger.onCommitted((changed) => {
    for (const { player, class: kind, balance, version } of changed) {
      if (player === null || kind !== 'main') continue;
      const frame = { balance: formatAmount(balance), version: String(version) };
      players
        .currencyOf(player)
        .then((currency) => currency && report(player, { ...frame, currency }))
        .catch(onError);
    }
  });
}
