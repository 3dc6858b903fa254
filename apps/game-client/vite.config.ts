import { site } from '../../tools/vite/site.ts';

export default site({ title: 'Ordago · Juego', description: 'Un juego de Ordago.' });
