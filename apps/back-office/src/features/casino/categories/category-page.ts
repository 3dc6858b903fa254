import type { AnswerOf, readAdminCategory } from '@ordago/contracts';

/** A category as the desk shows it. */
export type CategoryPage = AnswerOf<typeof readAdminCategory>;
