/** A file that people wrote; `path` starts at the root of the repository. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lines: string[];
}

export interface TidyRule {
  readonly name: string;
  applies(path: string): boolean;
  find(file: SourceFile): string[];
}

export const TIDY_RULES: readonly TidyRule[];

export function findUntidy(files: SourceFile[]): { rule: string; path: string; message: string }[];
