import { type Refusal, refuse } from '@ordago/kernel';
import type { QuarantineRow } from '../../feed/index.ts';
import type { FeedAdminParts } from './feed-admin-parts.ts';

/**
 * Reads one message that was put aside, with the whole of its body.
 *
 * @refuses feed-message-not-found
 */
export async function readQuarantined(
  { quarantine }: Pick<FeedAdminParts, 'quarantine'>,
  id: string,
): Promise<QuarantineRow | Refusal<'feed-message-not-found'>> {
  return (await quarantine.findQuarantined(id)) ?? refuse('feed-message-not-found');
}
