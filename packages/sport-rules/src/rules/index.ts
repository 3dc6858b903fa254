export { football } from './football.ts';
