import {
  type AnswerOf,
  type BodyIn,
  errorOf,
  listBetLimits,
  readBettingSettings,
  setBetLimit,
} from '@ordago/contracts';
import { CSV_PAGE, readCsvPart } from '@ordago/web-kit/csv-parts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { LimitKind, LimitLine, LimitScope } from '../betting-text.ts';

export type BetLimit = AnswerOf<typeof listBetLimits>['limits'][number];
export type BettingSettings = AnswerOf<typeof readBettingSettings>;

export const LIMITS_PER_PAGE = 25;

/** Place of a limit: everything about it but its amount. */
export interface LimitPlace {
  readonly kind: LimitKind;
  readonly line: LimitLine;
  readonly scope: LimitScope;
  readonly target: string | null;
  readonly currency: string | null;
}

/** Edited limit: its place, the name of its target, and its present amount. */
export interface EditedLimit {
  readonly place: LimitPlace;
  readonly name: string | null;
  readonly amount: string | null;
}

/** Currency of amounts that hold for every currency. */
export const BASE_CURRENCY = 'USD';

/** The code under which a bet meets a limit. */
export function codeOf({ kind, line, scope }: Pick<LimitPlace, 'kind' | 'line' | 'scope'>): number {
  return errorOf(`limit-${kind}-${line}-${scope}`).code;
}

export function placeOf({ kind, line, scope, target, currency }: LimitPlace): LimitPlace {
  return { kind, line, scope, target, currency };
}

export function isSamePlace(a: LimitPlace, b: LimitPlace): boolean {
  return (['kind', 'line', 'scope', 'target', 'currency'] as const).every((field) => a[field] === b[field]);
}

/** Sets a limit, or lifts it with null. */
export function sendLimit(place: LimitPlace, amount: string | null): Promise<unknown> {
  return api(setBetLimit, { body: { ...placeOf(place), amount } as BodyIn<typeof setBetLimit> });
}

/** The limits of each bet, event, league, player and sport; never more than the thirty in every currency. */
export function useGeneralLimits() {
  return useQuery({
    queryKey: ['betting', 'limits', 'each'],
    queryFn: async () => (await readCsvPart((page) => readLimits('each', page, CSV_PAGE), 1)).rows,
  });
}

/** A page of the limits of one event, league, player or sport. */
export function useOwnLimits(page: number) {
  return useQuery({
    queryKey: ['betting', 'limits', 'one', page],
    queryFn: ({ signal }) => readLimits('one', page, LIMITS_PER_PAGE, signal),
    placeholderData: keepPreviousData,
  });
}

/** The settings of all bets, and the stakes of each currency. */
export function useBettingRules() {
  return useQuery({ queryKey: ['betting', 'settings'], queryFn: ({ signal }) => api(readBettingSettings, { signal }) });
}

async function readLimits(of: 'each' | 'one', page: number, count: number, signal?: AbortSignal) {
  const { limits, ...found } = await api(listBetLimits, { query: { of, page, count }, signal });
  return { rows: limits, ...found };
}
