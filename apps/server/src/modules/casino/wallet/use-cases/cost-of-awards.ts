import type { Currency } from '@ordago/kernel';
import type { Ledger } from '../../../ledger/index.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';

/** Returns the account that is the source of the money of a sportsbook's free bets. */
export function costOfAwards(
  provider: GameProvider,
  { currency }: { readonly currency: Currency },
  ledger: Pick<Ledger, 'houseAccount'>,
): ReturnType<Ledger['houseAccount']> {
  return ledger.houseAccount({ class: 'promotion-cost', product: 'sport', provider: provider.name, currency });
}
