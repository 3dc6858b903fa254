import { outline } from '../../tools/vite/outline.ts';
import { site } from '../../tools/vite/site.ts';

export default site({
  title: 'Deportes · Ordago',
  description: 'Apuestas deportivas con reglas claras.',
  firstSheets: /apps\/sportsbook\/src\/(app\/sportsbook|shared\/.*)\.css$/,
  plugins: [outline({ file: new URL('outline.html', import.meta.url), places: [] })],
});
