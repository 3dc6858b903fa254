import { evolutionGame, pragmaticRgsGame } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import { pictureOf, readRows, rtpOf } from './read-rows.ts';

const row = { id: 'vs-1', name: 'Puma', provider: { name: 'Pragmatic Play' }, iconImageUrl: '' };
const keep = ({ id, name }: { id: string; name: string }) => ({
  ...{ gameId: id, name, studio: 'x', imageUrl: null, casinoType: 'slots' as const },
});

describe('rows of a provider', () => {
  it('of another shape are counted, the first is named, and the others are used', () => {
    const rows = [row, { ...row, id: 7 }, null, { ...row, id: 'vs-2', more: true }, { ...row, name: 'a\u202eb' }];
    const read = readRows(rows, pragmaticRgsGame, keep);
    expect(read.games.map(({ gameId }) => gameId)).toEqual(['vs-1', 'vs-2']);
    expect(read.unusable).toBe(3);
    expect(read.firstFault).toMatch(/^row 1, id: /);
  });

  it('keep every field that came, for the provider’s own path', () => {
    const [game] = readRows([{ ...row, more: [1] }], pragmaticRgsGame, keep).games;
    expect(JSON.parse(game?.raw ?? '')).toEqual({ ...row, more: [1] });
  });

  it('that come twice are one game', () => {
    expect(readRows([row, { ...row, name: 'Puma II' }], pragmaticRgsGame, keep).games).toMatchObject([
      { name: 'Puma II' },
    ]);
  });

  it('may lack a page at Evolution, and a name that is markup stays text', () => {
    const table = { Trans: { es: '<img onerror=x>' }, ImageURL: '', PageCode: null, System: 'live', MerchantName: 'E' };
    expect(evolutionGame.safeParse(table)).toMatchObject({ success: true, data: { PageCode: null } });
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', 'https://a b', 'http://x"onerror='])(
    'with the picture %j are refused',
    (iconImageUrl) => expect(readRows([{ ...row, iconImageUrl }], pragmaticRgsGame, keep).unusable).toBe(1),
  );
});

describe('fields', () => {
  it.each([
    ['95.52', 9552],
    ['96.5', 9650],
    ['94.1234', 9412],
    ['101.00', null],
    ['about 96', null],
    [undefined, null],
  ])('a declared return %j is %j hundredths of a percent', (text, rtp) => expect(rtpOf(text)).toBe(rtp));

  it.each([
    ['', null],
    [null, null],
    ['/icons/1.png', 'https://provider.example/icons/1.png'],
    ['https://cdn.example/1.png', 'https://cdn.example/1.png'],
  ])('the picture %j is at %j', (text, url) => expect(pictureOf(text, 'https://provider.example')).toBe(url));
});
