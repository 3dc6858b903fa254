/** State of a case: `open` and `answered` wait, the rest is over. */
export const CASE_STATUSES = ['open', 'answered', 'upheld', 'refused', 'withdrawn'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];
