export function bannedWordsInSql(file: { readonly text: string }): string[];
export const BANNED_WORDS: ReadonlyMap<string, string>;
export const EXCEPTIONS: ReadonlySet<string>;
