import * as z from 'zod/mini';
import { VALUES_MAX } from '../../shared/casino/hits/value-list.ts';

/* Apart from the filters, because the router reads addresses before it has the catalogue. */

export const LOBBY_TYPES = ['slots', 'live', 'virtual', 'sport'] as const;
/** Casino type in the address; without one all of them are shown. */
export type LobbyType = (typeof LOBBY_TYPES)[number];

export const LOBBY_SORTS = ['popular', 'a-z', 'z-a'] as const;
export type LobbySort = (typeof LOBBY_SORTS)[number];

/** Longest text that is read. */
export const TEXT_MAX = 100;

/** A value of an address: the router has read figures as numbers already. */
const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).slice(0, VALUES_MAX * TEXT_MAX)),
);
const dropped = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** The search parameters of the lobby, validated. Nothing in it refuses an address. */
export const lobbySearch = z.object({
  /** Casino type. */
  ct: dropped(z.enum(LOBBY_TYPES)),
  /** Providers. */
  sP: dropped(text),
  /** Route providers. */
  sRP: dropped(text),
  /** Categories, the crash games included. */
  sC: dropped(text),
  /** 1: favourites only. */
  sF: dropped(z.literal(1)),
  /** Number of a folder of favourites. */
  sFo: dropped(text),
  /** Search text. */
  sS: dropped(text),
  sSo: dropped(z.enum(LOBBY_SORTS)),
  /** Volatilities. */
  sV: dropped(text),
  /** Least declared return, in percent. */
  sR: dropped(z.number().check(z.minimum(1), z.maximum(100))),
  /** Features. */
  sFt: dropped(text),
  /** Least bet, at most: a currency and an amount, `MXN0.50`. */
  sB: dropped(text),
  /** 1: games that can be practised only. */
  sD: dropped(z.literal(1)),
  /** Signed link of staff that shows hidden providers. */
  hiddenRoute: dropped(z.coerce.string().check(z.maxLength(TEXT_MAX))),
});
export type LobbySearch = z.infer<typeof lobbySearch>;
