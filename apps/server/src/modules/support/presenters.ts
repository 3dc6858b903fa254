import { toIso } from '@ordago/kernel';
import type { CaseFile, CaseStep, CaseView } from './domain/case-file.ts';

/** Presents a case for its player: staff are not named. */
export function presentCase({ file, steps }: CaseView) {
  return {
    ...presentFile(file),
    steps: steps.map(({ act, body, at }) => ({ act, body, at: toIso(at) })),
  };
}

/** Presents a case for staff: with its player, and the author of each message. */
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
