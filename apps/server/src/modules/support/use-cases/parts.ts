import type { Instant, PlayerId } from '@ordago/kernel';
import type { Audit } from '../../audit/index.ts';
import type { NotifyCase } from '../ports/case-news.ts';
import type { CaseSubjects } from '../ports/case-subjects.ts';
import type { CasesRepository } from '../repository/cases.repository.ts';

/** Parts of the use-cases of support. */
export interface SupportUseCaseParts {
  readonly store: CasesRepository;
  readonly audit: Audit;
  /** Subjects of complaints, kind by kind. */
  readonly subjects: readonly CaseSubjects[];
  readonly notify: NotifyCase;
}

/** Player, address and instant of a call. */
export interface PlayerOrder {
  readonly player: PlayerId;
  readonly ip: string;
  readonly now: Instant;
}

export interface SubjectRef {
  readonly kind: string;
  readonly ref: string;
}
