import type { Instant, Refusal } from '@ordago/kernel';
import type { Fact } from '@ordago/sport-rules';
import type { FeedMessage, FixtureMessage, PastMatch } from '../../shared/domain/feed-message.ts';
import type { FeedSignal } from '../domain/judge-product.ts';
import type { MarketsMessage } from '../domain/market-fact.ts';

/** Rule by which the rule books count minutes, for suppliers that report seconds. */
export { minuteOf } from '@ordago/sport-rules';
export type {
  Ending,
  FeedLeague,
  FeedMessage,
  FeedTeam,
  FixtureMessage,
  Halt,
  MarketOffer,
  MatchFacts,
  OutcomeMessage,
  PastMatch,
  ResultRecord,
} from '../../shared/domain/feed-message.ts';
export type { FeedSignal } from '../domain/judge-product.ts';
export type { MarketFact, MarketName, MarketsMessage, ProgressFact } from '../domain/market-fact.ts';

/** A supplier of the betting line: requested every minute, or a sender of its own messages. */
export interface OddsFeed {
  readonly name: string;
  /** Facts that its results contain: our own prices are for markets that these settle. */
  readonly resultFacts: readonly Fact[];
  /**
   * Time after its start for which an event stays that nobody bet on and nobody keeps, in milliseconds. (Default: for
   * good)
   */
  readonly keptMs?: number;
  /** The whole offer of the supplier: messages may come twice, and without any news. */
  pull(at: Instant): Promise<FeedPull>;
  /** Finished matches of the past, for the ratings that prices are made from; none of one that prices by itself. */
  history(at: Instant): Promise<readonly PastMatch[]>;
  /**
   * Verifies over its raw bytes that a message that came over HTTP is the supplier's; null when it is.
   *
   * @refuses signature-invalid, timestamp-outside-window
   */
  verify(incoming: IncomingMessage, now: Instant): Refusal<'signature-invalid' | 'timestamp-outside-window'> | null;
  /** Reads a message that is the supplier's. Bad input is an answer of its own, never thrown. */
  decode(body: Buffer): ReceivedMessage | Unreadable;
  /** Requests one fixture; null when the supplier does not know it. Absent where the whole offer holds them all. */
  fixture?(eventKey: string): Promise<FixtureMessage | null>;
  /**
   * Requests that a service of the supplier sends again its messages since an instant, or its whole state, under a
   * number.
   */
  recover?(request: RecoveryRequest): Promise<void>;
  /** Connects to a supplier that sends over a connection of its own (a broker); returns a function that disconnects. */
  listen?(listener: FeedListener): Promise<() => Promise<void>>;
}

/** Receiver of the messages of a supplier's connection. */
export interface FeedListener {
  /** Receives a message; when it throws, nothing was stored and the message is to come again. */
  receive(body: Buffer): Promise<void>;
  /** Called when messages until now may be lost; it throws when that could not be stored. */
  lost(): Promise<void>;
}

/** Contents of a message. */
export interface ReceivedMessage {
  readonly messages: readonly FeedMessage[];
  /** Messages about markets, where the supplier prices and settles by itself. */
  readonly markets?: readonly MarketsMessage[];
  /** Parts that could not be read, each with its reason; the others count all the same. */
  readonly faults: readonly string[];
  /** Signal about the supplier itself. */
  readonly signal?: FeedSignal;
  /** An event whose fixture is to be asked for. */
  readonly asks?: string;
  /** Name and subject of the message: for the list of those that were put aside. */
  readonly about: About;
}

export interface Unreadable {
  readonly unreadable: string;
  readonly about: About;
}

export interface About {
  readonly message: string | null;
  readonly eventKey: string | null;
}

export function isUnreadable(received: ReceivedMessage | Unreadable): received is Unreadable {
  return 'unreadable' in received;
}

export interface RecoveryRequest {
  readonly product: number;
  /** Null asks for the whole state. */
  readonly after: Instant | null;
  /** Comes back in what is sent for it. */
  readonly request: number;
}

export interface FeedPull {
  readonly messages: readonly FeedMessage[];
  /** Rows that could not be read, and were left out. */
  readonly skipped: number;
}

export interface IncomingMessage {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly rawBody: Buffer;
}
