import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { frameAssetRoutes, readBuiltFrame } from './frame-assets.ts';
import { type FrameOptions, framePage } from './frame-page.ts';

const BUILT = { script: 'main-A1.js', sheet: 'main-B2.css' };
const OPTIONS: FrameOptions = {
  handed: null,
  language: 'es',
  takesOrders: true,
  givesAwards: false,
  path: '/line',
  allowed: ['http://localhost:3000'],
};

describe('the page of a sportsbook’s frame', () => {
  it('refers to what was built and carries its facts', () => {
    const { markup } = framePage('digitain', OPTIONS, BUILT);
    expect(markup).toContain('<script type="module" src="/frame-assets/main-A1.js"></script>');
    expect(markup).toContain('<link rel="stylesheet" href="/frame-assets/main-B2.css">');
    expect(factsOf(markup)).toMatchObject({ ...OPTIONS, name: 'digitain', title: 'Digitain' });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028'])(
    'keeps %j of an address as text',
    (handed) => {
      const { markup } = framePage('gr8', { ...OPTIONS, handed }, BUILT);
      expect(markup.match(/<\/script>/g)).toHaveLength(2);
      expect(factsOf(markup).handed).toBe(handed);
    },
  );
});

describe('the built files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frame-'));
  writeFileSync(path.join(folder, BUILT.script), 'start()');
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(BUILT));
  const app = fastify();
  frameAssetRoutes(app, folder);

  it('are served to be kept, by their names', async () => {
    const { statusCode, headers, body } = await app.inject(`/frame-assets/${BUILT.script}`);
    expect([statusCode, body]).toEqual([200, 'start()']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['main-Z9.js', 'manifest.json', '..%2Fmain.mjs', '..%2F..%2Fpackage.json'])(
    'do not include %s',
    async (name) => {
      expect((await app.inject(`/frame-assets/${name}`)).statusCode).toBe(404);
    },
  );

  it('are known by their manifest, and missed with what to do', async () => {
    expect(await readBuiltFrame(folder)).toEqual(BUILT);
    await expect(readBuiltFrame(path.join(folder, 'none'))).rejects.toThrow('npm run build');
  });
});

function factsOf(markup: string) {
  return JSON.parse(/<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(markup)?.[1] ?? 'null');
}
