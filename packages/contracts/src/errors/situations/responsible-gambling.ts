import type { responsibleGamblingErrors } from '../families/responsible-gambling.ts';
import type { Situations } from '../row.ts';

/** Situation of each row of the family: exactly one situation per code (semantics D9). */
export const responsibleGamblingSituations: Situations<typeof responsibleGamblingErrors> = {
  'self-excluded': 'A self-excluded player signs in to play, bets or deposits.',
  'self-excluded-permanently': 'A player who excluded themself for good signs in to play, bets or deposits.',
  'deposit-limit-reached': 'A deposit would pass the player’s own deposit limit.',
  'loss-limit-reached': 'A stake could take the player past their own loss limit.',
  'stake-limit-reached': 'A stake would pass the player’s own stake limit.',
  'session-limit-reached': 'A stake comes after the player’s own session time is used up.',
  'time-out-active': 'A player in a time-out signs in to play, bets or deposits.',
  'exclusion-not-liftable': 'A player asks to end a time-out or exclusion before its end.',
  'limit-increase-pending': 'A raised limit is confirmed or used before its waiting time is over.',
  'reality-check-due': 'A stake comes while a reality check waits for the player’s answer.',
  'exclusion-duration-invalid': 'A self-exclusion is asked for a duration that is not offered.',
  'exclusion-register-unreachable':
    'A central exclusion register does not answer, so the sign-in or sign-up is refused.',
};
