import type { AnnounceEvents } from '../../line/index.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import type { BetsToSettleRepository } from '../repository/bets-to-settle.repository.ts';
import type { MovedStartsRepository } from '../repository/moved-starts.repository.ts';
import type { OutcomesRepository } from '../repository/outcomes.repository.ts';
import type { RetirementTermsRepository } from '../repository/retirement-terms.repository.ts';

/** Parts of the use-cases of settlement. */
export interface SettleParts extends Pick<SportsbookParts, 'ledger' | 'clock'> {
  readonly announce: AnnounceEvents;
  readonly bets: BetsToSettleRepository;
  readonly outcomes: OutcomesRepository;
  readonly retirements: RetirementTermsRepository;
  readonly movedStarts: MovedStartsRepository;
}
