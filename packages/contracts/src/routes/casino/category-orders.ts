import type { GameId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, intIn } from '../../wire.ts';

/** Games that staff put first in a category, and the comparison of two orders. */

/** Pins of one order. */
export const PINS_MAX = 30;

const arm = z.enum(['A', 'B']);
const categoryIn = z.string().regex(/^[a-z]{2,40}$/);
const params = z.object({ category: categoryIn });
const pinsIn = z.array(idIn<GameId>()).max(PINS_MAX);

export const listCategoryOrders = route({
  name: 'casino.list-category-orders',
  host: 'player',
  method: 'GET',
  path: '/api/casino/orders',
  wire: 'standard',
  summary:
    'Games that come first in a category. Where two orders are compared, a player receives theirs; a guest draws one by the same rule.',
  answer: z.object({
    orders: z.array(
      z.object({
        id: z.string(),
        category: z.string(),
        pins_a: z.array(z.string()),
        /** Null where there is one order. */
        pins_b: z.array(z.string()).nullable(),
        share_b: z.int().nullable(),
        /** The order of the player who asks; null for a guest, and where there is one order. */
        arm: arm.nullable(),
      }),
    ),
  }),
  refusals: [],
});

const order = z.object({
  id: z.string(),
  pins_a: z.array(z.string()),
  pins_b: z.array(z.string()).nullable(),
  share_b: z.int().nullable(),
  started_at: z.string(),
  /** The order that everybody sees since it was chosen. */
  chosen: arm.nullable(),
});

const armResult = z.object({
  /** Players of this arm who opened any game since the orders are compared. */
  players: z.int(),
  /** Those of them who opened one out of this list, and how many games they opened there. */
  openers: z.int(),
  opens: z.int(),
});

const adminCategory = z.object({
  category: z.string(),
  /** Games that are in it by their provider, their name or a list of ours, and games that staff added. */
  suggested: z.int(),
  decided: z.int(),
  order: order.nullable(),
});

export const listAdminCategories = route({
  name: 'casino.list-staff-categories',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/categories',
  wire: 'standard',
  summary: 'Categories with what fills them and the games that come first there.',
  answer: z.object({ categories: z.array(adminCategory) }),
  refusals: [],
});

const category = z.object({
  ...adminCategory.shape,
  /** The first games in the order of popularity, and all pinned ones. */
  games: z.array(z.object({ id: z.string(), name: z.string(), studio: z.string(), image_url: z.string() })),
  results: z
    .object({
      a: armResult,
      b: armResult,
      /** B less A in the share of players who opened a game out of the list, in hundredths of a per cent; null where too few did. */
      difference: z.object({ value: z.int(), low: z.int(), high: z.int() }).nullable(),
    })
    .nullable(),
});

export const readAdminCategory = route({
  name: 'casino.read-staff-category',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/categories/:category',
  wire: 'standard',
  summary: 'A category: its first games, its order, and what each of two orders really got, counted from launches.',
  params,
  answer: category,
  refusals: ['not-found'],
});

export const setCategoryOrder = route({
  name: 'casino.set-category-order',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/categories/:category',
  wire: 'standard',
  summary: 'Puts games first in a category, in one order or in two that are compared; no game ends the order.',
  params,
  body: z
    .object({
      pins_a: pinsIn,
      pins_b: pinsIn.nullable().default(null),
      share_b: intIn({ min: 1, max: 99 }).nullable().default(null),
    })
    .refine((body) => (body.pins_b === null) === (body.share_b === null)),
  answer: category,
  refusals: ['not-found', 'game-not-found'],
});

export const chooseCategoryArm = route({
  name: 'casino.choose-category-arm',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/casino/categories/:category/choose',
  wire: 'standard',
  summary: 'Shows one of the compared orders to everybody; null goes back to comparing them.',
  params,
  body: z.object({ order: z.string().regex(/^[1-9]\d{0,17}$/), arm: arm.nullable() }),
  answer: category,
  refusals: ['not-found', 'state-changed'],
});
