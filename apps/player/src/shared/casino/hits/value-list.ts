/** Values of one list of an address that are read. */
export const VALUES_MAX = 50;

/** Joins values with commas; a comma inside a value is written with a backslash before it, as is a backslash. */
export function writeList(values: readonly string[]): string | undefined {
  return values.map((value) => value.replaceAll(/[\\,]/g, '\\$&')).join(',') || undefined;
}

/** The values of such a text, each once. */
export function readList(list = ''): string[] {
  const values = (list.match(/(?:\\.|[^\\,])+/g) ?? []).map((value) => value.replaceAll(/\\(.)/g, '$1').trim());
  return [...new Set(values)].filter(Boolean).slice(0, VALUES_MAX);
}
