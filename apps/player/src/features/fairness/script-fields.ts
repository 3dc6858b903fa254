/** Input of a round, field by field, instead of writing its choice and moves as JSON. */
export type ScriptField =
  | { readonly name: TextName; readonly kind: 'text' }
  | {
      readonly name: 'direction' | 'ending' | 'risk' | 'bought';
      readonly kind: 'word';
      readonly words: readonly Word[];
    }
  | { readonly name: 'actions'; readonly kind: 'words'; readonly words: readonly Word[] }
  /** Numbers from 1 to `count`, in the order in which they are pressed. */
  | { readonly name: 'opened' | 'picks'; readonly kind: 'tiles'; readonly count: number; readonly inRow: number }
  /** Chips on a roulette table: a place and an amount each. */
  | { readonly name: 'bets'; readonly kind: 'chips' };

type TextName = 'target' | 'mines' | 'rows' | 'auto' | 'left';
/** Words of the engines that a person chooses among. */
export type Word =
  | ('over' | 'under')
  | ('low' | 'medium' | 'high')
  | ('cash-out' | 'last')
  | ('ordinary' | 'bought')
  | ('hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline')
  | ('play' | 'call' | 'fold');

/** Choice and moves in the engines' words. */
export interface Script {
  readonly choice: unknown;
  readonly moves: readonly unknown[];
}

/** Texts of the fields, by name. */
export type ScriptTexts = Readonly<Record<string, string>>;

/** A chip in the engine's words: `red`, `number-17`, and an amount as decimal text. */
export interface Chip {
  readonly place: string;
  readonly stake: string;
}

/** The chips of a field's text: `red 1.00, number-17 2.50`. */
export function chipsOf(bets: string): Chip[] {
  return partsOf(bets).map((part) => {
    const [place = '', stake = ''] = part.split(/\s+/);
    return { place, stake };
  });
}

export function textOfChips(chips: readonly Chip[]): string {
  return chips.map(({ place, stake }) => `${place} ${stake}`).join(', ');
}

interface ScriptForm {
  readonly fields: readonly ScriptField[];
  /** Reads the fields; what is none becomes NaN or an empty word, which the game itself refuses. */
  read(texts: ScriptTexts): Script;
  write(script: Script): ScriptTexts;
}

const RISK: ScriptField = { name: 'risk', kind: 'word', words: ['low', 'medium', 'high'] };
const NOTHING: ScriptForm = {
  fields: [],
  read: () => ({ choice: null, moves: [] }),
  write: () => ({}),
};

