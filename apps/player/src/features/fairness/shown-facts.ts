/** Facts of a recomputed round, as the rows of a table: a key of `fairness.shown` and its value. */
export interface ShownFact {
  readonly key: ShownKey;
  readonly value: string;
}

const SHOWN_KEYS = [
  'roll',
  'target',
  'reached',
  'bust',
  'cashedOutAt',
  'multiple',
  'hidden',
  'opened',
  'bin',
  'drawn',
  'hits',
  'number',
  'dealer',
  'hand',
  'board',
  'stops',
  'lines',
  'ways',
  'freeSpins',
] as const;
export type ShownKey = (typeof SHOWN_KEYS)[number];

type Shown = Readonly<Record<string, unknown>>;

/** Format of each value of a round; a value without an entry here is shown in the raw data alone. */
const WRITERS: Readonly<Record<string, (value: unknown, shown: Shown) => readonly ShownFact[]>> = {
  roll: (value) => one('roll', (Number(value) / 100).toFixed(2)),
  // Dice count in hundredths, limbo writes a multiple.
  target: (value) => one('target', typeof value === 'number' ? (value / 100).toFixed(2) : times(value)),
  reached: (value) => one('reached', times(value)),
  bust: (value) => one('bust', times(value)),
  cashedOutAt: (value) => one('cashedOutAt', value === null ? '—' : times(value)),
  multiple: (value) => one('multiple', times(value)),
  hidden: (value) => one('hidden', listOf(value, tileOf)),
  opened: (value) => one('opened', listOf(value, tileOf)),
  bin: (value) => one('bin', String(Number(value) + 1)),
  drawn: (value) => one('drawn', listOf([...numbersOf(value)].sort((a, b) => a - b))),
  hits: (value) => one('hits', String(value)),
  number: (value) => one('number', String(value)),
  // Hands of poker have no total.
  dealer: (value, { dealerTotal }) =>
    one('dealer', dealerTotal === undefined ? listOf(value) : `${listOf(value)} = ${String(dealerTotal)}`),
  player: (value) => one('hand', listOf(value)),
  board: (value) => (arrayOf(value).length === 0 ? [] : one('board', listOf(value))),
  hands: (value) => handsOf(value).map(({ cards, total }) => ({ key: 'hand', value: `${listOf(cards)} = ${total}` })),
  stops: (value) => one('stops', listOf(value)),
  lineWins: (value, { waysWins }) => (arrayOf(waysWins).length > 0 ? [] : one('lines', String(arrayOf(value).length))),
  waysWins: (value) => (arrayOf(value).length === 0 ? [] : one('ways', String(waysOf(value)))),
  freeSpins: (value) => one('freeSpins', String(arrayOf(value).length)),
};

/** The rows of a round, in the order in which its game returns them. */
export function factsOf(shown: Shown): ShownFact[] {
  return Object.entries(shown).flatMap(([key, value]) => WRITERS[key]?.(value, shown) ?? []);
}

function one(key: ShownKey, value: string): ShownFact[] {
  return [{ key, value }];
}

function times(value: unknown): string {
  return `×${String(value)}`;
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numbersOf(value: unknown): number[] {
  return arrayOf(value).map(Number);
}

function listOf(value: unknown, write: (entry: unknown) => string = String): string {
  return arrayOf(value).length === 0 ? '—' : arrayOf(value).map(write).join(' ');
}

/** Tiles count from 0 in the rules, from 1 on a board. */
function tileOf(value: unknown): string {
  return String(Number(value) + 1);
}

function waysOf(value: unknown): number {
  return arrayOf(value).reduce<number>((sum, win) => sum + Number((win as { ways?: unknown }).ways), 0);
}

function handsOf(value: unknown): readonly { cards: unknown; total: string }[] {
  return arrayOf(value).map((hand) => {
    const { cards, total } = hand as { cards?: unknown; total?: unknown };
    return { cards, total: String(total) };
  });
}
