import { writeJson } from '@ordago/provider-protocols';
import type { ListedGame, ProviderList } from '../../modules/casino/shared/ports/game-provider.ts';

/** Schema of a row: the part of a zod schema that is used. */
interface RowSchema<Row> {
  safeParse(value: unknown): { success: true; data: Row } | { success: false; error: RowError };
  partial(): { safeParse(value: unknown): { success: true; data: Partial<Row> } | { success: false } };
}

interface RowError {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/** The shape of a row, and the fields without which it is of no use: those that name a game and those that select it. */
export interface RowShape<Row, Needs extends keyof Row & string> {
  readonly schema: RowSchema<Row>;
  readonly needs: readonly Needs[];
}

/** A row that has every required field; any other field may be missing. */
export type Usable<Row, Needs extends keyof Row> = Partial<Row> & Pick<Row, Needs>;

/** Facts of a game in a row; absent ones are unknown. */
export type KeptGame = Pick<ListedGame, 'gameId' | 'name' | 'studio' | 'imageUrl' | 'casinoType'> &
  Partial<Omit<ListedGame, 'raw'>>;

const UNSAID = { description: '', rtp: null, volatility: null, hasDemo: false, details: {} };

/**
 * Reads a provider's rows one by one. Those of another shape are counted and the first is named; one that still has the
 * required fields is used without its faulty ones (specification 2, section 3). `keep` returns null for a row that the
 * selection rules leave out; it receives the row's place as well, for lists that are maps.
 */
export function readRows<Row, Needs extends keyof Row & string>(
  rows: readonly unknown[],
  shape: RowShape<Row, Needs>,
  keep: (row: Usable<Row, Needs>, index: number) => KeptGame | null,
): ProviderList {
  const games = new Map<string, ListedGame>();
  let mismatched = 0;
  let firstFault: string | null = null;
  for (const [index, raw] of rows.entries()) {
    const read = shape.schema.safeParse(raw);
    if (!read.success) {
      mismatched += 1;
      firstFault ??= faultOf(index, read.error);
    }
    const used = read.success ? { row: read.data, raw } : mendedRow(raw, read.error, shape);
    const game = used && keep(used.row, index);
    if (game) games.set(game.gameId, { ...UNSAID, ...game, raw: writeJson(used.raw) });
  }
  return { games: [...games.values()], mismatched, firstFault };
}

function faultOf(index: number, { issues: [issue] }: RowError): string {
  return `row ${index}, ${issue?.path.map(String).join('.') || 'row'}: ${issue?.message ?? 'other shape'}`.slice(
    0,
    300,
  );
}

type PlainRow = Readonly<Record<string, unknown>>;

/** The row without what is wrong in it; null where that leaves too little. */
function mendedRow<Row, Needs extends keyof Row & string>(
  raw: unknown,
  { issues }: RowError,
  { schema, needs }: RowShape<Row, Needs>,
): { readonly row: Usable<Row, Needs>; readonly raw: PlainRow } | null {
  if (!isPlain(raw)) return null;
  const rest = issues.reduce((row, { path }) => without(row, path), raw);
  const read = needs.every((name) => Object.hasOwn(rest, name)) ? schema.partial().safeParse(rest) : null;
  // The required fields are there, and were read.
  return read?.success ? { row: read.data as Usable<Row, Needs>, raw: rest } : null;
}

/** Leaves one entry out where the field is a map, else the whole field. */
function without(row: PlainRow, [field, entry]: readonly PropertyKey[]): PlainRow {
  const { [String(field)]: faulty, ...rest } = row;
  const isEntry = entry !== undefined && isPlain(faulty) && Object.hasOwn(faulty, entry);
  return isEntry ? { ...rest, [String(field)]: without(faulty, [entry]) } : rest;
}

function isPlain(value: unknown): value is PlainRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `95.52` (percent) as hundredths of a percent; null when it is not declared. */
export function rtpOf(text: string | undefined): number | null {
  const match = /^(\d{2})\.(\d{1,4})$/.exec(text ?? '');
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0').slice(0, 2)}`) : null;
}

/** `1234.5` (stakes) as hundredths of a stake; null where it is not declared or nothing. */
export function winMaxOf(text: string | undefined): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text ?? '');
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) || null : null;
}

/** A picture's address made absolute; null when there is none. */
export function pictureOf(text: string | null | undefined, origin: string): string | null {
  if (!text) return null;
  return text.startsWith('/') ? `${origin}${text}` : text;
}

/** Platforms of a game, as the normalised game lists them: `WEB,MOBILE`; undefined where the row has none. */
export function platformsOf({ desktop, mobile }: { desktop?: boolean; mobile?: boolean }): string | undefined {
  const names = [...(desktop ? ['WEB'] : []), ...(mobile ? ['MOBILE'] : [])];
  return names.length === 0 ? undefined : names.join(',');
}
