import type { SportEvent } from '@ordago/contracts';
import { useConnection } from '@ordago/web-kit/connection';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFrame } from '../../embed/frame.ts';
import { eventQuery, useFollowed } from '../../shared/line/line.ts';
import { useIsOffered } from '../../shared/line/top-expresses.ts';
import { type Account, useAccount } from '../../shared/player/account.ts';
import { isCombination, partsIn } from '../../shared/slip/combinations.ts';
import { featuredExpressStateOf } from '../../shared/slip/featured-express.ts';
import type { Slip } from '../../shared/slip/slip.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import { type LegState, legState, pricedNow } from './placing/leg-state.ts';
import { type Placing, usePlacing } from './placing/placing-store.ts';
import { markedSelections, type SlipAction, slipActionOf } from './placing/slip-action.ts';
import { useWithCombinations } from './use-combinations.ts';
import { type SlipBounds, useSingleBounds, useSlipBounds } from './use-slip-bounds.ts';

export interface SlipView {
  readonly slip: Slip;
  /** The same at the prices of now, which the sums are counted from. */
  readonly priced: Slip;
  readonly states: readonly LegState[];
  readonly placing: Placing;
  readonly account: Account | undefined;
  /** Largest stake and the limit that binds, as far as they are known. */
  readonly bounds: SlipBounds | undefined;
  /** The same of each of several singles, by its selection. */
  readonly singles: ReadonlyMap<string, SlipBounds>;
  readonly marked: ReadonlySet<string>;
  readonly action: SlipAction;
  /** The featured express in the slip is offered no more. */
  readonly isFeaturedExpressGone: boolean;
  /** The sport of each leg, as far as its event was read. */
  readonly sports: readonly (string | undefined)[];
}

/** The slip with everything that it shows: the line now, the player's money, the server's answer. */
export function useSlipView(): SlipView {
  const slip = useSlip((store) => store.slip);
  const placing = usePlacing();
  const account = useAccount();
  const isGuest = useFrame(({ isKnown, token }) => isKnown && token === null);
  const ids = [...new Set(slip.legs.map(({ event }) => event))];
  const reads = useQueries({ queries: ids.map((id) => eventQuery(id)) });
  const read = new Map<string, SportEvent>(reads.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
  useMissingCombinations(slip, read);
  const events = useWithCombinations(slip, read);
  const chosen = new Set<string>(slip.legs.flatMap((leg) => [leg.selection, ...partsIn(leg)]));
  useFollowed(
    [...read.values()].map((event) => ({
      ...event,
      markets: event.markets.filter(({ selections }) => selections.some(({ id }) => chosen.has(id))),
    })),
  );
  const states = slip.legs.map((leg) => legState(leg, events.get(leg.event)));
  const isOffered = useIsOffered(featuredExpressStateOf(slip) === 'whole' ? (slip.featuredExpress?.id ?? null) : null);
  const priced = pricedNow(slip, states);
  const bounds = useSlipBounds(priced, account);
  const singles = useSingleBounds(priced, account);
  const { problems } = placing;
  const isFeaturedExpressGone = isOffered === false;
  const { isDown: isOffline } = useConnection();
  return {
    slip,
    priced,
    states,
    placing,
    account,
    bounds,
    singles,
    marked: markedSelections({ slip, states, problems }),
    action: slipActionOf({
      slip,
      states,
      problems,
      account,
      bounds,
      singles,
      isGuest,
      isFeaturedExpressGone,
      isOffline,
    }),
    isFeaturedExpressGone: isFeaturedExpressGone,
    sports: slip.legs.map((leg) => events.get(leg.event)?.league.sport),
  };
}

/**
 * Reads an event again whose combination the slip holds and the event was read without: one that came with another bet.
 */
function useMissingCombinations(slip: Slip, events: ReadonlyMap<string, SportEvent>): void {
  const client = useQueryClient();
  const asked = useRef(new Set<string>());
  const missing = slip.legs.filter(
    (leg) =>
      isCombination(leg) &&
      partsIn(leg).length === 0 &&
      events.get(leg.event)?.markets.every(({ selections }) => selections.every(({ id }) => id !== leg.selection)),
  );
  const key = missing.map(({ event, selection }) => `${event} ${selection}`).join();
  useEffect(() => {
    for (const one of key === '' ? [] : key.split(',')) {
      const [event = ''] = one.split(' ');
      // Once: a combination that is gone stays so.
      if (!asked.current.has(one)) void client.invalidateQueries({ queryKey: ['event', event] });
      asked.current.add(one);
    }
  }, [client, key]);
}
