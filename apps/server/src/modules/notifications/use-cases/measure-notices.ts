import { NOTICE_KINDS, type NoticeKind } from '../domain/notice.ts';

export interface NoticeGauges {
  /** Notes how many notices of a kind are open. */
  observeNotices(state: { kind: string; open: number }): void;
}

/** Measures what waits for staff, kind by kind; a kind of which nothing waits is measured as 0. */
export async function measureNotices(
  count: () => Promise<ReadonlyMap<NoticeKind, number>>,
  gauges: NoticeGauges,
): Promise<void> {
  const open = await count();
  for (const kind of NOTICE_KINDS) gauges.observeNotices({ kind, open: open.get(kind) ?? 0 });
}
