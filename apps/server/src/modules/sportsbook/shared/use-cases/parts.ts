import type { Clock } from '@ordago/kernel';
import type { Log } from '../../../../platform/log/log.ts';
import type { Publish } from '../../../../platform/push/publish.ts';
import type { Ledger } from '../../../ledger/index.ts';
import type { Players } from '../../../players/index.ts';
import type { WalletApi } from '../../../wallet/index.ts';
import type { StakeTerms } from '../domain/slip.ts';
import type { FreeBets } from '../ports/free-bets.ts';

/** Parts that the use-cases of several subjects share. Repositories are parts of the subject that they belong to. */
export interface SportsbookParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly ledger: Ledger;
  readonly players: Pick<Players, 'byId'>;
  readonly wallet: Pick<WalletApi, 'walletInPlay'>;
  readonly publish: Publish;
  readonly freeBets: FreeBets;
  readonly stakeTerms: StakeTerms;
}
