/** Public API of the players: their accounts and what is barred to them. Money asks `players.may_stake` in SQL. */
export type { Player, Taken } from './domain/player.ts';
export { createPlayers, type Players } from './players.ts';
export {
  type ApplicationRefusal,
  type JudgedApplication,
  judgeApplication,
  type PlayerApplication,
} from './use-cases/judge-application.ts';
