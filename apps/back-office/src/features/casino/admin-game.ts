import type { AnswerOf, listAdminGames } from '@ordago/contracts';

/** A game as the desk of the catalogue shows it. */
export type AdminGameRow = AnswerOf<typeof listAdminGames>['games'][number];
