import { type Bet, cashOutBet, quoteCashOut, readBet } from '@ordago/contracts';
import { assert } from '@ordago/kernel';
import type { Reply } from '../server/test-server.ts';
import type { Bettor, SportsbookTestKit, TestEvent } from './sportsbook-test-kit.ts';

/** A bet in play, and the ways to move what it is worth. */
export interface BetInPlay {
  readonly bettor: Bettor;
  readonly event: TestEvent;
  readonly id: string;
  /** Moves the price of its leg, in thousandths. */
  move(odds: number): Promise<void>;
}

/** 10.00 on the host of a new event, at 2.00, in a market without margin. */
export async function buildSingle(
  kit: SportsbookTestKit,
  options?: { main?: string; startsInMs?: number },
): Promise<BetInPlay> {
  const bettor = await kit.buildBettor(options);
  const event = await kit.buildEvent(options);
  const legs = await kit.priceLegs([[event, '1x2', '1', 2_000]]);
  await freeOfMargin(
    kit,
    legs.map(({ selection }) => selection),
  );
  const placed = await bettor.place({ legs });
  assert(placed.refusal === '', `the bet was refused: ${placed.refusal}`);
  const { selection } = event.leg('1x2', '1');
  return { bettor, event, id: placed.result.bet.id, move: (odds) => kit.movePrice(selection, odds) };
}

/**
 * Leaves the markets of these selections without a margin: their rivals get the longest price there is, so that the
 * price of each is its chance, and a value can be computed by head.
 */
export async function freeOfMargin(kit: SportsbookTestKit, selections: readonly string[]): Promise<void> {
  await kit.testServer.db.pool.query(
    `update sportsbook.selection rival set odds = 1000000, version = rival.version + 1
     from sportsbook.selection own where own.id = any ($1) and rival.market = own.market and rival.id <> all ($1)`,
    [selections],
  );
}

/** Requests a quote for a bet: for the whole of it, or for the part in the body. */
export function quote(bettor: Bettor, id: string, body: object = { share: 100 }): Promise<Reply> {
  return bettor.call(quoteCashOut, { params: { id }, body });
}

export function accept(bettor: Bettor, id: string, text: string): Promise<Reply> {
  return bettor.call(cashOutBet, { params: { id }, body: { quote: text } });
}

/** Asks what a bet is worth and takes it. */
export async function sell(bettor: Bettor, id: string, body?: object): Promise<Reply> {
  const offered = await quote(bettor, id, body);
  assert(offered.refusal === '', `no quote was given: ${offered.refusal}`);
  return accept(bettor, id, offered.result.quote);
}

export async function readOwnBet(bettor: Bettor, id: string): Promise<Bet> {
  return (await bettor.call(readBet, { params: { id } })).result;
}
