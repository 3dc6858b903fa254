import { site } from '../../tools/vite/site.ts';

export default site({ title: 'Ordago', description: 'Casino y apuestas deportivas con reglas claras.' });
