import { readGr8Keys } from '@ordago/contracts';
import { type BoundRoute, bind, RawAnswer } from '../../../../platform/http/bound-route.ts';
import type { LinkKeys } from '../use-cases/link-key-parts.ts';

/** The public halves of the keys that sign links, for the sportsbook that proves them. */
export function readGr8KeysRoute(keys: Pick<LinkKeys, 'shown'>): BoundRoute {
  return bind(readGr8Keys, async ({ now }) => {
    const headers = { 'cache-control': 'public, max-age=300' };
    return new RawAnswer({ keys: [...(await keys.shown(now))] }, 200, 'application/json; charset=utf-8', headers);
  });
}
