import type { ParkedWinsRepository } from '../repository/parked-wins.repository.ts';

/** Lists wins that wait, of the players whom the caller sees. */
export type ListParkedWins = ParkedWinsRepository['list'];

export function createListParkedWins(wins: ParkedWinsRepository): ListParkedWins {
  return wins.list;
}
