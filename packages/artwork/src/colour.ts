/** The colour that lies `part` (0 to 1) of the way from one `#rrggbb` or `#rgb` to another. */
export function mix(from: string, to: string, part: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a.map((value, i) => hex(value + ((b[i] ?? 0) - value) * part)).join('')}`;
}

function channels(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function hex(value: number): string {
  return Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0');
}
