import type { Instant, Odds } from '@ordago/kernel';
import type { FinalScore, MarketKind } from './market.ts';

/** What the betting line shows. */
export interface LineEvent {
  readonly id: string;
  readonly league: LineLeague;
  readonly round: string | null;
  readonly home: LineTeam;
  readonly away: LineTeam;
  readonly startsAt: Instant;
  readonly status: 'scheduled' | 'live' | 'finished' | 'abandoned' | 'cancelled';
  readonly isStopped: boolean;
  readonly score: FinalScore | null;
  /** Open markets, shown or not. */
  readonly marketsCount: number;
  readonly markets: readonly LineMarket[];
}

export interface LineLeague {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly sport: string;
}

export interface LineTeam {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
}

export interface LineMarket {
  readonly id: string;
  readonly kind: MarketKind;
  /** Empty for markets without a line. */
  readonly line: string;
  readonly status: 'open' | 'suspended' | 'settled' | 'void';
  readonly selections: readonly LineSelection[];
}

export interface LineSelection {
  readonly id: string;
  readonly outcome: string;
  readonly odds: Odds;
  readonly version: number;
}

/** A league with events ahead. */
export interface TreeLeague extends LineLeague {
  /** Sort priority of its country; the lower the further up. */
  readonly priority: number;
  readonly events: number;
}

/** One page of a list. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly count: number;
  readonly pages: number;
  readonly page: number;
}

/** Which page to read: a page past the end is the last one (specification 1, section 9). */
export function pageOf({ count, size, page }: { count: number; size: number; page: number }) {
  const pages = Math.ceil(count / size);
  const clamped = Math.min(page, Math.max(pages - 1, 0));
  return { pages, page: clamped, offset: clamped * size, limit: size };
}

/** Kinds in the order in which they are shown. */
const KINDS: readonly MarketKind[] = ['1x2', 'double-chance', 'total', 'both-score'];
/** Outcomes of all kinds, in the order in which they are shown. */
const OUTCOMES = ['1', '1x', 'x', '12', '2', 'x2', 'over', 'under', 'yes', 'no'];

/** Markets and their selections in the order in which they are shown: by kind, then line, then outcome. */
export function inOrder(markets: readonly LineMarket[]): LineMarket[] {
  return markets
    .map((market) => ({
      ...market,
      selections: market.selections.toSorted((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome)),
    }))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || lineOf(a) - lineOf(b));
}

function lineOf({ line }: LineMarket): number {
  return Number.parseFloat(line || '0');
}
