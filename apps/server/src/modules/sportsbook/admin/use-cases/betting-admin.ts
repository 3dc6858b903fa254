import { formatAmount, idOf, type PlayerId, type Refusal, refuse, type Units } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import type { SettingRow } from '../../shared/repository/settings.repository.ts';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type {
  AdminScope,
  BetLimit,
  BettingAdminStore,
  CurrencyStakes,
  NamedRule,
} from '../repository/betting-admin.repository.ts';

export type { SettingRow } from '../../shared/repository/settings.repository.ts';
export type { BetLimit, CurrencyStakes } from '../repository/betting-admin.repository.ts';

type UnknownTarget = 'betting-target-not-found' | 'user-not-found';

/** Decisions of staff about bets; every decision leaves its line in the audit, in its own commit. */
export interface BettingAdmin extends Pick<BettingAdminStore, 'settings' | 'currencies' | 'limits' | 'rules'> {
  setSettings(settings: SettingRow, order: AdminOrder): Promise<SettingRow>;
  /** @refuses validation-failed where a bound is beyond the next */
  setStakes(stakes: CurrencyStakes, order: AdminOrder): Promise<Refusal<'validation-failed'> | null>;
  /** @refuses betting-currency-not-taken, state-changed when there is nothing to lift, and what names no target */
  setLimit(
    limit: BetLimit,
    amount: Units | null,
    order: AdminOrder,
  ): Promise<Refusal<UnknownTarget | 'validation-failed' | 'betting-currency-not-taken' | 'state-changed'> | null>;
  /** @refuses state-changed when it is so already, and what names no target */
  setRule(
    rule: NamedRule,
    holds: boolean,
    order: AdminOrder,
  ): Promise<Refusal<UnknownTarget | 'validation-failed' | 'state-changed'> | null>;
}

export interface BettingAdminParts {
  readonly store: BettingAdminStore;
  readonly audit: Audit;
  /** Brings combinations to what was decided: of all events, or of those with a selection. */
  readonly reprice: (which: { readonly selection: string | null }) => Promise<void>;
}

export function createBettingAdmin({ store, audit, reprice }: BettingAdminParts): BettingAdmin {
  const unknown = async (scope: AdminScope, target: string) =>
    (await store.hasTarget(scope, target))
      ? null
      : refuse(scope === 'user' ? 'user-not-found' : 'betting-target-not-found', { field: 'target' });
  return {
    settings: store.settings,
    currencies: store.currencies,
    limits: store.limits,
    rules: store.rules,
    setSettings: async (settings, order) => {
      const { ...details } = settings;
      await store.saveSettings(settings, order.now, (tx) =>
        audit.append(adminLineOf(order, 'sportsbook.settings-set', details), tx),
      );
      await reprice({ selection: null });
      return store.settings();
    },
    setStakes: async (stakes, order) => {
      const { stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax, legalPayoutMax, perUsd, currency } = stakes;
      const rising = [stakeMin, stakeDefault, stakeMax, payoutMax, liabilityMax];
      const wrong = rising.findIndex((units, place) => units < (rising[place - 1] ?? 0n));
      if (wrong >= 0) return refuse('validation-failed', { field: STAKE_FIELDS[wrong] ?? 'min' });
      if (perUsd !== null && Number(perUsd) === 0) return refuse('validation-failed', { field: 'per_usd' });
      const details = {
        currency,
        stakes: rising.map((units) => formatAmount(units)).join(' '),
        perUsd,
        legal: textOf(legalPayoutMax),
      };
      await store.saveStakes(stakes, (tx) => audit.append(adminLineOf(order, 'sportsbook.stakes-set', details), tx));
      return null;
    },
    setLimit: async (limit, amount, order) => {
      const { scope, target, currency } = limit;
      if (scope === 'bet' && target !== null) return refuse('validation-failed', { field: 'target' });
      const refused = target === null ? null : await unknown(scope, target);
      // The target of a lifted rule may be gone.
      if (refused && amount !== null) return refused;
      if (currency !== null && !(await store.currencies()).some((known) => known.currency === currency))
        return refuse('betting-currency-not-taken');
      const details = { ...limit, amount: textOf(amount) };
      const line = { ...adminLineOf(order, 'sportsbook.limit-set', details), ...subjectOf(limit) };
      const isDone = await store.saveLimit(limit, amount, order.now, (tx) => audit.append(line, tx));
      return isDone ? null : refuse('state-changed');
    },
    setRule: async (rule, holds, order) => {
      if (rule.rule !== 'barred' && (rule.scope === 'selection' || rule.scope === 'user'))
        return refuse('validation-failed', { field: 'scope' });
      const refused = await unknown(rule.scope, rule.target);
      if (refused && holds) return refused;
      const line = { ...adminLineOf(order, 'sportsbook.rule-set', { ...rule, holds }), ...subjectOf(rule) };
      const isDone = await store.saveRule(rule, holds, order.now, (tx) => audit.append(line, tx));
      if (isDone && rule.scope === 'selection') await reprice({ selection: rule.target });
      return isDone ? null : refuse('state-changed');
    },
  };
}

const STAKE_FIELDS = ['min', 'default', 'max', 'payout_max', 'liability_max'];

function subjectOf({ scope, target }: { scope: AdminScope; target: string | null }) {
  return scope === 'user' && target !== null ? { subject: `player:${idOf<PlayerId>(target)}` as const } : {};
}

function textOf(units: Units | null): string | null {
  return units === null ? null : formatAmount(units);
}
