import type { Module } from '../../../platform/module.ts';
import type { HistoryRepository } from '../history/index.ts';
import type { GameProvider } from '../shared/ports/game-provider.ts';
import { readRoundRoute } from './routes/read-round.route.ts';
import { readStaffRoundRoute } from './routes/read-staff-round.route.ts';
import { replayRoundRoute } from './routes/replay-round.route.ts';
import { replayStaffRoundRoute } from './routes/replay-staff-round.route.ts';
import { createReadRound } from './use-cases/read-round.ts';
import { createReadStaffRound } from './use-cases/read-staff-round.ts';
import { createReplayRound } from './use-cases/replay-round.ts';

/** Fairness: one round with what proves it, and its replay at its provider. */
export function createFairness(rounds: HistoryRepository, providers: readonly GameProvider[]): Pick<Module, 'routes'> {
  const replay = createReplayRound(rounds, providers);
  return {
    routes: [
      readRoundRoute(createReadRound(rounds, providers)),
      readStaffRoundRoute(createReadStaffRound(rounds)),
      replayRoundRoute(replay),
      replayStaffRoundRoute(replay),
    ],
  };
}
