import { formatAmount } from '@ordago/kernel';
import type { AcceptChoice, SlipKind, SlipLeg } from '../../../shared/slip/slip.ts';
import type { PlannedBet } from '../../../shared/slip/slip-maths.ts';

/** A call of the line that places one bet. It can be sent again as it is: the key makes it one bet. */
export interface BetCall {
  readonly body: {
    readonly key: string;
    readonly kind: SlipKind;
    /** Of a system alone. */
    readonly system?: { readonly sizes: number[]; readonly bankers: number[] };
    /** Decimal text. */
    readonly stake: string;
    readonly legs: readonly {
      readonly selection: string;
      readonly odds: string;
      readonly version: number;
      readonly event: string;
      readonly live: boolean;
      readonly each_way?: { readonly divisor: number; readonly places: number };
    }[];
    readonly accept: AcceptChoice;
    /** The featured express that it is. */
    readonly top_express?: string;
    readonly free_bet?: string;
  };
  readonly legs: readonly SlipLeg[];
}

/** Makes the call of a bet, under a key of its own. */
export function betCall(bet: PlannedBet & { readonly stake: bigint }, accept: AcceptChoice, key: string): BetCall {
  const legs = bet.legs.map(({ selection, odds, version, event, isLive = false, eachWay }) => {
    const terms = bet.isEachWay && eachWay ? { each_way: eachWay } : {};
    return { selection, odds, version, event, live: isLive, ...terms };
  });
  const system = bet.system && { system: { sizes: [...bet.system.sizes], bankers: [...bet.system.bankers] } };
  const featuredExpress = bet.featuredExpress === undefined ? {} : { top_express: bet.featuredExpress };
  const free = bet.freeBet && { free_bet: bet.freeBet.id };
  const body = {
    key,
    kind: bet.kind,
    ...system,
    stake: formatAmount(bet.stake),
    legs,
    accept,
    ...featuredExpress,
    ...free,
  };
  return { body, legs: bet.legs };
}

/** A key that nobody else mints: 128 random bits. */
export function mintKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
