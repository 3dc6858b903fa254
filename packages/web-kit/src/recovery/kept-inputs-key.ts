/** Key of the storage under which typed texts wait for the page after its reload. */
export const KEPT_INPUTS = 'ordago.kept-inputs';
