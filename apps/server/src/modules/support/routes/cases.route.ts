import { actOnCase, listCases, listStaffCases, openCase, readStaffCase, withdrawCase } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { playerOf, staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentCase, presentStaffCase, presentStaffFile } from '../presenters.ts';
import type { PlayerCases } from '../use-cases/player-cases.ts';
import type { StaffCases } from '../use-cases/staff-cases.ts';

/** Cases: the player's own, and the back office of staff. */
export function caseRoutes(own: PlayerCases, admin: StaffCases): BoundRoute[] {
  return [
    bind(listCases, async ({ actor, query }) => {
      const found = await own.list(playerOf(actor).player, query);
      return isRefusal(found) ? found : { reasons: [...found.reasons], cases: found.cases.map(presentCase) };
    }),
    bind(openCase, async ({ actor, body, ip, now }) => {
      const { kind, ref, reason, text } = body;
      const asked = { subject: { kind, ref }, reason, body: text || null };
      const opened = await own.open(asked, { player: playerOf(actor).player, ip, now });
      return isRefusal(opened) ? opened : presentCase(opened);
    }),
    bind(withdrawCase, async ({ actor, params, ip, now }) => {
      const withdrawn = await own.withdraw(params.id, { player: playerOf(actor).player, ip, now });
      return isRefusal(withdrawn) ? withdrawn : presentCase(withdrawn);
    }),
    bind(listStaffCases, async ({ query: { page, count: size, status, kind = null } }) => {
      const found = await admin.list({ status, kind }, { page, size });
      return { cases: found.rows.map(presentStaffFile), count: found.count, page: found.page };
    }),
    bind(readStaffCase, async ({ params }) => {
      const file = await admin.read(params.id);
      return isRefusal(file) ? file : presentStaffCase(file);
    }),
    bind(actOnCase, async ({ actor, params, body: { act, text, revision }, ip, now }) => {
      const order = { act, body: text || null, revision };
      const done = await admin.act(params.id, order, { staff: staffOf(actor).staff, ip, now });
      return isRefusal(done) ? done : presentStaffCase(done);
    }),
  ];
}
