import type { bonusesErrors } from '../families/bonuses.ts';
import type { Situations } from '../row.ts';

/** Situation of each row of the family: exactly one situation per code (semantics D9). */
export const bonusesSituations: Situations<typeof bonusesErrors> = {
  'real-balance-too-large': 'A bonus that needs a nearly empty main balance is activated above that ceiling.',
  'promo-not-found': 'A promo code is unknown.',
  'promo-expired': 'A promo code is past its validity.',
  'promo-individual-used': 'A code made for this player alone was already activated by them.',
  'promo-already-activated': 'A general code was already activated by this player.',
  'promo-other-partner': 'A code belongs to another partner’s players.',
  'promo-own-code': 'A player activates the code that they give to others.',
  'promo-type-unknown': 'A code is of a kind that cannot be activated here.',
  'promo-percent-used': 'Another percentage code is already waiting for the player’s next deposit.',
  'promo-used-up': 'A code has been activated as often as its campaign allows.',
  'promo-cancelled-by-player': 'The player cancelled the bonus of this code before.',
  'promo-filled-earlier': 'The bonus of this code was already wagered to its end.',
  'promo-not-a-member': 'The player’s bonus programme is switched off.',
  'promo-blocked-by-staff': 'Staff closed bonuses for this player, or this code.',
  'promo-withdrawn-since': 'The player made a withdrawal after activating the code.',
  'promo-terms-unmet': 'The player does not meet the terms of the code (deposit, level, market, wager).',
  'bonus-not-found': 'A bonus named by its id is unknown or not the player’s.',
  'bonus-already-ended': 'A bonus is cancelled or converted that has already ended.',
  'cashback-empty': 'Cashback is claimed while none is due.',
  'referral-already-partner': 'A partner sends the affiliate application again.',
  'referral-request-pending': 'A second affiliate application is sent while the first is open.',
  'reward-already-claimed': 'A reward, prize or reload is claimed a second time.',
  'reward-not-due': 'A reload or reward is claimed before its time.',
  'bonus-terms-conflict': 'A second bonus is activated while one that excludes others is active.',
};
