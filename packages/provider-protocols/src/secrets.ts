/** Begins every key of a third party outside production, which refuses it. */
export const DEVELOPMENT_SECRET = 'ordago-development-only';

/** Characters that a key has at least. */
export const SECRET_LENGTH_MIN = 16;

/** Answers the key that we share with a third party: `secretOf('pragmatic-rgs')`. */
export type SecretOf = (name: string) => string;

/** The variable that holds the key: `PRAGMATIC_RGS_SECRET` of `pragmatic-rgs`. */
export function secretVariable(name: string): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_SECRET`;
}

/** The key that server and sandbox use without a variable; every third party has one of its own. */
export function developmentSecret(name: string): string {
  return `${DEVELOPMENT_SECRET}-${name}`;
}
