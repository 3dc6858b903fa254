/* Apart from the catalogue, so that a page can read an answer before it has loaded every error there is. */

/** The message of a failure without a row: the specification's default (section 8). */
export const DEFAULT_ERROR_MESSAGE = 'Request execution failed';
/** The row that a failure without a row of its own falls back to. */
export const DEFAULT_ERROR_NAME = 'internal';
/** Its code. */
export const DEFAULT_ERROR_CODE = 3000;
