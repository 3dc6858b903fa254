import { readLivePlayers } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { CountLivePlayers } from '../use-cases/count-live-players.ts';

export function readLivePlayersRoute(count: CountLivePlayers): BoundRoute {
  return bind(readLivePlayers, async ({ now }) => count(now));
}
