import type { BetId, PlayerId } from '@ordago/kernel';
import type { WalletBalance } from '../../../ledger/index.ts';
import type { PlacedBet } from '../../shared/domain/placed-bet.ts';
import type { Slip } from '../../shared/domain/slip.ts';
import type { Combinations } from '../../shared/ports/combinations.ts';
import type { BettingSettingsRepository } from '../../shared/repository/settings.repository.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import type { BetsRepository } from '../repository/bets.repository.ts';
import type { BoundsRepository } from '../repository/bounds.repository.ts';
import type { DelayedBetsRepository } from '../repository/delayed-bets.repository.ts';
import type { OfferRepository } from '../repository/offer.repository.ts';
import type { PlayerChoicesRepository } from '../repository/player-choices.repository.ts';
import type { SharedBetsRepository } from '../repository/shared-bets.repository.ts';
import type { TopExpressesRepository } from '../repository/top-expresses.repository.ts';
import type { ReadSlipContext } from './read-slip-context.ts';

/** Parts of the use-cases of betting. */
export interface BettingParts extends Omit<SportsbookParts, 'publish'> {
  readonly combinations: Combinations;
  readonly readSlipContext: ReadSlipContext;
  readonly bounds: BoundsRepository;
  readonly bets: BetsRepository;
  readonly choices: PlayerChoicesRepository;
  readonly delayedBets: DelayedBetsRepository;
  readonly offer: OfferRepository;
  readonly settings: BettingSettingsRepository;
  readonly sharedBets: SharedBetsRepository;
  readonly topExpresses: TopExpressesRepository;
}

/** Submission of a bet. */
export interface PlaceBet {
  readonly player: PlayerId;
  /** Created by the client, one per submission. */
  readonly key: string;
  readonly slip: Slip;
}

/** Bet that was placed. */
export interface BetPlaced {
  readonly bet: BetId;
  /** The paying wallet after the commit; null when none paid, or the bet was placed by an earlier submission. */
  readonly balance: WalletBalance | null;
  /** As its player sees it; null when the bet was placed by an earlier submission: it may have changed since. */
  readonly shown: PlacedBet | null;
}

/** A bet on events in play, which is to wait and be judged again. */
export interface MustWait {
  readonly waitS: number;
  /** The score at which each leg in play is submitted; null for any other leg. */
  readonly scores: readonly (string | null)[];
}

/** Parts that placing a bet needs. */
export type PlaceBetParts = Pick<
  BettingParts,
  'ledger' | 'clock' | 'log' | 'freeBets' | 'stakeTerms' | 'readSlipContext' | 'offer' | 'topExpresses' | 'combinations'
>;
