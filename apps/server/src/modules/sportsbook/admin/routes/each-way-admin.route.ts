import { listEachWayTerms, setEachWayTerms } from '@ordago/contracts';
import { toIso } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { EachWayAdmin } from '../use-cases/each-way-admin.ts';
import { orderOf } from './betting-admin.route.ts';

/** The terms of bets each way, for staff. */
export function eachWayAdminRoutes(rules: EachWayAdmin): BoundRoute[] {
  return [
    bind(listEachWayTerms, async ({ query: { page, count: size } }) => {
      const { rows, ...found } = await rules.list({ page, size });
      const terms = rows.map(({ setAt, ...row }) => ({ ...row, set_at: toIso(setAt) }));
      return { terms, custom: rules.custom, ...found };
    }),
    bind(setEachWayTerms, async ({ body: { each_way: eachWay, ...about }, actor, ip, now }) => {
      return (await rules.set(about, eachWay, orderOf({ actor, ip, now }))) ?? { each_way: eachWay };
    }),
  ];
}
