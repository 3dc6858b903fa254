export { readHealth } from './system/read-health.ts';
export { readReadiness } from './system/read-readiness.ts';
export { setClock } from './system/set-clock.ts';
