import { formatAmount, type Refusal, refuse, type Units } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import type { ParkedWin } from '../../shared/domain/parked-win.ts';
import type { ParkedWinStore, StaffScope, WinKey } from '../repository/parked-wins.repository.ts';
import { type AdminOrder, lineOf } from './catalogue-admin.ts';

/** Wins that wait: what staff see of them, and how one above its provider's cap is let through. */
export interface ParkedWins extends Pick<ParkedWinStore, 'list'> {
  /**
   * Nothing is paid by it: the provider, which was told to ask again, is paid when it does. A win without its bet is let through by
   * nobody but its bet.
   *
   * @refuses not-found, state-changed when it waits no more, waits for its bet, or is not of the amount that was looked at
   */
  approve(
    win: WinKey & { readonly payout: Units },
    order: AdminOrder & StaffScope,
  ): Promise<ParkedWin | Refusal<'not-found' | 'state-changed'>>;
}

export function createParkedWins(store: ParkedWinStore, audit: Audit): ParkedWins {
  return {
    list: store.list,
    approve: async (win, order) => {
      const found = await store.find(order, win);
      if (!found) return refuse('not-found');
      const { provider, key, currency, player, cap } = found;
      const details = {
        provider,
        key,
        round: found.round,
        currency,
        amount: formatAmount(win.payout),
        cap: cap === null ? null : formatAmount(cap),
      };
      const isDone = await store.approve(order, win, order.now, (tx) =>
        audit.append(
          { ...lineOf(order, 'casino.parked-win-approved', details), subject: `player:${player.id}` as const },
          tx,
        ),
      );
      return isDone ? ((await store.find(order, win)) ?? found) : refuse('state-changed');
    },
  };
}
