import { type AnswerOf, type askWhatIf, type BodyIn, LIMIT_KINDS, LIMIT_LINES, LIMIT_SCOPES } from '@ordago/contracts';
import type { BettingSearch } from '../betting-search.ts';
import { readAmountText } from '../betting-text.ts';
import type { LimitPlace } from '../limits/limit-values.ts';

export type WhatIf = AnswerOf<typeof askWhatIf>;
export type Outcome = WhatIf['now'];
export type Leaf = Outcome['limits'][number];

/** Stakes of the currency, and settings of all bets, that can be taken otherwise. */
export const STAKE_FIELDS = ['min', 'default', 'max', 'payout_max', 'liability_max', 'legal_payout_max'] as const;
export const SETTING_FIELDS = [
  'bets_stopped',
  'live_stopped',
  'live_delay_s',
  'bet_gap_s',
  'same_bet_max',
  'express_legs_max',
  'combinations_max',
  'express_odds_max',
] as const;
export type StakeField = (typeof STAKE_FIELDS)[number];
export type SettingField = (typeof SETTING_FIELDS)[number];

/** An assumed value in place of the present one; null lifts it. */
export type Change =
  | { readonly of: 'limit'; readonly place: LimitPlace; readonly value: string | null }
  | { readonly of: 'stakes'; readonly field: StakeField; readonly value: string | null }
  | { readonly of: 'settings'; readonly field: SettingField; readonly value: string | null };

export const PAYERS = ['in-play', 'main', 'bonus', 'free-bet'] as const;
/** Stake that a question begins with. */
export const FIRST_STAKE = '10.00';
export const FIRST_CURRENCY = 'USD';

/** Changes in the address: `limit:max-bet:usual:event:12:USD=20.00;stakes:max=5.00;settings:bet_gap_s=30`. */
export function writeChanges(changes: readonly Change[]): string | undefined {
  const texts = changes.map((change) => `${keyOf(change)}=${change.value ?? NOTHING}`);
  return texts.length === 0 ? undefined : texts.join(';');
}

/** Reads the changes of an address; unreadable ones are left out. */
export function readChanges(text: string | undefined): readonly Change[] {
  const read = (text ?? '').split(';').flatMap((part) => readChange(part) ?? []);
  return read.filter((change, place) => read.findIndex((one) => keyOf(one) === keyOf(change)) === place);
}

/** Returns the key of a change: of two with one key only one can hold. */
export function keyOf(change: Change): string {
  if (change.of !== 'limit') return `${change.of}:${change.field}`;
  const { kind, line, scope, target, currency } = change.place;
  return `limit:${kind}:${line}:${scope}:${target ?? NOTHING}:${currency ?? NOTHING}`;
}

/** Puts a change in, in the place of another one about the same. */
export function withChange(changes: readonly Change[], change: Change): readonly Change[] {
  const others = changes.filter((one) => keyOf(one) !== keyOf(change));
  return [...others, change];
}

/** The selections that an address names. */
export function picksOf({ picks = '' }: BettingSearch): readonly string[] {
  const found = picks.split(',').filter((id) => /^[1-9]\d{0,18}$/.test(id));
  return [...new Set(found)];
}

/** Kind of bet for so many legs: the requested one, where that is possible. */
export function kindOf({ kind }: BettingSearch, legs: number): 'single' | 'express' | 'system' {
  if (legs < 2) return 'single';
  return kind === 'system' && legs > 2 ? 'system' : 'express';
}

