/** Types for publishing to the screens of players: the frames are contracts. */
export {
  type BetSettledFrame,
  type BetSoldFrame,
  type CaseFrame,
  type Publish,
  TOP_EXPRESSES_TOPIC,
} from '@ordago/contracts/push';
