import { mix } from '../colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { circle, group, layers, polygon, rect, wedge } from '../drawing/shapes.ts';
import { MATERIALS } from '../palettes.ts';
import { glow, ground } from './ground.ts';

/* Grounds made of a pattern. Each fills the whole tile of 300 x 400. */
export function rays(art: Canvas, x = 150, y = 160): string {
  const n = art.pick([16, 20, 24]);
  const s = 360 / n;
  let o = '';
  for (let i = 0; i < n; i++) o += wedge(x, y, 330, i * s, i * s + s / 2, '#fff');
  return layers(ground(art, x, y), `<g opacity=".13">${o}</g>`, glow(art, x, y, 150));
}

export function rings(art: Canvas, x = 150, y = 158): string {
  return layers(
    ground(art, x, y),
    [60, 95, 130, 168, 210, 256]
      .map((r, i) =>
        circle(
          x,
          y,
          r,
          'none',
          `stroke="${art.palette.light}" stroke-width="${i % 2 ? 1.5 : 10}" opacity="${0.13 - i * 0.015}"`,
        ),
      )
      .join(''),
    glow(art, x, y, 130),
  );
}

export function stripes(art: Canvas): string {
  let o = '';
  for (let i = -6; i < 12; i++)
    o += polygon(
      [i * 50, 0, i * 50 + 25, 0, i * 50 + 25 - 160, 400, i * 50 - 160, 400].map((v, k) => (k % 2 ? v : v + 80)),
      '#fff',
    );
  return layers(ground(art), `<g opacity=".09">${o}</g>`, glow(art, 150, 160, 150));
}

export function halftone(art: Canvas): string {
  const i = art.define(
    (i) =>
      `<pattern id="${i}" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="6.5" cy="6.5" r="3.4" fill="${art.palette.deep}"/></pattern>`,
  );
  const m = art.define(
    (i) =>
      `<mask id="${i}"><rect width="300" height="400" fill="${art.radial(
        [
          ['#000', 1, 0.25],
          ['#fff', 1, 1],
        ],
        150,
        160,
        240,
        true,
      )}"/></mask>`,
  );
  return layers(
    ground(art),
    `<rect width="300" height="400" fill="url(#${i})" mask="url(#${m})" opacity=".75"/>`,
    glow(art, 150, 160, 130),
  );
}

export function scales(art: Canvas): string {
  const i = art.define(
    (i) =>
      `<pattern id="${i}" width="44" height="22" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" stroke-width="1.4"><circle cx="22" cy="22" r="21"/><circle cx="22" cy="22" r="13"/><circle cx="0" cy="11" r="21"/><circle cx="44" cy="11" r="21"/></g></pattern>`,
  );
  return layers(
    ground(art),
    `<rect width="300" height="400" fill="url(#${i})" opacity=".17"/>`,
    glow(art, 150, 160, 150),
  );
}

export function azulejo(art: Canvas): string {
  const i = art.define(
    (i) =>
      `<pattern id="${i}" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M25,0L50,25L25,50L0,25Z" fill="none" stroke="#fff" stroke-width="1.5"/><path d="M25,11C30,20 30,20 39,25C30,30 30,30 25,39C20,30 20,30 11,25C20,20 20,20 25,11Z" fill="#fff"/><path d="M0,10A10,10 0 0 0 10,0M40,0A10,10 0 0 0 50,10M50,40A10,10 0 0 0 40,50M10,50A10,10 0 0 0 0,40" fill="none" stroke="#fff" stroke-width="3"/></pattern>`,
  );
  return layers(
    ground(art),
    `<rect width="300" height="400" fill="url(#${i})" opacity="${art.palette.isDay ? 0.55 : 0.13}"/>`,
    glow(art, 150, 160, 160, art.palette.light, art.palette.isDay ? 0.95 : 0.6),
  );
}

export function deco(art: Canvas): string {
  let s = '';
  const fan = (x: number, y: number, k: number) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      [50, 40, 30, 20, 10]
        .map((r, i) =>
          circle(
            0,
            0,
            r,
            i % 2 ? art.palette.base : mix(art.palette.base, art.palette.deep, 0.55),
            `stroke="${MATERIALS.gold[2]}" stroke-width="1.6" stroke-opacity=".7"`,
          ),
        )
        .join(''),
    );
  for (let j = 0; j < 9; j++) for (let i = 0; i < 5; i++) s += fan(i * 75 + (j % 2 ? 0 : -37), j * 46 + 20, 0.76);
  return layers(
    rect(0, 0, 300, 400, 0, art.palette.base),
    s,
    rect(
      0,
      0,
      300,
      400,
      0,
      art.radial(
        [
          [art.palette.glow, 0.95, 0],
          [art.palette.base, 0.55, 0.5],
          [art.palette.deep, 0.9, 1],
        ],
        150,
        160,
        250,
        true,
      ),
    ),
  );
}
