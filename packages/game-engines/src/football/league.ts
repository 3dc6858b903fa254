/** A team of the virtual league: how well it attacks and defends, 0 to 3. */
export interface VirtualTeam {
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
}

/** Sixteen teams of nowhere. */
export const VIRTUAL_TEAMS: readonly VirtualTeam[] = [
  { name: 'Puerto Alto', attack: 3, defence: 3 },
  { name: 'Sierra Roja', attack: 3, defence: 2 },
  { name: 'Valdelmar', attack: 3, defence: 1 },
  { name: 'Ciudad Norte', attack: 2, defence: 3 },
  { name: 'Río Claro', attack: 2, defence: 2 },
  { name: 'Santa Brisa', attack: 2, defence: 2 },
  { name: 'Monte Viejo', attack: 2, defence: 1 },
  { name: 'Isla Grande', attack: 1, defence: 3 },
  { name: 'Las Lomas', attack: 1, defence: 2 },
  { name: 'Campo Real', attack: 1, defence: 2 },
  { name: 'Villa Sur', attack: 1, defence: 1 },
  { name: 'Bahía Honda', attack: 2, defence: 0 },
  { name: 'Tres Puentes', attack: 1, defence: 0 },
  { name: 'Costa Serena', attack: 0, defence: 3 },
  { name: 'Llano Verde', attack: 0, defence: 2 },
  { name: 'Fuente Fría', attack: 0, defence: 1 },
];

/**
 * Goals of one team: how often, of 10,000 matches, it scores 0, 1, 2, … goals, by the difference between its attack (one
 * more at home) and the other side's defence, from -3 to 4. Poisson tables, cut at seven goals and rounded once, here.
 */
export const GOAL_TABLES: readonly (readonly number[])[] = [
  [5_769, 3_172, 873, 160, 22, 2, 1, 1],
  [4_724, 3_542, 1_329, 332, 62, 9, 1, 1],
  [3_867, 3_674, 1_745, 553, 131, 25, 4, 1],
  [3_012, 3_616, 2_169, 867, 260, 62, 12, 2],
  [2_346, 3_403, 2_466, 1_192, 432, 125, 30, 6],
  [1_738, 3_046, 2_661, 1_552, 679, 238, 69, 17],
  [1_225, 2_586, 2_700, 1_890, 992, 417, 146, 44],
  [821, 2_095, 2_565, 2_138, 1_336, 668, 278, 99],
];
/** Sum of each row of `GOAL_TABLES`. */
export const GOAL_WEIGHTS = 10_000;

/**
 * Goals of one team in the half hour of overtime, by the same differences: Poisson tables of a third of the mean, cut at
 * four goals and rounded once, here.
 */
export const OVERTIME_TABLES: readonly (readonly number[])[] = [
  [8_324, 1_526, 140, 9, 1],
  [7_789, 1_947, 243, 20, 1],
  [7_286, 2_307, 365, 39, 3],
  [6_704, 2_681, 536, 72, 7],
  [6_169, 2_981, 720, 116, 14],
  [5_584, 3_255, 949, 185, 27],
  [4_973, 3_476, 1_217, 284, 50],
  [4_363, 3_622, 1_509, 419, 87],
];

/** Counts of each side beside its goals, in the order of its draws. */
export const VIRTUAL_COUNTED = ['yellow-cards', 'red-cards', 'penalties'] as const;
export type VirtualCounted = (typeof VIRTUAL_COUNTED)[number];

/**
 * Cards shown to one side and penalties awarded to it, of 10,000 matches, whoever plays: Poisson tables of 1.1, 0.09 and 0.14,
 * cut and rounded once, here. They do not depend on the goals.
 */
export const COUNT_TABLES: Readonly<Record<VirtualCounted, readonly number[]>> = {
  'yellow-cards': [3_330, 3_662, 2_014, 738, 203, 45, 8],
  'red-cards': [9_139, 823, 37, 1],
  penalties: [8_694, 1_217, 85, 4],
};
