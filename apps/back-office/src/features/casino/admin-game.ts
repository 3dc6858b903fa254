import type { AnswerOf, listDeskGames } from '@ordago/contracts';

/** A game as the desk of the catalogue shows it. */
export type AdminGameRow = AnswerOf<typeof listDeskGames>['games'][number];
