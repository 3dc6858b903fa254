import { describe, expect, it } from 'vitest';
import { createCanvas } from '../../drawing/canvas.ts';
import { plainLettering } from '../../lettering/lettering.ts';
import { PALETTES } from '../../palettes.ts';
import { DEALER_LOOKS, isMansName } from './dealers.ts';
import { meetPerson } from './person.ts';

const personAt = (key: string, dealer?: string) =>
  meetPerson(createCanvas({ key, palette: PALETTES.jade, paletteName: 'jade', lettering: plainLettering, dealer }));
const names = Object.keys(DEALER_LOOKS);

describe('dealers', () => {
  it('have one face at whatever table', () => {
    for (const name of [...names, 'Ximena', 'Óscar']) expect(personAt('one', name)).toEqual(personAt('two', name));
  });

  it('have a face each', () => {
    const faces = names.map((name) => JSON.stringify({ ...personAt('one', name), cloth: null, smile: null }));
    expect(new Set(faces).size).toBe(names.length);
  });

  it.each([...names, 'Carmen', 'Luca', 'Ximena', 'Óscar'])('%s is a woman or a man as the name says', (name) => {
    expect(personAt('one', name).isMan).toBe(isMansName(name));
  });

  it('are different people where nobody is named', () => {
    const faces = Array.from({ length: 12 }, (_, i) => JSON.stringify(personAt(`table-${i}`)));
    expect(new Set(faces).size).toBeGreaterThan(9);
  });
});
