import { ROUND_CASE_KIND, ROUND_CASE_REASONS } from '@ordago/contracts';
import type { Audit } from '../modules/audit/index.ts';
import type { Casino } from '../modules/casino/index.ts';
import { createSupport } from '../modules/support/index.ts';
import type { Module, Platform } from '../platform/module.ts';
import type { Hub } from '../platform/push/hub.ts';

export interface SupportParts {
  readonly platform: Platform;
  readonly audit: Audit;
  readonly casino: Pick<Casino, 'publishRound'>;
  readonly hub: Hub;
}

/** The support, with everything that can be complained about: one more kind of subject is one more line here. */
export function composeSupport({ platform, audit, casino, hub }: SupportParts): Module {
  return createSupport({
    platform,
    audit,
    subjects: [{ kind: ROUND_CASE_KIND, reasons: ROUND_CASE_REASONS, find: casino.publishRound }],
    tell: (player, news) => hub.publish(`player:${player}`, { ...news }, { urgent: true }),
  });
}
