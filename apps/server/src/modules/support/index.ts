import { OWN_READERS, SUPERADMINS } from '../../platform/http/policy.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { NotifyCase } from './ports/case-news.ts';
import type { CaseSubjects } from './ports/case-subjects.ts';
import { createCasesRepository } from './repository/cases.repository.ts';
import { actOnCaseRoute } from './routes/act-on-case.route.ts';
import { listCasesRoute } from './routes/list-cases.route.ts';
import { listStaffCasesRoute } from './routes/list-staff-cases.route.ts';
import { openCaseRoute } from './routes/open-case.route.ts';
import { readStaffCaseRoute } from './routes/read-staff-case.route.ts';
import { withdrawCaseRoute } from './routes/withdraw-case.route.ts';

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

/** Creates the module: its routes and its policies. */
export function createSupport({ platform, audit, subjects, notify }: SupportParts): Module {
  const parts = { store: createCasesRepository(platform.pool), audit, subjects, notify };
  return {
    name: 'support',
    routes: [
      listCasesRoute(parts),
      listStaffCasesRoute(parts),
      readStaffCaseRoute(parts),
      openCaseRoute(parts),
      withdrawCaseRoute(parts),
      actOnCaseRoute(parts),
    ],
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
