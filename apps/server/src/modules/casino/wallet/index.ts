import type { Pool } from 'pg';
import type { Log } from '../../../platform/log/log.ts';
import type { Module } from '../../../platform/module.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { ProviderWatch } from '../providers/index.ts';
import type { GameProvider } from '../shared/ports/game-provider.ts';
import type { BonusTerms } from './ports/bonus-terms.ts';
import { createCallbacksRepository } from './repository/callbacks.repository.ts';
import { receiveWalletCallbackRoute } from './routes/receive-wallet-callback.route.ts';
import { receiveWalletMessageRoute } from './routes/receive-wallet-message.route.ts';
import { createApplyOrders } from './use-cases/apply-orders.ts';
import { createApplyWalletCallback } from './use-cases/apply-wallet-callback.ts';
import { createReceiveCallback } from './use-cases/receive-callback.ts';

/** Wallet: calls of the providers that move money, and the events of the rounds that they make. */
export type { BonusTerms } from './ports/bonus-terms.ts';
export { casinoOpEvents } from './use-cases/op-events.ts';

export interface WalletParts {
  readonly pool: Pool;
  readonly log: Log;
  readonly ledger: Ledger;
  readonly providers: readonly GameProvider[];
  readonly watch: ProviderWatch;
  /** On which terms bonus money pays bets at the sportsbooks of others. (Default: it pays none) */
  readonly bonusTerms: BonusTerms | undefined;
}

/** Creates the routes that receive the wallet calls of the providers. */
export function createWallet({ pool, log, ledger, providers, watch, bonusTerms }: WalletParts): Pick<Module, 'routes'> {
  const parts = { ledger, callbacks: createCallbacksRepository(pool), ...(bonusTerms && { bonusTerms }) };
  const apply = createApplyWalletCallback(parts);
  const receive = createReceiveCallback({
    providers,
    apply,
    watch,
    applyOrders: createApplyOrders({ ...parts, apply }),
    onFault: (err, facts) => log.error({ err, ...facts }, 'a wallet call failed'),
  });
  return { routes: [receiveWalletCallbackRoute(receive), receiveWalletMessageRoute(receive)] };
}
