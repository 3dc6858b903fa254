/** The games that come first in a category, as they are arranged: ids, in one order or two. */
export interface OrderDraft {
  readonly a: readonly string[];
  /** Null while nothing is compared. */
  readonly b: readonly string[] | null;
  /** Per cent of players who see B, as it was typed. */
  readonly share: string;
}

/** Games of the preview. */
export const PREVIEW_MAX = 12;
const SHARE_USUAL = '50';

export function draftOf(
  order: { pins_a: readonly string[]; pins_b: readonly string[] | null; share_b: number | null } | null,
): OrderDraft {
  if (!order) return { a: [], b: null, share: SHARE_USUAL };
  return { a: order.pins_a, b: order.pins_b, share: order.share_b === null ? SHARE_USUAL : String(order.share_b) };
}

/** The pins with one of them moved by so many places, no farther than the ends. */
export function moved(pins: readonly string[], id: string, by: number): string[] {
  const rest = pins.filter((other) => other !== id);
  const at = Math.min(Math.max(0, pins.indexOf(id) + by), rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Returns the beginning of a list: the pins that are there, then the others as they come. */
export function previewOf<Game extends { readonly id: string }>(
  games: readonly Game[],
  pins: readonly string[],
): Game[] {
  const pinned = pins.flatMap((id) => games.find((game) => game.id === id) ?? []);
  return [...pinned, ...games.filter((game) => !pins.includes(game.id))].slice(0, PREVIEW_MAX);
}

/** The share of B as a whole number; null for what is none from 1 to 99. */
export function shareOf({ share }: OrderDraft): number | null {
  return /^[1-9]\d?$/.test(share) ? Number(share) : null;
}

/** Hundredths of a per cent as points with their sign: `+2.35`, `−0.40`. */
export function pointsText(points: number): string {
  const sign = points < 0 ? '\u2212' : '+';
  const whole = Math.abs(points);
  return `${points === 0 ? '' : sign}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
