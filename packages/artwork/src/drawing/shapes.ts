/** A place in the picture. */
export type Point = readonly [number, number];

/** Rounded to a tenth: finer is not seen at any size a picture is shown in. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One thing over the other, the first at the bottom. */
export function layers(...drawings: readonly (string | readonly string[])[]): string {
  return drawings.flat().join('');
}

/** `count` drawings of one kind. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A table of numbers and words, each row keeping its shape. */
export function rows<const List extends readonly (readonly unknown[])[]>(list: List): List {
  return list;
}

/** An item that is known to be there; counting goes round. */
export function nth<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('an empty list has no items');
  return item;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
}

/** A line with round ends. */
export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;
}

/** A line of dashes with straight ends. */
export function dashes(d: string, colour: string, width: number, dash: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-dasharray="${dash}"/>`;
}

export function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${attributes(extra)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${attributes(extra)}/>`;
}

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string {
  const round = r > 0 ? ` rx="${r}"` : '';
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}"${round} fill="${fill}"${attributes(extra)}/>`;
}

/** @param points - x and y by turns */
export function polygon(points: readonly number[], fill: string, extra = ''): string {
  return `<polygon points="${points.map(tenth).join(' ')}" fill="${fill}"${attributes(extra)}/>`;
}

export function group(transform: string, content: string, extra = ''): string {
  return `<g${transform ? ` transform="${transform}"` : ''}${attributes(extra)}>${content}</g>`;
}

/** A drawing of the -100 to 100 box, put somewhere at some size and angle. */
export function place(x: number, y: number, scale: number, angle: number, content: string): string {
  const turn = tenth(angle) === 0 ? '' : ` rotate(${tenth(angle)})`;
  const size = Math.round(scale * 100) / 100;
  return group(`translate(${tenth(x)} ${tenth(y)})${turn}${size === 1 ? '' : ` scale(${size})`}`, content);
}

/** The point at a distance and an angle in degrees from the middle. */
export function polar(r: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [r * Math.cos(angle), r * Math.sin(angle)];
}

/** A dot at a distance and an angle in degrees from the middle. */
export function rivet(r: number, degrees: number, size: number, fill: string): string {
  const [x, y] = polar(r, degrees);
  return circle(x, y, size, fill);
}

/** The corners of a regular shape, first corner at `turn` degrees. */
export function regular(corners: number, r: number, turn = -90, ry = r): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (i * 360) / corners) * Math.PI) / 180;
    return [r * Math.cos(angle), ry * Math.sin(angle)] as const;
  });
}

export function star(points: number, outer: number, inner: number, fill: string, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => polar(i % 2 ? inner : outer, turn + (i * 180) / points));
  return polygon(corners.flat(), fill);
}

/** A four-pointed glint. */
export function spark(x: number, y: number, r: number, fill: string, opacity = 1): string {
  const [cx, cy, left, right, top, bottom] = [x, y, x - r, x + r, y - r, y + r].map(tenth);
  const d = `M${cx},${top}Q${cx},${cy} ${right},${cy}Q${cx},${cy} ${cx},${bottom}Q${cx},${cy} ${left},${cy}Q${cx},${cy} ${cx},${top}Z`;
  return path(d, fill, opacity === 1 ? '' : `opacity="${opacity}"`);
}

/** A slice of a circle between two angles in degrees. */
export function wedge(cx: number, cy: number, r: number, from: number, to: number, fill: string, extra = ''): string {
  const [x1, y1] = polar(r, from);
  const [x2, y2] = polar(r, to);
  const arc = `L${tenth(cx + x1)},${tenth(cy + y1)}A${r},${r} 0 0 1 ${tenth(cx + x2)},${tenth(cy + y2)}Z`;
  return path(`M${tenth(cx)},${tenth(cy)}${arc}`, fill, extra);
}

function attributes(extra: string): string {
  return extra ? ` ${extra}` : '';
}
