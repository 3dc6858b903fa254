export * from './catalogue.ts';
export * from './default-error.ts';
export { LIMIT_KINDS, LIMIT_LINES, LIMIT_NAMES, LIMIT_SCOPES, type LimitName } from './limit-names.ts';
export type { ErrorHttpStatus, ErrorParamKind, ErrorRow, ErrorState } from './row.ts';
export { situationOf } from './situations.ts';
