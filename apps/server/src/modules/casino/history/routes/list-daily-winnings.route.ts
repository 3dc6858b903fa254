import { listDailyWinnings } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentWinning } from '../presenters.ts';
import type { ReadWinnings } from '../use-cases/read-winnings.ts';

/** Lists the highest winnings of the day for the lobby. */
export function listDailyWinningsRoute(winnings: Pick<ReadWinnings, 'read'>): BoundRoute {
  return bind(listDailyWinnings, async ({ now, locale }) =>
    (await winnings.read(now)).top.map((winning) => presentWinning(winning, locale)),
  );
}