/** The call that asks an address's question; null while it has no selection or its stake is none. */
export function bodyOf(search: BettingSearch): BodyIn<typeof askWhatIf> | null {
  const picks = picksOf(search);
  const stake = readAmountText(search.stake ?? FIRST_STAKE);
  if (picks.length === 0 || stake === null) return null;
  const kind = kindOf(search, picks.length);
  const size = Math.min(Math.max(search.size ?? 2, 2), picks.length - 1);
  const changes = readChanges(search.if);
  const fieldsOf = (of: 'stakes' | 'settings') =>
    Object.fromEntries(
      changes.flatMap((one) =>
        one.of === of ? [[one.field, of === 'stakes' ? one.value : settingOf(one.value)]] : [],
      ),
    );
  const suppose = {
    limits: changes.flatMap((one) => (one.of === 'limit' ? [{ ...one.place, amount: one.value }] : [])),
    stakes: fieldsOf('stakes'),
    settings: fieldsOf('settings'),
  };
  return {
    player: search.player ?? null,
    currency: search.currency ?? FIRST_CURRENCY,
    kind,
    stake,
    selections: [...picks],
    ...(kind === 'system' && { system: { sizes: [size], bankers: [] } }),
    pays: search.pays ?? 'in-play',
    ...(changes.length > 0 && { suppose }),
  } as BodyIn<typeof askWhatIf>;
}

const NOTHING = '-';

/** A setting as the server takes it. */
export function settingOf(value: string | null): string | number | boolean | null {
  if (value === 'true' || value === 'false') return value === 'true';
  return value !== null && /^\d+$/.test(value) ? Number(value) : value;
}

function readChange(text: string): Change | null {
  const [key = '', given = ''] = text.split('=');
  const [of, ...about] = key.split(':');
  if (of === 'limit') return readLimitChange(about, given);
  const [field] = about;
  if (of === 'stakes') return isOf(STAKE_FIELDS, field) ? changeOfStakes(field, given) : null;
  if (of !== 'settings' || !isOf(SETTING_FIELDS, field)) return null;
  const value = readSetting(field, given);
  return value === undefined ? null : { of, field, value };
}

function changeOfStakes(field: StakeField, given: string): Change | null {
  if (given === NOTHING) return field === 'legal_payout_max' ? { of: 'stakes', field, value: null } : null;
  const value = readAmountText(given);
  return value === null ? null : { of: 'stakes', field, value };
}

function readLimitChange(
  [kind, line, scope, target = '', currency = '']: readonly string[],
  given: string,
): Change | null {
  if (!isOf(LIMIT_KINDS, kind) || !isOf(LIMIT_LINES, line) || !isOf(LIMIT_SCOPES, scope)) return null;
  if (!/^(-|[a-z0-9-]{1,40})$/.test(target) || !/^(-|[A-Z]{3})$/.test(currency)) return null;
  const value = given === NOTHING ? null : readAmountText(given);
  if (value === null && given !== NOTHING) return null;
  const orNull = (part: string) => (part === NOTHING ? null : part);
  return { of: 'limit', place: { kind, line, scope, target: orNull(target), currency: orNull(currency) }, value };
}

/** A setting as it is written in the address or in its field; undefined for what is none. */
export function readSetting(field: SettingField, given: string): string | null | undefined {
  if (field === 'bets_stopped' || field === 'live_stopped')
    return given === 'true' || given === 'false' ? given : undefined;
  if (given === NOTHING || given === '') return field === 'same_bet_max' ? null : undefined;
  if (field === 'express_odds_max') return /^[1-9]\d{0,3}(\.\d{1,3})?$/.test(given) ? given : undefined;
  const { min, max } = BOUNDS[field];
  return /^\d{1,5}$/.test(given) && Number(given) >= min && Number(given) <= max ? String(Number(given)) : undefined;
}

/** Bounds of whole numbers, as the server has them. */
const BOUNDS = {
  live_delay_s: { min: 0, max: 60 },
  bet_gap_s: { min: 0, max: 3_600 },
  same_bet_max: { min: 1, max: 1_000 },
  express_legs_max: { min: 2, max: 40 },
  combinations_max: { min: 1, max: 10_000 },
} as const;

function isOf<Name extends string>(names: readonly Name[], text: string | undefined): text is Name {
  return names.some((name) => name === text);
}
