import { type ProviderList, parseWire } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ListRawRows } from '../../catalogue/index.ts';
import { playerIn } from './player-in.ts';

/** Lists the games of a provider on a path of its own; the contract of that path is given. */
export function listProviderGamesRoute(
  listProviderGames: ProviderList,
  providers: readonly string[],
  listRows: ListRawRows,
): BoundRoute {
  return bind(listProviderGames, async ({ actor, query, now }) => {
    const rows = await listRows(providers, playerIn(actor)?.id ?? null, now);
    if (isRefusal(rows)) return rows;
    return listProviderGames.layOut(
      rows.map(({ raw, ...row }) => ({ ...row, row: parseWire(raw) })),
      query,
    );
  });
}
