/** How a live table stands at an instant: the lobby shows by the same rule what a launch is told. */
export { tableStateAt } from '@ordago/catalogue-search';
