import { OWN_READERS, SUPERADMINS } from '../../platform/http/policy.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { NotifyCase } from './ports/case-news.ts';
import type { CaseSubjects } from './ports/case-subjects.ts';
import { createCaseStore } from './repository/cases.repository.ts';
import { caseRoutes } from './routes/cases.route.ts';
import { createPlayerCases } from './use-cases/player-cases.ts';
import { createStaffCases } from './use-cases/staff-cases.ts';

/** Public API of support: complaints of players, and the answers of staff. */
export type { CaseFacts } from './domain/case-file.ts';
export type { NotifyCase } from './ports/case-news.ts';
export type { CaseSubjects } from './ports/case-subjects.ts';

export interface SupportParts {
  readonly platform: Pick<Platform, 'pool'>;
  readonly audit: Audit;
  /** Subjects of complaints, kind by kind. */
  readonly subjects: readonly CaseSubjects[];
  readonly notify: NotifyCase;
}

/** A person writes cases, one after the other. */
const BY_HAND = { max: 30, windowMs: 60_000 };

export function createSupport({ platform, audit, subjects, notify }: SupportParts): Module {
  const store = createCaseStore(platform.pool);
  return {
    name: 'support',
    routes: caseRoutes(createPlayerCases({ store, audit, subjects }), createStaffCases({ store, audit, notify })),
    policies: {
      'support.list-cases': { allow: OWN_READERS },
      'support.open-case': { allow: OWN_READERS, limit: BY_HAND },
      'support.withdraw-case': { allow: OWN_READERS, limit: BY_HAND },
      'support.list-staff-cases': { allow: SUPERADMINS },
      'support.read-staff-case': { allow: SUPERADMINS },
      'support.act-on-case': { allow: SUPERADMINS },
    },
    jobs: [],
    handlers: [],
  };
}
