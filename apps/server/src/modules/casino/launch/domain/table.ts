/** State of a live table at an instant: the lobby and a launch judge it by the same rule. */
export { tableStateAt } from '@ordago/catalogue-search';
