import { signHiddenRoute } from '@ordago/contracts';
import { toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { SignHiddenRoute } from '../use-cases/sign-hidden-route.ts';
import { orderOf } from './order-of.ts';

/** @param lobbyUrl - origin of the player site, which the signed link leads to */
export function signHiddenRouteRoute(sign: SignHiddenRoute, lobbyUrl: string): BoundRoute {
  return bind(signHiddenRoute, async ({ actor, ip, now }) => {
    const { value, until } = await sign(orderOf({ actor, ip, now }));
    return { url: `${lobbyUrl}/casino?hiddenRoute=${value}`, until: toIso(until) };
  });
}
