import { stroke, tenth } from './shapes.ts';

/** Width of each cut. */
const CUT = 13;

/**
 * The frame of a Spanish card. Its edges have as many cuts as the suit prescribes: oros never, copas once, espadas
 * twice, bastos three times. On tiles only games of our own have it.
 */
export function pinta(frame: {
  x: number;
  y: number;
  w: number;
  h: number;
  cuts: number;
  colour: string;
  width?: number;
  radius?: number;
  extra?: string;
}): string {
  const { x, y, w, h, cuts, colour, width = 2, radius = 10, extra = '' } = frame;
  const edge = (at: number) => {
    let d = '';
    let from = x + radius;
    for (let cut = 1; cut <= cuts; cut += 1) {
      const middle = x + (w * cut) / (cuts + 1);
      d += `M${tenth(from)},${at}H${tenth(middle - CUT / 2)}`;
      from = middle + CUT / 2;
    }
    return `${d}M${tenth(from)},${at}H${tenth(x + w - radius)}`;
  };
  const left = `M${x + radius},${y}Q${x},${y} ${x},${y + radius}V${y + h - radius}Q${x},${y + h} ${x + radius},${y + h}`;
  const right = `M${x + w - radius},${y}Q${x + w},${y} ${x + w},${y + radius}V${y + h - radius}Q${x + w},${y + h} ${x + w - radius},${y + h}`;
  return stroke(edge(y) + edge(y + h) + left + right, colour, width, extra);
}
