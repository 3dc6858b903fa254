import { legacyView, type MoveTable } from './legacy-view.ts';

/**
 * The one internal status of a bonus grant. `pending`: waits for its deposit or first bet; `active`: being wagered;
 * `converted`: wagered to the end and moved to the main balance; `expired`; `unsubscribed`: cancelled by the player or
 * by a self-exclusion; `declined`: refused or withdrawn by staff.
 */
export type BonusStatus = 'pending' | 'active' | 'converted' | 'expired' | 'unsubscribed' | 'declined';

/** A bonus leaves `active` once, by whichever end claims it first (semantics C5). */
export const BONUS_MOVES: MoveTable<BonusStatus> = {
  pending: ['active', 'expired', 'unsubscribed', 'declined'],
  active: ['converted', 'expired', 'unsubscribed', 'declined'],
  converted: [],
  expired: [],
  unsubscribed: [],
  declined: [],
};

/**
 * Bonus payments (specification 3, section 4): 0 During, 1 Decline, 2 Accrual. A bonus that was credited stays an
 * accrual however it ended later; a bonus taken away again shows 1.
 */
export const bonusPaymentView = legacyView<BonusStatus, 0 | 1 | 2>({
  pending: 0,
  declined: 1,
  unsubscribed: 1,
  active: 2,
  converted: 2,
  expired: 2,
});

/** The numbers of the bonus history filter: 0 All, 1 Active, 2 Not active, 3 Unsubscribed. */
export const BONUS_FILTER_ALL = 0;

const bonusFilterView = legacyView<BonusStatus, 1 | 2 | 3>({
  active: 1,
  pending: 2,
  converted: 2,
  expired: 2,
  declined: 2,
  unsubscribed: 3,
});

/** The filter number (1 to 3) under which a bonus is listed beside 0, which lists them all. */
export const bonusFilterOf = bonusFilterView.codeOf;

/** The statuses that a filter number lists; empty for a number that the filter does not know. */
export function bonusStatusesOf(filter: number): readonly BonusStatus[] {
  return filter === BONUS_FILTER_ALL ? (Object.keys(BONUS_MOVES) as BonusStatus[]) : bonusFilterView.statusesOf(filter);
}
