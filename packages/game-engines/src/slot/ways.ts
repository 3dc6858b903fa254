import { payOf, type SlotDefinition, type SymbolLetter } from './definition.ts';

/** Win of all ways of one symbol together. */
export interface Ways {
  readonly symbol: SymbolLetter;
  readonly count: number;
  readonly ways: number;
  readonly hundredths: number;
}

/** Wins of all ways in a window, symbol by symbol; none in a game of lines. The longest run of a symbol alone counts. */
export function waysOf(definition: SlotDefinition, window: readonly (readonly SymbolLetter[])[]): Ways[] {
  if (definition.heights === null) return [];
  return Object.keys(definition.pays).flatMap((symbol) => {
    const shown = window.map((cells) => cells.filter((cell) => cell === symbol || cell === definition.wild).length);
    const end = shown.indexOf(0);
    const run = end === -1 ? shown : shown.slice(0, end);
    const ways = run.reduce((product, cells) => product * cells, 1);
    const hundredths = payOf(definition.pays[symbol], run.length) * ways;
    return hundredths > 0 ? [{ symbol, count: run.length, ways, hundredths }] : [];
  });
}
