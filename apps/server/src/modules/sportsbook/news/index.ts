/** News: changes of bets, as domain events and as push frames to players. */
export { sportsbookOpEvents } from './use-cases/op-events.ts';
export { createPushBets } from './use-cases/push-bets.ts';
