export { type AddedStakes, createAddedStakes } from './added-stakes.ts';
export { bearerOf } from './bearer.ts';
export { openBooks, raiseSchema, type SchemaStep } from './books.ts';
export { judgeBooksUser } from './books-user.ts';
export { isPlainData } from './plain-data.ts';
export {
  type BookedRound,
  createRoundBooks,
  type Outcome,
  ROUND_SCHEMA,
  type RoundBooking,
  type RoundBooks,
  type RoundFacts,
  type RoundState,
} from './round-books.ts';
export { createRoundMoney, type RoundMoney } from './round-money.ts';
export {
  createSessionBooks,
  LAUNCH_CODE_SCHEMA,
  type LaunchedSession,
  type NewPlaySession,
  type PlaySession,
  SESSION_ENDS_SCHEMA,
  SESSION_SCHEMA,
  type SessionBooks,
  type SessionLives,
} from './session-books.ts';
export { answerUnknownAddress, createAddressBook } from './unknown-address.ts';
export {
  type CallAction,
  type CallVerdict,
  callOf,
  type OutgoingCall,
  postCall,
  readAnswer,
  type WrittenCall,
} from './wallet-call.ts';
