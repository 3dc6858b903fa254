import type { GameId, PlayerId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { amountIn, amountText, idIn, instantIn, intIn, pageIn } from '../../wire.ts';

/** Routes by which staff see and arrange the catalogue. */

const paging = { page: pageIn, count: intIn({ min: 1, max: 100 }).default(25) };
const providerIn = z.string().regex(/^[a-z0-9-]{2,40}$/);

/** A least bet as decimal text. */
const betMinIn = z.string().regex(/^(0|[1-9]\d{0,6})(\.\d{1,5})?$/);

const adminGame = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  studio: z.string(),
  casino_type: z.string(),
  is_active: z.boolean(),
  suggested_tab: z.array(z.string()),
  /** Tabs that staff named instead; null while the suggestion holds. */
  tab: z.array(z.string()).nullable(),
  suggested_place: z.int().nullable(),
  place: z.int().nullable(),
  replacement: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Features that its provider declares or its name suggests, before staff overrule them. */
  suggested_features: z.array(z.string()),
  features: z.array(z.string()).nullable(),
  /** Least bets by currency, `*` for every currency. */
  listed_bet_min: z.record(z.string(), z.string()),
  bet_min: z.record(z.string(), z.string()).nullable(),
  /** The most that a bet can return, in hundredths of the stake. */
  listed_win_max: z.int().nullable(),
  win_max: z.int().nullable(),
});

export const listAdminGames = route({
  name: 'casino.list-staff-games',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/catalogue',
  wire: 'standard',
  summary: 'Games with what is suggested for them and what staff decided: categories, place, replacement.',
  query: z.object({
    ...paging,
    search: z.string().trim().max(100).default(''),
    provider: providerIn.optional(),
    view: z.enum(['all', 'decided', 'closed']).default('all'),
  }),
  answer: z.object({ games: z.array(adminGame), count: z.int(), page: z.int() }),
  refusals: [],
});

export const decideGame = route({
  name: 'casino.decide-game',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/catalogue/:id',
  wire: 'standard',
  summary: 'Decides about a game. Null leaves categories or place to the suggestion, and names no replacement.',
  params: z.object({ id: idIn<GameId>() }),
  body: z.object({
    tab: z.array(z.string().max(40)).max(20).nullable(),
    place: intIn({ min: 1, max: 9_999 }).nullable(),
    replacement: idIn<GameId>().nullable(),
    features: z.array(z.string().max(40)).max(20).nullable().default(null),
    bet_min: z
      .record(z.string().regex(/^([A-Z]{3}|\*)$/), betMinIn)
      .nullable()
      .default(null),
    win_max: intIn({ min: 1, max: 1_000_000_000 }).nullable().default(null),
  }),
  answer: adminGame,
  refusals: ['game-not-found', 'validation-failed'],
});

export const listCatalogueChanges = route({
  name: 'casino.list-catalogue-changes',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/changes',
  wire: 'standard',
  summary: "What each synchronisation did to a provider's games, the newest first.",
  query: z.object(paging),
  answer: z.object({
    reports: z.array(
      z.object({
        provider: z.string(),
        at: z.string(),
        added: z.int(),
        changed: z.int(),
        returned: z.int(),
        gone: z.int(),
        examples: z.array(z.object({ kind: z.string(), name: z.string(), fields: z.array(z.string()) })),
      }),
    ),
    count: z.int(),
    page: z.int(),
  }),
  refusals: [],
});

/** Zones whose clocks a closure may follow. */
export const CLOSURE_ZONES = [
  'UTC',
  'America/Mexico_City',
  'America/Bogota',
  'America/Lima',
  'America/Santiago',
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
  'Europe/Madrid',
  'Europe/Istanbul',
] as const;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Hours that end at or before their beginning go on into the next day. */
const hours = z.object({ from: time, to: time, zone: z.enum(CLOSURE_ZONES) });
/** 1 for Monday to 7 for Sunday. */
const days = z
  .array(intIn({ min: 1, max: 7 }))
  .min(1)
  .max(7)
  .transform((list) => [...new Set(list)].sort());

const closure = z.object({
  id: z.string(),
  /** Null: for everybody. */
  player: z.object({ id: z.string(), username: z.string() }).nullable(),
  provider: z.string().nullable(),
  casino_type: z.string().nullable(),
  country: z.string().nullable(),
  hours: z.object({ days: z.array(z.int()), from: z.string(), to: z.string(), zone: z.string() }).nullable(),
  reason: z.string(),
  until: z.string().nullable(),
  at: z.string(),
});

export const listClosures = route({
  name: 'casino.list-closures',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/closures',
  wire: 'standard',
  summary: 'Providers and casino types that are closed, for everybody or for one player.',
  query: z.object(paging),
  answer: z.object({ closures: z.array(closure), count: z.int(), page: z.int() }),
  refusals: [],
});

export const addClosure = route({
  name: 'casino.add-closure',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/closures',
  wire: 'standard',
  summary:
    'Closes a provider or a casino type; either of the two is named. For everybody, one player or one country; at all hours or at some of the week.',
  body: z
    .object({
      player: idIn<PlayerId>().nullable().default(null),
      provider: providerIn.nullable().default(null),
      casino_type: z.enum(['slots', 'live', 'virtual', 'sport']).nullable().default(null),
      /** Closes it to players of this country alone (ISO 3166); null to everybody. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable()
        .default(null),
      /** Hours of the week in which it holds; null at all hours. */
      hours: hours.extend({ days }).nullable().default(null),
      reason: z.string().trim().min(1).max(200),
      until: instantIn.nullable().default(null),
    })
    .refine((body) => (body.provider === null) !== (body.casino_type === null)),
  answer: z.object({ id: z.string() }),
  refusals: ['provider-not-configured', 'user-not-found', 'state-changed'],
});

export const liftClosure = route({
  name: 'casino.lift-closure',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/closures/:id/lift',
  wire: 'standard',
  summary: 'Opens what was closed.',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
  answer: z.object({ id: z.string() }),
  refusals: ['state-changed'],
});

export const signHiddenRoute = route({
  name: 'casino.sign-hidden-route',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/hidden_route',
  wire: 'standard',
  summary: 'Signs a link that shows the games of hidden providers, for a day (semantics D30).',
  answer: z.object({ url: z.string(), until: z.string() }),
  refusals: [],
});

const floor = z.object({ currency: z.string(), stake_min: amountText });

export const listHighRollerFloors = route({
  name: 'casino.list-high-roller-floors',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/high_rollers',
  wire: 'standard',
  summary: 'Stake from which a round is listed among the high rollers of the lobby, by currency.',
  answer: z.object({ floors: z.array(floor) }),
  refusals: [],
});

export const setHighRollerFloor = route({
  name: 'casino.set-high-roller-floor',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/high_rollers/:currency',
  wire: 'standard',
  summary: 'Sets that stake for a currency; null takes the currency out of the high rollers.',
  params: z.object({ currency: z.string().regex(/^[A-Z]{3}$/) }),
  body: z.object({ stake_min: amountIn().nullable() }),
  answer: z.object({ currency: z.string() }),
  refusals: [],
});
