import { legacyView, type MoveTable } from './legacy-view.ts';

/** The one internal status of a referral payout. */
export type ReferralPayoutStatus = 'created' | 'paid' | 'cancelled' | 'refunded';

/** A payout is paid or cancelled once; a paid one may be taken back. */
export const REFERRAL_PAYOUT_MOVES: MoveTable<ReferralPayoutStatus> = {
  created: ['paid', 'cancelled'],
  paid: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** The words of the specification (section 4): created, paid, canceled, refund. */
export const referralPayoutView = legacyView<ReferralPayoutStatus, 'created' | 'paid' | 'canceled' | 'refund'>({
  created: 'created',
  paid: 'paid',
  cancelled: 'canceled',
  refunded: 'refund',
});
