/** Words of a bet and of what is bet on, the same on every site. */
export { type KindOfBet, useBetKind } from './bet-kind.ts';
export { BOOK_NAMES } from './book-names.ts';
export { contestName } from './contest-name.ts';
export { isEachWay, useEachWayWords } from './each-way.ts';
export { eachWayMean, useHalvesWords } from './each-way-halves.ts';
export { type LegReason, type SettledLegWords, useLegReason, useSettledReason } from './leg-reason.ts';
export { oddsTextAs } from './odds-text.ts';
export { useSelectionWords } from './selection-words.ts';
