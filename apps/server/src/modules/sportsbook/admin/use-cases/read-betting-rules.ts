import type { BettingAdminRepository } from '../repository/betting-admin.repository.ts';

/** Reads of the settings of bets, for staff: settings, stakes, limits and rules. */
export type BettingRulesReads = Pick<BettingAdminRepository, 'settings' | 'currencies' | 'limits' | 'rules'>;
