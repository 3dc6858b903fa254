import type { Page } from '@ordago/kernel';
import type { QuarantineFilter, QuarantineRow } from '../../feed/index.ts';
import type { FeedAdminParts } from './feed-admin-parts.ts';

export interface QuarantinePage extends Page<QuarantineRow> {
  /** Messages that wait, and how often they have come. */
  readonly waiting: number;
  readonly times: number;
}

/** Reads a page of the messages that were put aside, the newest first. */
export async function listQuarantine(
  { quarantine }: Pick<FeedAdminParts, 'quarantine'>,
  filter: QuarantineFilter,
  page: { page: number; size: number },
): Promise<QuarantinePage> {
  return { ...(await quarantine.listQuarantine(filter, page)), ...(await quarantine.countQuarantine()) };
}
