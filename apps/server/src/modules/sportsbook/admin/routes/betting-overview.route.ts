import {
  BETTING_TARGETS_MAX,
  findBettingTargets,
  listBettingChanges,
  listCashOutTerms,
  listExposures,
  readPlayerExposure,
  setCashOutTerms,
} from '@ordago/contracts';
import { formatAmount, formatOdds, type Odds, toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import {
  type ActRow,
  type AdminAction,
  type BettingOverview,
  type ExposureRow,
  IDENTITY,
} from '../use-cases/betting-overview.ts';
import { orderOf } from './betting-admin.route.ts';

/** Routes of the betting overview and of the terms of cash-outs, for staff. */
export function bettingOverviewRoutes(rules: BettingOverview): BoundRoute[] {
  return [
    bind(listBettingChanges, async ({ query: { act = null, page, count: size } }) => {
      const { rows, ...found } = await rules.changes(act, { page, size });
      return { changes: rows.map(presentChange), ...found };
    }),
    bind(findBettingTargets, async ({ query: { scope, search = '' } }) => ({
      targets: await rules.targets(scope, search, BETTING_TARGETS_MAX),
    })),
    bind(listExposures, async ({ query: { event = null, page, count: size }, now }) => {
      const { rows, ...found } = await rules.exposures(event, now, { page, size });
      return { exposures: rows.map(presentExposure), ...found };
    }),
    bind(readPlayerExposure, async ({ params }) => ({
      lines: (await rules.playerExposure(params.id)).map(({ stakes, potential, ...row }) => ({
        ...row,
        stakes: formatAmount(stakes),
        potential: formatAmount(potential),
      })),
    })),
    bind(listCashOutTerms, async () => ({ terms: await rules.terms(), sports: await rules.sports() })),
    bind(setCashOutTerms, async ({ body: { sport, terms }, actor, ip, now }) => {
      return (await rules.setTerms(sport, terms, orderOf({ actor, ip, now }))) ?? { sport, terms };
    }),
  ];
}

function presentExposure({ startsAt, isLive, isStopped, isBarred, openProfit, liabilityMax, ...row }: ExposureRow) {
  return {
    ...row,
    starts_at: toIso(startsAt),
    is_live: isLive,
    is_stopped: isStopped,
    is_barred: isBarred,
    open_profit: formatAmount(openProfit),
    liability_max: formatAmount(liabilityMax),
    percent: Number((openProfit * 100n) / liabilityMax),
  };
}

/** A limit, a rule, terms each way and the cash-out terms of one sport begin as nothing; all else began as something that no line tells. */
function beginsAsNothing(act: AdminAction, { sport }: ActRow['details']): boolean {
  return act === 'limit' || act === 'rule' || act === 'each-way' || (act === 'cash-out' && sport !== '*');
}

type Values = Readonly<Record<string, string | null>>;

function presentChange({ id, at, by, act, details, before, isLatest, name }: ActRow & { readonly act: AdminAction }) {
  const then = before === null ? {} : valuesOf(act, before);
  const now = valuesOf(act, details);
  const about = IDENTITY.filter((field) => field in details).map((field) => [field, textOf(details[field])] as const);
  return {
    id,
    at: toIso(at),
    by,
    act,
    name,
    about: Object.fromEntries(about),
    fields: Object.entries(now)
      .map(([field, after]) => ({ name: field, before: then[field] ?? null, after }))
      .filter((field) => field.before !== field.after),
    is_undoable: isLatest && (before !== null || beginsAsNothing(act, details)),
  };
}

/** How something stands after a line of the audit, as staff would write it. */
function valuesOf(act: AdminAction, details: ActRow['details']): Values {
  const fields = Object.entries(details).filter(([field]) => !IDENTITY.some((known) => known === field));
  const values = Object.fromEntries(fields.map(([field, value]) => [field, textOf(value)]));
  if (act === 'stakes') return stakesOf(values);
  for (const field of ['express_odds_max', 'bonus_odds_min']) {
    if (typeof details[field] === 'number') values[field] = formatOdds(details[field] as Odds);
  }
  return values;
}

/** The line holds the five rising amounts as one text. */
function stakesOf({ stakes = '', perUsd = null, legal = null }: Values): Values {
  const [min, usual, max, payout, liability] = (stakes ?? '').split(' ').map((text) => text || null);
  return {
    min: min ?? null,
    default: usual ?? null,
    max: max ?? null,
    payout_max: payout ?? null,
    liability_max: liability ?? null,
    legal_payout_max: legal,
    per_usd: perUsd,
  };
}

function textOf(value: string | number | boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
