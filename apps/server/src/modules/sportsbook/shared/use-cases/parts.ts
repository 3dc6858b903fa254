import type { Clock } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Log } from '../../../../platform/log/log.ts';
import type { Publish } from '../../../../platform/push/publish.ts';
import type { Ledger } from '../../../ledger/index.ts';
import type { Players } from '../../../players/index.ts';
import type { WalletApi } from '../../../wallet/index.ts';
import type { ReadSlipContext } from '../../betting/use-cases/read-slip-context.ts';
import type { CashOutQuotes } from '../../cash-out/domain/cash-out-quote.ts';
import type { OddsFeed } from '../../feed/ports/odds-feed.ts';
import type { StakeTerms } from '../domain/slip.ts';
import type { FreeBets } from '../ports/free-bets.ts';

/** Parts of the use-cases of the sportsbook. */
export interface SportsbookParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly ledger: Ledger;
  readonly players: Pick<Players, 'byId'>;
  readonly wallet: Pick<WalletApi, 'walletInPlay'>;
  /** Of its history our own prices are made. */
  readonly feed: OddsFeed;
  /** Every supplier, that one first. */
  readonly feeds: readonly OddsFeed[];
  readonly publish: Publish;
  readonly freeBets: FreeBets;
  readonly stakeTerms: StakeTerms;
  /** Reads all that a slip is judged by. */
  readonly readSlipContext: ReadSlipContext;
  readonly quotes: CashOutQuotes;
}
