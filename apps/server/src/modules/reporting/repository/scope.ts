/** Scope of staff: one rule for every module that shows players to staff; pages are counted one way. */
export { clampPage, IN_SCOPE, type Paged, type PageQuery, type StaffScope } from '../../../platform/db/staff-scope.ts';