/** The games whose rounds can be proved, in the order of the list. */
const FORMS = {
  dice: {
    fields: [{ name: 'direction', kind: 'word', words: ['over', 'under'] }, text('target')],
    read: ({ direction = 'over', target }) => ({ choice: { direction, target: hundredthsOf(target) }, moves: [] }),
    write: ({ choice }) => ({
      direction: String(of(choice).direction ?? 'over'),
      target: decimalOf(of(choice).target),
    }),
  },
  limbo: {
    fields: [text('target')],
    read: ({ target }) => ({ choice: { target: hundredthsOf(target) }, moves: [] }),
    write: ({ choice }) => ({ target: decimalOf(of(choice).target) }),
  },
  crash: {
    fields: [text('auto'), text('left')],
    read: ({ auto = '', left = '' }) => ({
      choice: { cashOutAt: auto === '' ? null : hundredthsOf(auto) },
      moves: [left === '' ? { action: 'end' } : { action: 'cash-out', at: hundredthsOf(left) }],
    }),
    write: ({ choice, moves }) => ({
      auto: decimalOf(of(choice).cashOutAt),
      left: decimalOf(moves.map((move) => of(move).at).find((at) => at !== undefined)),
    }),
  },
  mines: {
    fields: [
      text('mines'),
      { name: 'opened', kind: 'tiles', count: 25, inRow: 5 },
      { name: 'ending', kind: 'word', words: ['cash-out', 'last'] },
    ],
    read: ({ mines, opened = '', ending = 'cash-out' }) => ({
      choice: { mines: Number(mines) },
      moves: [
        ...numbersOf(opened).map((tile) => ({ action: 'open', tile: tile - 1 })),
        ...(ending === 'cash-out' ? [{ action: 'cash-out' }] : []),
      ],
    }),
    write: ({ choice, moves }) => ({
      mines: String(of(choice).mines ?? 3),
      opened: moves.flatMap((move) => (of(move).action === 'open' ? [Number(of(move).tile) + 1] : [])).join(', '),
      ending: moves.length > 0 && of(moves.at(-1)).action !== 'cash-out' ? 'last' : 'cash-out',
    }),
  },
  plinko: {
    fields: [text('rows'), RISK],
    read: ({ rows, risk = 'medium' }) => ({ choice: { rows: Number(rows), risk }, moves: [] }),
    write: ({ choice }) => ({ rows: String(of(choice).rows ?? 12), risk: String(of(choice).risk ?? 'medium') }),
  },
  keno: {
    fields: [{ name: 'picks', kind: 'tiles', count: 40, inRow: 10 }, RISK],
    read: ({ picks = '', risk = 'low' }) => ({ choice: { picks: numbersOf(picks), risk }, moves: [] }),
    write: ({ choice }) => ({ picks: listOf(of(choice).picks).join(', '), risk: String(of(choice).risk ?? 'low') }),
  },
  roulette: {
    fields: [{ name: 'bets', kind: 'chips' }],
    read: ({ bets = '' }) => ({ choice: { bets: chipsOf(bets) }, moves: [] }),
    write: ({ choice }) => ({ bets: textOfChips(listOf(of(choice).bets).map(chipOf)) }),
  },
  blackjack: handForm(['hit', 'stand', 'double', 'split', 'insure', 'decline']),
  'three-card-poker': handForm(['play', 'fold']),
  'casino-holdem': handForm(['call', 'fold']),
  'lagoon-3x5': NOTHING,
  'corsair-5x10': NOTHING,
  'jester-5x10': NOTHING,
  'trails-6x7': NOTHING,
  'market-5x10': {
    fields: [{ name: 'bought', kind: 'word', words: ['ordinary', 'bought'] }],
    read: ({ bought = 'ordinary' }) => ({ choice: bought === 'bought' ? { buy: true } : null, moves: [] }),
    write: ({ choice }) => ({ bought: of(choice).buy === true ? 'bought' : 'ordinary' }),
  },
  'vault-3x5': NOTHING,
} as const satisfies Readonly<Record<string, ScriptForm>>;

/** The games that have a form. */
export const PROVABLE = Object.keys(FORMS) as readonly (keyof typeof FORMS)[];

/** The form of a game; null for one whose script is written as JSON. */
export function scriptForm(engine: string): ScriptForm | null {
  const game = PROVABLE.find((key) => key === engine);
  return game === undefined ? null : FORMS[game];
}

/** The form of a hand of cards: nothing to choose, then moves of one word each. */
function handForm(words: readonly Word[]): ScriptForm {
  return {
    fields: [{ name: 'actions', kind: 'words', words }],
    read: ({ actions = '' }) => ({ choice: {}, moves: partsOf(actions).map((action) => ({ action })) }),
    write: ({ moves }) => ({ actions: moves.map((move) => of(move).action).join(', ') }),
  };
}

function text(name: TextName): ScriptField {
  return { name, kind: 'text' };
}

function of(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function chipOf(bet: unknown): Chip {
  return { place: String(of(bet).place), stake: String(of(bet).stake) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function numbersOf(list: string): number[] {
  return partsOf(list.replaceAll(/\s+/g, ',')).map(Number);
}

/** `2.50` as 250. */
function hundredthsOf(decimal = ''): number {
  return Math.round(Number(decimal.replace(',', '.')) * 100);
}

function decimalOf(hundredths: unknown): string {
  return typeof hundredths === 'number' ? (hundredths / 100).toFixed(2) : '';
}
