import type { AnswerOf, readAdminCategory } from '@ordago/contracts';

/** A category as the back office shows it. */
export type CategoryPage = AnswerOf<typeof readAdminCategory>;
