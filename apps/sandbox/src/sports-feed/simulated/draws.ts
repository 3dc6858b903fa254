import { createHmac } from 'node:crypto';

/** Numbers from 0 to below 1, drawn one after another; the same seed and name draw the same. */
export type Draw = () => number;

/** Numbers that one digest gives. */
const PER_DIGEST = 8;

/** Draws from a secret seed and a name: nobody without the seed can know how a match ends. */
export function drawFrom(seed: string, name: string): Draw {
  let count = 0;
  let digest = Buffer.alloc(0);
  return () => {
    const place = count % PER_DIGEST;
    if (place === 0)
      digest = createHmac('sha256', seed)
        .update(`${name} ${count / PER_DIGEST}`)
        .digest();
    count += 1;
    return digest.readUInt32BE(4 * place) / 2 ** 32;
  };
}

/** Draws one of a list. */
export function pick<T>(draw: Draw, list: readonly T[]): T {
  const one = list[Math.floor(draw() * list.length)];
  if (one === undefined) throw new RangeError('nothing to draw from');
  return one;
}
