import type { AnswerOf, readDeskCategory } from '@ordago/contracts';

/** A category as the desk shows it. */
export type CategoryPage = AnswerOf<typeof readDeskCategory>;
