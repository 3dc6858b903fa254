import { type Page, type Refusal, refuse } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type { ActRow, BettingOverviewStore, CashOutTermsRow } from '../repository/betting-overview.repository.ts';

export type { ActRow, ExposureRow } from '../repository/betting-overview.repository.ts';

/** Settings of staff, with the action of each in the audit. */
export const ADMIN_ACTIONS = {
  limit: 'sportsbook.limit-set',
  rule: 'sportsbook.rule-set',
  settings: 'sportsbook.settings-set',
  stakes: 'sportsbook.stakes-set',
  'cash-out': 'sportsbook.cash-out-set',
  express: 'sportsbook.top-express-set',
  'each-way': 'sportsbook.each-way-set',
} as const;
export type AdminAction = keyof typeof ADMIN_ACTIONS;

/** The fields of a line that say what it is about; all others say how that stands. */
export const IDENTITY = ['kind', 'line', 'scope', 'target', 'currency', 'rule', 'sport', 'express'] as const;

/** The terms of every sport without its own: they are changed, and never taken back. */
const ALL_SPORTS = '*';

type Terms = Omit<CashOutTermsRow, 'sport'>;

/** Reads of the back office beside its settings, and the terms of cash-outs. */
export interface BettingOverview
  extends Pick<BettingOverviewStore, 'exposures' | 'playerExposure' | 'targets' | 'sports' | 'terms'> {
  /** Reads the changes by staff, the newest first. */
  changes(
    act: AdminAction | null,
    paging: { page: number; size: number },
  ): Promise<Page<ActRow & { readonly act: AdminAction }>>;
  /** @refuses betting-target-not-found for a sport that is not offered, state-changed when there is nothing to take back */
  setTerms(
    sport: string,
    terms: Terms | null,
    order: AdminOrder,
  ): Promise<Refusal<'validation-failed' | 'betting-target-not-found' | 'state-changed'> | null>;
}

export function createBettingOverview({
  store,
  audit,
}: {
  store: BettingOverviewStore;
  audit: Audit;
}): BettingOverview {
  const { exposures, playerExposure, targets, sports, terms } = store;
  return {
    exposures,
    playerExposure,
    targets,
    sports,
    terms,
    changes: async (act, paging) => {
      const actions = act === null ? Object.values(ADMIN_ACTIONS) : [ADMIN_ACTIONS[act]];
      const { rows, ...page } = await store.acts({ actions, identity: IDENTITY }, paging);
      return { ...page, rows: rows.map((row) => ({ ...row, act: actOf(row.action) })) };
    },
    setTerms: async (sport, wanted, order) => {
      if (sport === ALL_SPORTS && wanted === null) return refuse('validation-failed', { field: 'terms' });
      if (sport !== ALL_SPORTS && wanted !== null && !(await store.sports()).includes(sport))
        return refuse('betting-target-not-found', { field: 'sport' });
      const details = { sport, ...(wanted ?? { is_offered: null, margin_bps: null, closing_seconds: null }) };
      const line = adminLineOf(order, ADMIN_ACTIONS['cash-out'], details);
      const isDone = await store.saveTerms(sport, wanted, (tx) => audit.append(line, tx));
      return isDone ? null : refuse('state-changed');
    },
  };
}

function actOf(action: string): AdminAction {
  const found = Object.entries(ADMIN_ACTIONS).find(([, known]) => known === action);
  return (found?.[0] ?? 'settings') as AdminAction;
}
