import type { AnswerOf, listAdminGames } from '@ordago/contracts';

/** A game as the back office of the catalogue shows it. */
export type AdminGameRow = AnswerOf<typeof listAdminGames>['games'][number];
