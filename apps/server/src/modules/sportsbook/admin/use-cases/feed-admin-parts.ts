import type { Audit } from '../../../audit/index.ts';
import type { FeedParts } from '../../feed/index.ts';

/** Parts of the use-cases of staff on the feeds; each decision leaves its line in the audit. */
export interface FeedAdminParts extends FeedParts {
  readonly audit: Audit;
}
