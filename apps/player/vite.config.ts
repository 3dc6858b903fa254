import { outline } from '../../tools/vite/outline.ts';
import { site } from '../../tools/vite/site.ts';
import { wideArt } from '../../tools/vite/wide-art.ts';
import { writtenPages } from '../../tools/vite/written-pages.ts';
import { PLACES } from './outline-places.ts';
import { PATHS } from './src/shared/paths.ts';
import { WIDE_ART } from './wide-art.ts';

export default site({
  title: 'Ordago',
  description: 'Casino y apuestas deportivas con reglas claras.',
  plugins: [
    wideArt(WIDE_ART),
    outline({
      file: new URL('outline.html', import.meta.url),
      places: PLACES,
      picture: { place: 'lobby', file: 'oros.svg' },
      // The name and picture of a game are in the catalogue.
      calls: [{ place: 'game', address: '/api/casino/catalogue' }],
    }),
    writtenPages({
      module: new URL('rules-pages.ts', import.meta.url),
      sheetsOf: /\/features\/rules\/rules-page\.tsx$/,
      // Articles are listed one by one.
      routes: ['/', ...Object.values(PATHS).filter((path) => path !== PATHS.rule && path !== PATHS.ruleOld)],
    }),
  ],
});
