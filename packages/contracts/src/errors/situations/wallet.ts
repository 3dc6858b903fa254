import type { walletErrors } from '../families/wallet.ts';
import type { Situations } from '../row.ts';

/** Situation of each row of the family: exactly one situation per code (semantics D9). */
export const walletSituations: Situations<typeof walletErrors> = {
  'rolled-back': 'A stake arrives whose transaction was rolled back before it came.',
  'move-not-in-chart': 'A movement of money names accounts or a code that the chart of accounts does not allow.',
  'currency-mismatch': 'An amount comes in another currency than the account it concerns.',
  'transaction-not-found': 'A rollback or a query names a transaction that never came; a rollback leaves its mark.',
  'already-rolled-back': 'A win answers a bet that was rolled back; it is not paid, but parked for staff.',
  'bet-already-settled': 'A rollback names a stake whose round is already paid or closed.',
  'win-without-bet': 'A win names no known stake and no declared kind (jackpot, free round, promotion); it is parked.',
  'round-closed': 'A stake names a round that is already closed.',
  'win-above-cap': 'A win is above the cap of its game or provider; it waits for review.',
  'game-session-expired': 'A stake comes with a game session that has ended; wins and rollbacks never need one.',
  'wallet-busy': 'The wallet could not be locked within its time.',
  'bonus-not-active': 'The bonus wallet is asked for while no bonus is active.',
  'round-wallet-mismatch': 'A provider’s call names another player, game or currency than its round has.',
  'target-of-another-player': 'A rollback names a transaction of another player.',
  'not-reversible':
    'A rollback names a transaction of a kind that cannot be taken back, or one that is itself a reversal.',
  'amount-out-of-range': 'A movement inside the ledger is of zero, negative or more than the largest single amount.',
  'unknown-account': 'A movement inside the ledger names a wallet or house account that does not exist.',
  'order-withheld':
    'A bet of a group that is placed whole or not at all would have been taken, had no other one been refused.',
  'award-unknown': 'A bet, a release or a retract names a free bet that the sportsbook never awarded to this player.',
  'award-known': 'A sportsbook awards a free bet again under an id that it has given already.',
  'award-ended':
    'A bet, a release, a retract or a rollback names a free bet of a sportsbook that was used, paid out or taken back.',
};
