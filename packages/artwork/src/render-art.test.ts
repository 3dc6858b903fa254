import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ArtGame } from './art-game.ts';
import { ART_VERSION, artHash, artPath } from './art-hash.ts';
import { DEALER_NAMES } from './compositions/dealer/dealers.ts';
import { COVERS } from './covers/index.ts';
import type { CoverName } from './covers/names.ts';
import { placeholderOf } from './placeholder-of.ts';
import { renderArt } from './render-art.ts';
import { renderWide } from './render-wide.ts';

/** A lobby shows a few dozen at once; the figure keeps them lighter than photographs. */
const MEDIAN_BYTES_MAX = 25_000;
const BYTES_MAX = 90_000;
const CATEGORIES = ['slots', 'live', 'crash', 'virtual', 'roulette', 'blackjack', 'dice', 'sport'] as const;
const NOUNS = [
  'Toro',
  'Luna',
  'Kraken',
  'Cereza',
  'Templo',
  'Diamante',
  'Copas',
  'Cactus',
  'Gol',
  'Ruleta',
  'Sombra',
  'Ñandú',
];
const ADJECTIVES = [
  'de Oro',
  'Real',
  'Loca',
  'Eterna',
  'del Puerto',
  'Azteca',
  '777',
  'São João',
  'y Corazón',
  'Turbo',
];

const games: ArtGame[] = Array.from({ length: 500 }, (_, i) => ({
  key: `provider-${i}`,
  name: `${NOUNS[i % NOUNS.length]} ${ADJECTIVES[Math.floor(i / NOUNS.length) % ADJECTIVES.length]}`,
  category: CATEGORIES[i % CATEGORIES.length] ?? 'slots',
}));
const pictures = games.map(renderArt);

const game = (overrides: Partial<ArtGame> = {}): ArtGame => ({
  key: 'toro',
  name: 'Toro de Oro',
  category: 'slots',
  ...overrides,
});

describe('renderArt', () => {
  it('gives the same picture for the same game and another for another key', () => {
    expect(renderArt(game())).toBe(renderArt(game()));
    expect(renderArt(game())).not.toBe(renderArt(game({ key: 'toro-2' })));
  });

  it('keeps pictures small', () => {
    const sizes = pictures.map((picture) => Buffer.byteLength(picture)).sort((a, b) => a - b);
    expect(sizes[sizes.length / 2]).toBeLessThan(MEDIAN_BYTES_MAX);
    expect(sizes.at(-1)).toBeLessThan(BYTES_MAX);
  });

  it('needs nothing from outside and runs nothing', () => {
    for (const picture of pictures) {
      expect(
        first(picture, /<script|<foreignObject|<image|<text|<style|font-family|\son\w+=|javascript:|data:/i),
      ).toBeNull();
      expect(first(picture.replace('http://www.w3.org/2000/svg', ''), /https?:|\/\//)).toBeNull();
      expect(first(picture, /NaN|undefined|null|Infinity/)).toBeNull();
    }
  });

  it('refers only to what it defines', () => {
    for (const picture of pictures) {
      const ids = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...picture.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it.each(['<b>Toro</b>', '"><script>alert(1)</script>', "Tom & Jerry's", '\u0000', '', '   ', '龍', 'Звезда', '🐂🐂'])(
    'draws the name %j without letting it become markup',
    (name) => {
      const picture = renderArt(game({ name }));
      expect(picture).toMatch(/^<svg .*<\/svg>$/s);
      expect(first(picture, /<b>|<script/)).toBeNull();
    },
  );

  it.each([
    'La Increíble Aventura del Último Emperador Azteca',
    'Otorrinolaringólogo Electroencefalografista',
    'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z 1 2 3 4 5 6 7 8 9',
    'x'.repeat(500),
  ])('fits the long name %s into the tile', (name) => {
    for (const category of CATEGORIES) {
      const picture = renderArt(game({ name, category }));
      const bottoms = [...picture.matchAll(/<use [^>]*y="([\d.]+)"/g)].map(([, y]) => Number(y));
      const lefts = [...picture.matchAll(/<use [^>]*x="(-?[\d.]+)"/g)].map(([, x]) => Number(x));
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(350);
      expect(Math.min(...lefts)).toBeGreaterThanOrEqual(20);
    }
  });

  it('takes a palette that is given', () => {
    expect(renderArt(game({ palette: 'jade' }))).not.toBe(renderArt(game({ palette: 'vino' })));
  });

  it('sets accents, tildes and digits as outlines', () => {
    const plain = renderArt(game({ name: 'Nandu 9' }));
    expect(renderArt(game({ name: 'Ñandú 9' }))).not.toBe(plain);
    expect(renderArt(game({ name: 'Nandu 8' }))).not.toBe(plain);
  });
});

describe('renderWide', () => {
  it('draws a banner of 16:6 without words', () => {
    const banner = renderWide({ key: 'slide-1', palette: 'granada', motifs: ['fan', 'copa', 'espada', 'oro'] });
    expect(banner).toContain('viewBox="0 0 853 320"');
    expect(banner).not.toMatch(/NaN|undefined|<text/);
    expect(banner).toBe(renderWide({ key: 'slide-1', palette: 'granada', motifs: ['fan', 'copa', 'espada', 'oro'] }));
  });
});

describe('artHash', () => {
  it('changes with everything that changes the picture', () => {
    const hashes = [
      game(),
      game({ key: 'b' }),
      game({ name: 'Toro' }),
      game({ category: 'live' }),
      game({ cover: 'dice' }),
      game({ palette: 'jade' }),
      game({ dealer: 'Lucía' }),
    ].map(artHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is safe in an address', () => {
    expect(artPath(game({ key: 'a/b c' }))).toMatch(/^\/art\/a%2Fb%20c\.[0-9a-z]{14}\.svg$/);
  });

  it('goes up when the drawings change', () => {
    const covers = (Object.keys(COVERS) as CoverName[]).map((cover) => renderArt(game({ cover })));
    const tables = DEALER_NAMES.map((dealer) => renderArt(game({ category: 'live', dealer })));
    const drawn = [...pictures.slice(0, 60), ...covers, ...tables];
    const digest = createHash('sha256').update(drawn.join('\n')).digest('hex').slice(0, 16);
    // A new digest means that addresses handed out for ever would show another picture: raise ART_VERSION with it.
    expect({ version: ART_VERSION, digest }).toEqual({ version: 2, digest: '84873156e0230534' });
  });
});

describe('placeholderOf', () => {
  it('is a small background in the colours of the picture', () => {
    const background = placeholderOf(game({ palette: 'jade' }));
    expect(background).toBe('radial-gradient(circle at 50% 38%,#46dba2,#0a6f50 46%,#022219)');
  });
});

/** The first offence, rather than the whole picture in the report. */
function first(text: string, offence: RegExp): string | null {
  return offence.exec(text)?.[0] ?? null;
}
