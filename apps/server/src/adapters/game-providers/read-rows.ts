import { writeJson } from '@ordago/provider-protocols';
import type { ListedGame, ProviderList } from '../../modules/casino/ports/game-provider.ts';

/** What a row is read with: a zod schema, seen through the little that is used of it. */
interface RowSchema<Row> {
  safeParse(value: unknown): { success: true; data: Row } | { success: false; error: RowError };
}

interface RowError {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/** What a row says of a game; what it leaves out is unknown. */
export type KeptGame = Pick<ListedGame, 'gameId' | 'name' | 'studio' | 'imageUrl' | 'casinoType'> &
  Partial<Omit<ListedGame, 'raw'>>;

const UNSAID = { description: '', rtp: null, volatility: null, hasDemo: false, details: {} };

/**
 * Reads a provider's rows one by one: those of another shape are counted and the first is named, the others are used
 * (specification 2, section 3). `keep` answers null for a row that the selection rules leave out; it is told
 * the row's place as well, for lists that are maps.
 */
export function readRows<Row>(
  rows: readonly unknown[],
  schema: RowSchema<Row>,
  keep: (row: Row, index: number) => KeptGame | null,
): ProviderList {
  const games = new Map<string, ListedGame>();
  let unusable = 0;
  let firstFault: string | null = null;
  for (const [index, raw] of rows.entries()) {
    const read = schema.safeParse(raw);
    if (!read.success) {
      unusable += 1;
      const issue = read.error.issues[0];
      firstFault ??= `row ${index}, ${issue?.path.map(String).join('.') || 'row'}: ${issue?.message ?? 'other shape'}`;
      continue;
    }
    const game = keep(read.data, index);
    if (game) games.set(game.gameId, { ...UNSAID, ...game, raw: writeJson(raw) });
  }
  return { games: [...games.values()], unusable, firstFault: firstFault?.slice(0, 300) ?? null };
}

/** `95.52` (percent) as hundredths of a percent; null when it is not declared. */
export function rtpOf(text: string | undefined): number | null {
  const match = /^(\d{2})\.(\d{1,4})$/.exec(text ?? '');
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0').slice(0, 2)}`) : null;
}

/** A picture's address made absolute; null when there is none. */
export function pictureOf(text: string | null | undefined, origin: string): string | null {
  if (!text) return null;
  return text.startsWith('/') ? `${origin}${text}` : text;
}
