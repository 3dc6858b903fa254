import { FREE_BET_DAYS_MAX, type FREE_BET_KINDS, FREE_BET_ODDS_MIN } from '@ordago/contracts';
import { DAY_MS } from '@ordago/kernel';

/** A free bet as it is typed. */
export interface AwardDraft {
  readonly amount: string;
  readonly days: string;
  readonly kinds: (typeof FREE_BET_KINDS)[number];
  readonly oddsMin: string;
  readonly oddsMax: string;
  readonly legsMin: string;
  /** Of one sport alone; empty for any. */
  readonly sport: string;
  readonly isStakeReturned: boolean;
  readonly reason: string;
  readonly batch: string;
}

export const EMPTY_DRAFT: AwardDraft = {
  amount: '',
  days: '7',
  kinds: 'any',
  oddsMin: '',
  oddsMax: '',
  legsMin: '',
  sport: '',
  isStakeReturned: false,
  reason: '',
  batch: '',
};

export type DraftField = 'amount' | 'days' | 'oddsMin' | 'oddsMax' | 'legsMin' | 'reason';

/** The fields that cannot be sent as they are. */
export function wrongFields(draft: AwardDraft): readonly DraftField[] {
  const { amount, days, oddsMin, oddsMax, legsMin, kinds, reason } = draft;
  const isOddsWrong = (text: string) =>
    text !== '' && (!/^[1-9]\d{0,2}(\.\d{1,3})?$/.test(text) || Number(text) * 1_000 < FREE_BET_ODDS_MIN);
  const isCount = (text: string, min: number, max: number) =>
    /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
  const checks: readonly (readonly [DraftField, boolean])[] = [
    ['amount', !/^(0|[1-9]\d{0,9})(\.\d{1,2})?$/.test(amount) || !/[1-9]/.test(amount)],
    ['days', !isCount(days, 1, FREE_BET_DAYS_MAX)],
    ['oddsMin', isOddsWrong(oddsMin)],
    ['oddsMax', isOddsWrong(oddsMax) || (oddsMax !== '' && oddsMin !== '' && Number(oddsMax) < Number(oddsMin))],
    ['legsMin', kinds !== 'single' && legsMin !== '' && !isCount(legsMin, 2, 20)],
    ['reason', reason.trim() === ''],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([field]) => field);
}

/** Returns the body to send: valid from now on, for so many days. */
export function bodyOf(draft: AwardDraft, { key, now }: { readonly key: string; readonly now: number }) {
  const { amount, days, kinds, oddsMin, oddsMax, legsMin, sport, isStakeReturned, reason, batch } = draft;
  return {
    key,
    amount,
    kinds,
    is_stake_returned: isStakeReturned,
    reason: reason.trim(),
    odds_min: oddsMin === '' ? null : oddsMin,
    odds_max: oddsMax === '' ? null : oddsMax,
    legs_min: kinds === 'single' || legsMin === '' ? null : Number(legsMin),
    sports: sport === '' ? null : [sport],
    valid_until: new Date(now + Number(days) * DAY_MS).toISOString(),
    batch: batch.trim() === '' ? null : batch.trim(),
  };
}
