import { readBettingSettings } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../../platform/http/bound-route.ts';
import { presentSettings, presentStakes } from '../../presenters.ts';
import type { BettingRulesReads } from '../../use-cases/read-betting-rules.ts';

/** Reads the settings of bets, and the stakes by currency. */
export function readBettingSettingsRoute(reads: BettingRulesReads): BoundRoute {
  return bind(readBettingSettings, async () => ({
    settings: presentSettings(await reads.settings()),
    currencies: (await reads.currencies()).map(presentStakes),
  }));
}
