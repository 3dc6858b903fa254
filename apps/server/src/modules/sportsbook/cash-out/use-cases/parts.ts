import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import type { CashOutQuotes } from '../domain/cash-out-quote.ts';
import type { BetValuesRepository } from '../repository/bet-values.repository.ts';
import type { CashOutsRepository } from '../repository/cash-outs.repository.ts';

/** Parts of the use-cases of cash-out. */
export interface CashOutParts extends Pick<SportsbookParts, 'ledger' | 'clock' | 'wallet'> {
  readonly quotes: CashOutQuotes;
  readonly cashOuts: CashOutsRepository;
  readonly values: BetValuesRepository;
}
