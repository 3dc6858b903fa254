import { toIso } from '@ordago/kernel';
import type { CaseFile, CaseStep } from './domain/case-file.ts';
import type { CaseView } from './use-cases/player-cases.ts';

/** A case as its player reads it: staff speak with one voice. */
export function presentCase({ file, steps }: CaseView) {
  return {
    ...presentFile(file),
    steps: steps.map(({ act, body, at }) => ({ act, body, at: toIso(at) })),
  };
}

/** A case as staff read it: with whose it is, and who said what. */
export function presentStaffCase({ file, steps }: CaseView) {
  return { ...presentStaffFile(file), steps: steps.map(presentStep) };
}

export function presentStaffFile(file: CaseFile) {
  return { ...presentFile(file), player: { ...file.player } };
}

function presentFile({ id, subject, reason, status, revision, openedAt, changedAt }: CaseFile) {
  return {
    id,
    reason,
    status,
    revision,
    opened_at: toIso(openedAt),
    changed_at: toIso(changedAt),
    subject: { kind: subject.kind, key: subject.key, facts: { ...subject.facts } },
  };
}

function presentStep({ act, staff, body, at }: CaseStep) {
  return { act, body, at: toIso(at), staff: staff?.username ?? null };
}
