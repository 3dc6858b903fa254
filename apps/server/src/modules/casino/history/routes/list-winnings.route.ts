import { listWinnings } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentWinning } from '../presenters.ts';
import type { ReadWinnings } from '../use-cases/read-winnings.ts';

/** Lists the public winnings for the lobby: the highest of the day, the latest and those of high rollers. */
export function listWinningsRoute(winnings: Pick<ReadWinnings, 'read'>): BoundRoute {
  return bind(listWinnings, async ({ now, locale }) => {
    const { top, latest, high } = await winnings.read(now);
    const shown = (list: typeof top) => list.map((winning) => presentWinning(winning, locale));
    return { top: shown(top), latest: shown(latest), high: shown(high) };
  });
}
