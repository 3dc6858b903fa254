import { site } from '../../tools/vite/site.ts';

export default site({
  title: 'Deportes · Ordago',
  description: 'Apuestas deportivas con reglas claras.',
  firstSheets: /apps\/sportsbook\/src\/(app\/sportsbook|shared\/.*)\.css$/,
});
