/** The orders of a category that are compared. */
export const ARMS = ['A', 'B'] as const;
export type Arm = (typeof ARMS)[number];

/**
 * The order that a visitor sees, the same on every visit: their number among all of an order, spread evenly, is below the share
 * of B or not. Server and browser compute it alike, so that nothing has to be remembered of anybody.
 *
 * @param shareB - per cent of visitors who see B
 */
export function armOf(order: string, visitor: string, shareB: number): Arm {
  return (spread(`${order}:${visitor}`) / 2 ** 32) * 100 < shareB ? 'B' : 'A';
}

/** FNV-1a, then mixed so that neighbouring numbers fall far apart. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
