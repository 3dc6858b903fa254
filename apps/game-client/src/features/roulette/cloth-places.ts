import { type RouletteField, rouletteColour } from '@ordago/game-engines';

/** Lines of a grid between which a place lies. */
export interface Cell {
  readonly column: readonly [from: number, to: number];
  readonly row: readonly [from: number, to: number];
}

/** A place of the cloth. */
export interface ClothPlace {
  /** Name of the place in the engine's words: `number-17`, `dozen-2`, `red`. */
  readonly place: string;
  readonly number: number | null;
  readonly field: RouletteField | null;
  readonly colour: 'green' | 'red' | 'black' | null;
  /** Payout to one: 35, 2 or 1. */
  readonly pays: number;
  /** Where it lies on a cloth whose zero is at the left: 14 columns, 5 rows. */
  readonly wide: Cell;
  /** Where it lies on a cloth whose zero is on top: 5 columns, 14 rows. */
  readonly tall: Cell;
}

const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

/** Every place of the cloth, in the order in which a reader meets them: numbers, columns, dozens, even chances. */
export const CLOTH_PLACES: readonly ClothPlace[] = [
  ...Array.from({ length: 37 }, (_, number) => ({
    place: `number-${number}`,
    number,
    field: null,
    colour: rouletteColour(number),
    pays: 35,
    ...numberCells(number),
  })),
  ...([1, 2, 3] as const).map((column) => fieldPlace(`column-${column}`, 2, columnCells(column))),
  ...([1, 2, 3] as const).map((dozen) => fieldPlace(`dozen-${dozen}`, 2, dozenCells(dozen))),
  ...EVEN_CHANCES.map((field, at) => fieldPlace(field, 1, chanceCells(at))),
];

function fieldPlace(field: RouletteField, pays: number, cells: { wide: Cell; tall: Cell }): ClothPlace {
  return {
    place: field,
    number: null,
    field,
    colour: field === 'red' || field === 'black' ? field : null,
    pays,
    ...cells,
  };
}

function numberCells(number: number): { wide: Cell; tall: Cell } {
  if (number === 0) return { wide: { column: [1, 2], row: [1, 4] }, tall: { column: [3, 6], row: [1, 2] } };
  const street = Math.ceil(number / 3);
  const across = (number - 1) % 3;
  return {
    wide: { column: [street + 1, street + 2], row: [3 - across, 4 - across] },
    tall: { column: [across + 3, across + 4], row: [street + 1, street + 2] },
  };
}

function columnCells(column: number): { wide: Cell; tall: Cell } {
  return {
    wide: { column: [14, 15], row: [4 - column, 5 - column] },
    tall: { column: [column + 2, column + 3], row: [14, 15] },
  };
}

function dozenCells(dozen: number): { wide: Cell; tall: Cell } {
  const from = (dozen - 1) * 4 + 2;
  return { wide: { column: [from, from + 4], row: [4, 5] }, tall: { column: [2, 3], row: [from, from + 4] } };
}

function chanceCells(at: number): { wide: Cell; tall: Cell } {
  const from = at * 2 + 2;
  return { wide: { column: [from, from + 2], row: [5, 6] }, tall: { column: [1, 2], row: [from, from + 2] } };
}
