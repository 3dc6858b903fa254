import { readBlocks } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { HiddenRoutes } from '../use-cases/catalogue-reader.ts';
import type { ReadBlocks } from '../use-cases/read-blocks.ts';
import { playerIn } from './viewer.ts';

/** Reads the closures for a player or a guest, as the site shows them. */
export function readBlocksRoute(read: ReadBlocks, hiddenRoutes: HiddenRoutes): BoundRoute {
  return bind(readBlocks, async ({ actor, query, now }) => {
    const { closures, parts } = await read(playerIn(actor), now);
    const { providers, casinoTypes, isCasinoBlocked } = closures;
    return {
      providers: [...providers],
      casinoTypes: [...casinoTypes],
      parts: [...parts],
      isCasinoBlocked,
      seesHidden: hiddenRoutes.opens(query.hiddenRoute, now),
    };
  });
}
