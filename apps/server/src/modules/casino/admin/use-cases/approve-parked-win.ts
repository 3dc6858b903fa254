import { type Refusal, refuse, type Units } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import type { ParkedWin } from '../../shared/domain/parked-win.ts';
import type { ParkedWinsRepository, StaffScope, WinKey } from '../repository/parked-wins.repository.ts';
import { type AdminOrder, adminLineOf } from './admin-line.ts';
import { detailsOfWin } from './details-of-win.ts';

/**
 * Lets a win above its provider's cap through, with its line in the audit. Nothing is paid by it: the provider was asked to try again
 * and is paid when it does. A win without its bet is let through by its bet alone.
 *
 * @refuses not-found, state-changed when it waits no more, waits for its bet, or is not of the amount that staff saw
 */
export type ApproveParkedWin = (
  win: WinKey & { readonly payout: Units },
  order: AdminOrder & StaffScope,
) => Promise<ParkedWin | Refusal<'not-found' | 'state-changed'>>;

export function createApproveParkedWin(wins: ParkedWinsRepository, audit: Audit): ApproveParkedWin {
  return async (win, order) => {
    const found = await wins.find(order, win);
    if (!found) return refuse('not-found');
    const line = adminLineOf(order, 'casino.parked-win-approved', detailsOfWin(found, win.payout));
    const subject = `player:${found.player.id}` as const;
    const isDone = await wins.approve(order, win, order.now, (tx) => audit.append({ ...line, subject }, tx));
    return isDone ? ((await wins.find(order, win)) ?? found) : refuse('state-changed');
  };
}
