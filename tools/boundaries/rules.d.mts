import type { IForbiddenRuleType } from 'dependency-cruiser';

export const RULES: (IForbiddenRuleType & { name: string; comment: string })[];

/** Rows of modules, lower ones first. */
export const SLOPE: readonly (readonly string[])[];

/** Modules beside the slope. */
export const ASIDE: readonly string[];

/** Rows of subjects by module, lower ones first. */
export const SUBJECTS: Readonly<Record<string, readonly (readonly string[])[]>>;
