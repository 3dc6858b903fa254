/** Settlement: results into payouts, by difference, and the return of void bets. */
export { dropOldStarts } from './repository/moved-starts.repository.ts';
export { returnMoved } from './use-cases/return-moved.ts';
export { type SettleParts, settleBets, settlePending } from './use-cases/settle-event.ts';
