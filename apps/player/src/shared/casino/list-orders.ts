import { type Arm, armOf } from '@ordago/catalogue-search';
import { type AnswerOf, listCategoryOrders } from '@ordago/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session.ts';

/** The order of a list that a reader saw: sent with the launch of a game opened from it. */
export interface ListSeen {
  readonly order: string;
  readonly arm: Arm;
}

export interface ListOrder {
  /** Ids of the games listed first. */
  readonly pins: readonly string[];
  /** Null where nothing is compared. */
  readonly seen: ListSeen | null;
}

type CategoryOrder = AnswerOf<typeof listCategoryOrders>['orders'][number];

const NO_ORDER: ListOrder = { pins: [], seen: null };
const NO_ORDERS: readonly CategoryOrder[] = [];
const STALE_MS = 5 * 60_000;
const VISITOR_KEY = 'ordago.visitor';

export interface ListOrders {
  /** Returns the order of a list of exactly these categories. */
  readonly orderOf: (categories: readonly string[]) => ListOrder;
  /** False until the orders have been answered. */
  readonly isKnown: boolean;
}

/** Order of the first games in a list of exactly these categories; empty until it is known, and for other lists. */
export function useListOrders(): ListOrders {
  const { isKnown, player } = useSession();
  const { data, isError } = useQuery({
    queryKey: ['category-orders', player?.id ?? null],
    queryFn: ({ signal }) => api(listCategoryOrders, { signal }),
    enabled: isKnown,
    staleTime: STALE_MS,
    retry: false,
  });
  const orders = data?.orders ?? NO_ORDERS;
  const orderOf = useCallback(
    (categories: readonly string[]) => {
      const order = categories.length === 1 ? orders.find(({ category }) => category === categories[0]) : undefined;
      return order ? orderSeen(order, visitorNumber) : NO_ORDER;
    },
    [orders],
  );
  return { orderOf, isKnown: data !== undefined || isError };
}

/**
 * The order that a reader sees: a player's comes from the server, a guest's by the same rule from a number of this
 * browser.
 */
export function orderSeen(order: CategoryOrder, visitor: () => string): ListOrder {
  const { id, pins_a: pinsA, pins_b: pinsB, share_b: shareB } = order;
  if (pinsB === null || shareB === null) return { pins: pinsA, seen: null };
  const arm = order.arm ?? armOf(id, visitor(), shareB);
  return { pins: arm === 'B' ? pinsB : pinsA, seen: { order: id, arm } };
}

/** A number that this browser drew for itself. It is sent nowhere; it only keeps a guest in one order. */
function visitorNumber(): string {
  try {
    const known = localStorage.getItem(VISITOR_KEY);
    if (known !== null) return known;
    const drawn = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    localStorage.setItem(VISITOR_KEY, drawn);
    return drawn;
  } catch {
    return '0';
  }
}
