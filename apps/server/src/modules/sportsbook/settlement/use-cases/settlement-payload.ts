import type { JsonObject } from '../../../ledger/index.ts';
import type { EachWayParts, LegWhy } from '../../shared/domain/placed-bet.ts';
import type { BetToSettle } from '../repository/bets-to-settle.repository.ts';

/** Settlement of a bet. */
export interface SettledBet {
  readonly bet: BetToSettle;
  readonly status: string;
  readonly payout: bigint;
  /** Bets on the same legs share one. */
  readonly explanation: Explanation;
}

export type Explanation = readonly {
  readonly selection: string;
  readonly score: string | null;
  readonly status: string;
  readonly factor: string | null;
  /** Absent where the score explains the result. */
  readonly why?: LegWhy | null;
  /** Of a leg each way, both halves. */
  readonly parts?: EachWayParts;
}[];

/** Settled bets of a chunk as `sportsbook.on_settle` reads them: columns as PostgreSQL writes arrays, in one order. */
export function settlementPayload(settled: readonly SettledBet[]): JsonObject {
  const places = new Map<Explanation, number>();
  const placeOf = (explanation: Explanation) => {
    const place = places.get(explanation) ?? places.size + 1;
    places.set(explanation, place);
    return place;
  };
  return {
    before: arrayOf(settled.map(({ bet }) => bet.status)),
    statuses: arrayOf(settled.map(({ status }) => status)),
    payouts: arrayOf(settled.map(({ payout }) => payout)),
    explained: arrayOf(settled.map(({ explanation }) => placeOf(explanation))),
    explanations: [...places.keys()],
  };
}

function arrayOf(values: readonly (string | number | bigint)[]): string {
  return `{${values.join(',')}}`;
}
