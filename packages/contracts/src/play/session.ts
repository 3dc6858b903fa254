import * as z from 'zod/mini';
import { anyRound } from './rounds.ts';
import { amount, count, type ValueOf } from './shape.ts';

/** The rules behind a game, as its screen needs them. */
const engine = z.object({
  /** Kind of game: a screen is chosen by it, and one that is unknown has none. */
  kind: z.string(),
  key: z.string(),
  form: z.enum(['one-shot', 'stepped']),
  /** Source of its draws, at studios; our own games prove theirs. */
  source: z.optional(z.enum(['seeds', 'chain'])),
  /** Ranges, tables and fields, different for each kind. */
  parameters: z.record(z.string(), z.unknown()),
  /** Hundredths of a percent. */
  rtp: z.object({ min: count, max: count }),
  volatility: z.enum(['low', 'medium', 'high', 'chosen']),
});

/** Lobby of a table, with every table that can be opened. */
const lobby = z.object({
  id: z.string(),
  name: z.string(),
  /** Id of the open table; null in the lobby itself. */
  table: z.nullable(z.string()),
  tables: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string() })),
});

/** Answer of `POST /play/session` {code}: the token of the session that the launch's code stands for. */
export const openedPlay = z.object({ token: z.string().check(z.regex(/^[\w-]+$/)) });

/** Answer of `GET /play/session`: what a game starts with. */
export const playSession = z.object({
  /** `originals` for our own games; they can be verified. */
  provider: z.string(),
  game: z.object({ id: z.string(), name: z.string(), studio: z.string(), engine }),
  player: z.object({ name: z.string() }),
  currency: z.string(),
  language: z.string(),
  /** Target of the game's close button; empty where there is none. */
  lobbyUrl: z.string(),
  /** Null while the operator has not reported it. */
  balance: z.nullable(amount),
  stakes: z.object({
    min: amount,
    max: amount,
    steps: z.array(amount),
    /** The most that a bought round may cost; absent where none can be bought. */
    boughtMax: z.optional(amount),
  }),
  /** Least time from one round to the next in ms, where the market sets one. (Default: 0) */
  roundMsMin: z.optional(count),
  /** Play money. */
  isDemo: z.boolean(),
  lobby: z.optional(lobby),
  /** A round that waits for its player, with the choice that it began with. */
  open: z.nullable(z.extend(anyRound, { choice: z.unknown() })),
});

export type OpenedPlay = ValueOf<typeof openedPlay>;
export type PlaySession = ValueOf<typeof playSession>;
export type PlayLobby = ValueOf<typeof lobby>;
