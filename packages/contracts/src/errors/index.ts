export * from './catalogue.ts';
export * from './default-error.ts';
export type { ErrorHttpStatus, ErrorParamKind, ErrorRow, ErrorState } from './row.ts';
export { situationOf } from './situations.ts';
