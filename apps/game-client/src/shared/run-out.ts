/** How a turning thing comes to rest: its speed at first, how far it still goes, and how long it takes. */
export interface RunOut {
  /** Degrees a millisecond, 0 or more. */
  readonly speed: number;
  /** Degrees, 0 or more. */
  readonly travel: number;
  readonly lastsMs: number;
}

/**
 * Travel that ends at `to` (degrees, any turn): the one nearest to what a body that slows down evenly would go, and never so
 * short that it had to turn back.
 */
export function travelTo(move: { from: number; to: number; speed: number; lastsMs: number }): number {
  const even = (move.speed * move.lastsMs) / 2;
  const least = Math.max(even - 180, (move.speed * move.lastsMs) / 3);
  return least + turnOf(move.to - move.from - least);
}

/** Degrees gone after `ms` of a run-out: it starts with its speed, never turns back, and stands still at the end. */
export function goneAfter({ speed, travel, lastsMs }: RunOut, ms: number): number {
  const part = Math.min(1, Math.max(0, ms / lastsMs));
  const rest = 1 - part;
  return speed * lastsMs * part * rest * rest + travel * part * part * (3 - 2 * part);
}

/** The same direction within one turn: 0 up to 360 degrees. */
export function turnOf(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
