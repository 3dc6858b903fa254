import { site } from '../../tools/vite/site.ts';

export default site({ title: 'Equipo · Ordago', description: 'Panel del equipo de Ordago.' });
