import { site } from '../../tools/vite/site.ts';
import { wideArt } from '../../tools/vite/wide-art.ts';
import { WIDE_ART } from './wide-art.ts';

export default site({
  title: 'Ordago',
  description: 'Casino y apuestas deportivas con reglas claras.',
  plugins: [wideArt(WIDE_ART)],
});
