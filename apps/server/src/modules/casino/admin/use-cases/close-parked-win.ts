import { type Refusal, refuse, type Units } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import type { ParkedWin } from '../../shared/domain/parked-win.ts';
import type { ParkedWinsRepository, StaffScope, WinKey } from '../repository/parked-wins.repository.ts';
import { type AdminOrder, adminLineOf } from './admin-line.ts';
import { detailsOfWin } from './details-of-win.ts';

/**
 * Closes a parked win that staff settled with its provider, with the reason in the audit. Nothing is paid by it; a call that can be paid
 * after all is paid.
 *
 * @refuses not-found, state-changed when it waits no more, or is not of the amount that staff saw
 */
export type CloseParkedWin = (
  win: WinKey & { readonly payout: Units; readonly reason: string },
  order: AdminOrder & StaffScope,
) => Promise<ParkedWin | Refusal<'not-found' | 'state-changed'>>;

export function createCloseParkedWin(wins: ParkedWinsRepository, audit: Audit): CloseParkedWin {
  return async ({ reason, ...win }, order) => {
    const found = await wins.find(order, win);
    if (!found) return refuse('not-found');
    const line = adminLineOf(order, 'casino.parked-win-closed', { ...detailsOfWin(found, win.payout), reason });
    const subject = `player:${found.player.id}` as const;
    const isDone = await wins.close(order.staff, win, order.now, (tx) => audit.append({ ...line, subject }, tx));
    return isDone ? ((await wins.find(order, win)) ?? found) : refuse('state-changed');
  };
}
