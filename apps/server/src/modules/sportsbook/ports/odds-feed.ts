import type { Instant, Refusal } from '@ordago/kernel';
import type { FeedMessage, PastMatch } from '../domain/feed-message.ts';

export type {
  FeedLeague,
  FeedMessage,
  FeedTeam,
  FixtureMessage,
  PastMatch,
  ResultMessage,
} from '../domain/feed-message.ts';

/** A supplier of fixtures and results: asked every minute, and heard when it calls. */
export interface OddsFeed {
  readonly name: string;
  /** The whole offer of the supplier: messages may come twice, and without any news. */
  pull(at: Instant): Promise<FeedPull>;
  /** Finished matches of the past, for the ratings that prices are made from. */
  history(at: Instant): Promise<readonly PastMatch[]>;
  /**
   * Reads a message that the supplier sent by itself: verified over its raw bytes first, parsed second.
   *
   * @refuses signature-invalid, timestamp-outside-window, malformed-input
   */
  read(
    incoming: IncomingMessage,
    now: Instant,
  ): FeedMessage | Refusal<'signature-invalid' | 'timestamp-outside-window' | 'malformed-input'>;
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
