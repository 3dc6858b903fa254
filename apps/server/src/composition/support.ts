import { ROUND_CASE_KIND, ROUND_CASE_REASONS } from '@ordago/contracts';
import type { Publish } from '@ordago/contracts/push';
import type { Audit } from '../modules/audit/index.ts';
import type { Casino } from '../modules/casino/index.ts';
import { createSupport } from '../modules/support/index.ts';
import type { Module, Platform } from '../platform/module.ts';

export interface SupportParts {
  readonly platform: Platform;
  readonly audit: Audit;
  readonly casino: Pick<Casino, 'publishRound'>;
  readonly publish: Publish;
}

/** The support, with everything that can be complained about: one more kind of subject is one more line here. */
export function composeSupport({ platform, audit, casino, publish }: SupportParts): Module {
  return createSupport({
    platform,
    audit,
    subjects: [{ kind: ROUND_CASE_KIND, reasons: ROUND_CASE_REASONS, find: casino.publishRound }],
    notify: (player, frame) => publish(`player:${player}`, frame, { urgent: true }),
  });
}
