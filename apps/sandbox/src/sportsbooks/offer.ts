import { createHash } from 'node:crypto';
import type { PartnerBook } from '@ordago/contracts';
import type { Instant } from '@ordago/kernel';
import type { FeedBooks } from '../sports-feed/feed-books.ts';
import { type OfferedMatch, wholeOffer } from '../sports-feed/offer.ts';
import { replayedSeason } from '../sports-feed/seasons.ts';

/** Answers of the one market that a frame offers: who wins. */
export const OUTCOMES = ['1', 'x', '2'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A match in a frame, with the sportsbook's own prices; none once it has begun. */
export interface BookMatch {
  readonly id: string;
  readonly league: string;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Instant;
  readonly status: OfferedMatch['status'];
  readonly score: readonly [number, number] | null;
  readonly odds: Readonly<Record<Outcome, string>> | null;
}

/** Margin of each, in thousandths. */
const MARGINS: Readonly<Record<PartnerBook, number>> = { betconstruct: 60, digitain: 50, gr8: 45 };

/** The matches of the sandbox's supplier, priced by one sportsbook. */
export async function bookOffer(book: PartnerBook, feed: FeedBooks, now: Instant): Promise<readonly BookMatch[]> {
  return (await wholeOffer(feed, now)).map((match) => ({
    id: match.id,
    league: match.league,
    leagueName: replayedSeason(match.league).name,
    home: match.home.name,
    away: match.away.name,
    startsAt: match.startsAt,
    status: match.status,
    score: match.score,
    odds: match.status === 'ahead' ? pricesOf(book, match) : null,
  }));
}

/** Prices of a sandbox: from the names alone, the same at every read, and not those of our own book. */
function pricesOf(book: PartnerBook, { home, away }: OfferedMatch): Record<Outcome, string> {
  const strength = (key: string) => 60 + ((createHash('sha256').update(key).digest()[0] ?? 0) % 80);
  const h = strength(home.key) * 1.25;
  const a = strength(away.key);
  const draw = 0.27 - Math.abs(h - a) / 1_200;
  const rest = 1 - draw;
  const chances: Record<Outcome, number> = { 1: (rest * h) / (h + a), x: draw, 2: (rest * a) / (h + a) };
  const price = (chance: number) => (Math.floor(100 / (chance * (1 + MARGINS[book] / 1_000))) / 100).toFixed(2);
  return { 1: price(chances[1]), x: price(chances.x), 2: price(chances[2]) };
}

/** Returns the result of a match: null while it is open, `void` when it will have no result. */
export function resultOf({ status, score }: Pick<BookMatch, 'status' | 'score'>): Outcome | 'void' | null {
  if (status === 'cancelled' || status === 'abandoned') return 'void';
  if (status !== 'finished' || score === null) return null;
  const [home, away] = score;
  return home > away ? '1' : home < away ? '2' : 'x';
}
