import { evolutionGame, pragmaticRgsGame } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import { pictureOf, platformsOf, readRows, rtpOf } from './read-rows.ts';

const row = { id: 'vs-1', name: 'Puma', provider: { name: 'Pragmatic Play' }, iconImageUrl: '' };
const shape = { schema: pragmaticRgsGame, needs: ['id', 'name', 'provider'] } as const;
const keep = ({ id, name }: { id: string; name: string }) => ({
  gameId: id,
  name,
  studio: 'x',
  imageUrl: null,
  casinoType: 'slots' as const,
});

describe('rows of a provider', () => {
  it('that lack what is needed are counted, the first is named, and the others are used', () => {
    const rows = [row, { ...row, id: 7 }, null, { ...row, id: 'vs-2', more: true }, { ...row, name: 'a\u202eb' }];
    const read = readRows(rows, shape, keep);
    expect(read.games.map(({ gameId }) => gameId)).toEqual(['vs-1', 'vs-2']);
    expect(read.mismatched).toBe(3);
    expect(read.firstFault).toMatch(/^row 1, id: /);
  });

  it('keep every field that came, for the provider’s own path', () => {
    const [game] = readRows([{ ...row, more: [1] }], shape, keep).games;
    expect(JSON.parse(game?.raw ?? '')).toEqual({ ...row, more: [1] });
  });

  it('that come twice are one game', () => {
    expect(readRows([row, { ...row, name: 'Puma II' }], shape, keep).games).toMatchObject([{ name: 'Puma II' }]);
  });

  it('may lack a page at Evolution, and a name that is markup stays text', () => {
    const table = { Trans: { es: '<img onerror=x>' }, ImageURL: '', PageCode: null, System: 'live', MerchantName: 'E' };
    expect(evolutionGame.safeParse(table)).toMatchObject({ success: true, data: { PageCode: null } });
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', 'https://a b', 'http://x"onerror='])(
    'with the picture %j are counted, and used without it, also on the provider’s own path',
    (iconImageUrl) => {
      const { games, mismatched, firstFault } = readRows([{ ...row, iconImageUrl }], shape, keep);
      expect([mismatched, firstFault]).toEqual([1, expect.stringMatching(/^row 0, iconImageUrl: /)]);
      const { iconImageUrl: _, ...rest } = row;
      expect(games.map(({ raw }) => JSON.parse(raw))).toEqual([rest]);
    },
  );

  it('lose one entry of a map, not the map', () => {
    const table = { Trans: { es: 'Ruleta', he: 7 }, ImageURL: '', PageCode: 'r-1', System: 'live', MerchantName: 'E' };
    const asked: unknown[] = [];
    const read = readRows([table], { schema: evolutionGame, needs: ['PageCode'] }, (used) => {
      asked.push(used.Trans);
      return null;
    });
    expect([asked, read.mismatched]).toEqual([[{ es: 'Ruleta' }], 1]);
  });

  it('that lost a part of what is needed are of no use', () => {
    const nameless = { ...row, provider: {} };
    expect(readRows([nameless, { ...row, provider: undefined }], shape, keep)).toMatchObject({
      games: [],
      mismatched: 2,
    });
  });
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
    [{ desktop: true, mobile: true }, 'WEB,MOBILE'],
    [{ desktop: true, mobile: false }, 'WEB'],
    [{ mobile: true }, 'MOBILE'],
    [{}, undefined],
  ])('that hold %j name the platforms %j', (flags, platforms) => expect(platformsOf(flags)).toBe(platforms));

  it.each([
    ['', null],
    [null, null],
    ['/icons/1.png', 'https://provider.example/icons/1.png'],
    ['https://cdn.example/1.png', 'https://cdn.example/1.png'],
  ])('the picture %j is at %j', (text, url) => expect(pictureOf(text, 'https://provider.example')).toBe(url));
});
