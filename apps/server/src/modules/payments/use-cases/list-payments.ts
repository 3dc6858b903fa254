import type { PlayerId } from '@ordago/kernel';
import type { Direction } from '../domain/payment.ts';
import type { PaymentLine } from '../repository/history.repository.ts';
import type { PaymentParts } from './parts.ts';

export interface PaymentPage {
  readonly lines: readonly PaymentLine[];
  readonly count: number;
  readonly pageCount: number;
}

/** A page of a player's payments, newest first. Zero-based; a page past the end is the last one. */
export async function listPayments(
  parts: PaymentParts,
  query: { player: PlayerId; direction: Direction | null; page: number; size: number },
): Promise<PaymentPage> {
  const { player, direction, size } = query;
  const count = await parts.history.count(player, direction);
  const pageCount = Math.ceil(count / size);
  const page = Math.min(query.page, Math.max(pageCount - 1, 0));
  const lines = await parts.history.page({ player, direction, limit: size, offset: page * size });
  return { lines, count, pageCount };
}
