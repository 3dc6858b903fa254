import type { Module, Platform } from '../../platform/module.ts';
import type { Ledger } from '../ledger/index.ts';
import { reportingPolicies } from './policies.ts';
import { createBetHistoryRepository } from './repository/bet-history.repository.ts';
import { createBetsRepository } from './repository/bets.repository.ts';
import { createPlayersRepository } from './repository/players.repository.ts';
import { createTransfersRepository } from './repository/transfers.repository.ts';
import { listBetHistoryRoute } from './routes/list-bet-history.route.ts';
import { listPlayersRoute } from './routes/list-players.route.ts';
import { listStaffBetsRoute } from './routes/list-staff-bets.route.ts';
import { listTransfersRoute } from './routes/list-transfers.route.ts';
import { readInvariantsRoute } from './routes/read-invariants.route.ts';
import { readPlayerRoute } from './routes/read-player.route.ts';
import { createListBetHistory } from './use-cases/list-bet-history.ts';
import { createListPlayers } from './use-cases/list-players.ts';
import { createListStaffBets, type ListStaffBetsParts } from './use-cases/list-staff-bets.ts';
import { createListTransfers } from './use-cases/list-transfers.ts';
import { createReadInvariants } from './use-cases/read-invariants.ts';
import { createReadPlayer } from './use-cases/read-player.ts';

export interface ReportingOptions extends Pick<ListStaffBetsParts, 'betCodeOf' | 'readBetCode'> {
  readonly platform: Platform;
  readonly ledger: Pick<Ledger, 'readInvariants'>;
}

/**
 * Public API of reporting: it reads what the modules below it publish, and writes nothing. Every report names its reader:
 * staff see their scope, players their own rows.
 */
export function createReporting(options: ReportingOptions): { readonly module: Module } {
  const { pool } = options.platform;
  const bets = createBetsRepository(pool);
  const routes = [
    listPlayersRoute(createListPlayers(createPlayersRepository(pool))),
    readPlayerRoute(createReadPlayer(createPlayersRepository(pool))),
    listTransfersRoute(createListTransfers(createTransfersRepository(pool))),
    listStaffBetsRoute(createListStaffBets({ ...options, bets })),
    listBetHistoryRoute(createListBetHistory(createBetHistoryRepository(pool), options.betCodeOf)),
    readInvariantsRoute(createReadInvariants(options.ledger)),
  ];
  return { module: { name: 'reporting', routes, policies: reportingPolicies, jobs: [], handlers: [] } };
}
