export const RULES: readonly { readonly name: string; readonly comment: string }[];

/** Rows of modules, lower ones first. */
export const SLOPE: readonly (readonly string[])[];

/** Modules beside the slope. */
export const ASIDE: readonly string[];
