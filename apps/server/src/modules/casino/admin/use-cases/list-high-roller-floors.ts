import type { FloorsRepository } from '../repository/floors.repository.ts';

/** Lists the least stakes by which rounds are among the high rollers of the lobby, by currency. */
export type ListHighRollerFloors = FloorsRepository['floors'];
