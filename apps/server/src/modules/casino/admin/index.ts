/** Admin: the back office of the casino. Staff decide about games, categories and closures, set floors and approve parked wins. */
export { createAdmin } from './admin.ts';
