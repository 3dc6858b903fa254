export { decodeUof, type UofDecoded } from './decode.ts';
export { encodeUof, routingKeyOf } from './encode.ts';
export {
  decodeFixture,
  decodeSchedule,
  encodeFixture,
  encodeSchedule,
  type UofCompetitor,
  type UofFixture,
} from './fixtures.ts';
export { nameUofMarket, UOF_GROUPS, UOF_MARKETS, type UofMarketRow } from './markets.ts';
export * from './messages.ts';
