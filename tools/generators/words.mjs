/**
 * `place-bet` → `placeBet`.
 * @param {string} kebab
 */
export function camel(kebab) {
  return kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/**
 * `place-bet` → `PlaceBet`.
 * @param {string} kebab
 */
export function pascal(kebab) {
  return camel(`-${kebab}`);
}

/**
 * `red-tiger` → `RED_TIGER`.
 * @param {string} kebab
 */
export function constant(kebab) {
  return kebab.toUpperCase().replaceAll('-', '_');
}

/**
 * `red-tiger` → `Red Tiger`.
 * @param {string} kebab
 */
export function title(kebab) {
  return kebab.replace(/(^|-)([a-z0-9])/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());
}

/** @param {string | undefined} text */
export function isKebab(text) {
  return text !== undefined && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
}
