/** An import that a rule forbids. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly comment: string;
}

/** Walks the imports of a repository; `missed` are sources that the walk did not see. */
export function cruiseRepository(root: string): Promise<{ violations: Violation[]; seen: number; missed: string[] }>;
