import { randomUUID } from 'node:crypto';
import {
  encodeForm,
  readJson,
  type SlotegratorGame,
  signSlotegrator,
  slotegratorGame,
  slotegratorGameList,
  slotegratorLaunched,
} from '@ordago/provider-protocols';
import {
  type GameProvider,
  hasFailed,
  type LaunchOrder,
  type ProviderFailure,
} from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { callProvider } from '../call-provider.ts';
import { plainJson } from '../plain-json.ts';
import { pictureOf, readRows, type Usable } from '../read-rows.ts';
import { slotegratorDialect } from './dialect.ts';
import { type SlotegratorCall, slotegratorFreeRounds, slotegratorSelfValidate } from './free-spins.ts';

export interface SlotegratorOptions extends AdapterOptions {
  /** Studios whose games may have to show another currency, in small letters without spaces. (Default: dlv and kagaming) */
  readonly fewCurrencies?: ReadonlySet<string>;
}

/** Our name at the aggregator. */
const MERCHANT = 'ordago';

/** Studios that we keep of the aggregator's list; everything else is dropped (specification 2, section 9). */
const STUDIOS: ReadonlySet<string> = new Set(['tomhorn', 'dlv', 'kagaming', 'endorphina', 'gameart']);

/** Studios whose games know few currencies. They are asked to show another where the player's is not among them. */
const FEW_CURRENCIES: ReadonlySet<string> = new Set(['dlv', 'kagaming']);

/** Fields that a row must have: its id, its name, its studio and its variant. */
const NEEDS = ['uuid', 'name', 'provider', 'is_mobile'] as const;
type Row = Usable<SlotegratorGame, (typeof NEEDS)[number]>;

/** Pages of a list that are read at the most. */
const PAGES_MAX = 400;

/** Slotegrator: slots of several studios. The session's reference is handed over from server to server. */
export function slotegrator({ fewCurrencies = FEW_CURRENCIES, ...options }: SlotegratorOptions): GameProvider {
  const account = { merchant: MERCHANT, key: options.secret };
  const call: SlotegratorCall = async (method, path, fields) => {
    const proof = signSlotegrator(fields, { ...account, nonce: randomUUID(), now: options.clock.now() });
    const text = encodeForm(fields);
    if (method === 'GET') return callProvider({ method, url: `${options.url}${path}?${text}`, headers: { ...proof } });
    const headers = { ...proof, 'content-type': 'application/x-www-form-urlencoded' };
    return callProvider({ method, url: `${options.url}${path}`, headers, body: text });
  };

  return {
    name: 'slotegrator',
    routeProvider: 'slotegrator',
    roams: false,
    exchangesToken: false,
    wallet: slotegratorDialect(account),
    freeRounds: slotegratorFreeRounds(call),
    selfValidate: () => slotegratorSelfValidate(call),
    list: async () => {
      const items = await everyPage((page) => call('GET', '/games', { page: String(page) }));
      if (hasFailed(items)) return items;
      const { rows, mobileIds } = oneOfEach(items);
      return readRows(rows, { schema: slotegratorGame, needs: NEEDS }, (row) =>
        STUDIOS.has(studioKey(row)) ? gameOf(row, { publicUrl: options.publicUrl, mobileIds }) : null,
      );
    },
    launch: async (order) => {
      const answer = await call('POST', '/games/init', launchFields(order, fewCurrencies));
      if (hasFailed(answer)) return answer;
      const launched = slotegratorLaunched.safeParse(plainJson(readJson(answer)));
      return launched.success ? { url: launched.data.url } : { failed: 'error', reason: 'no game address' };
    },
  };
}

function studioKey({ provider }: Pick<SlotegratorGame, 'provider'>): string {
  return provider.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** All rows of a list that comes in pages; a page that fails or is none spoils the whole list. */
async function everyPage(page: (number: number) => Promise<Uint8Array | ProviderFailure>) {
  const items: unknown[] = [];
  let pages = 1;
  for (let number = 1; number <= Math.min(pages, PAGES_MAX); number += 1) {
    const answer = await page(number);
    if (hasFailed(answer)) return answer;
    const list = slotegratorGameList.safeParse(plainJson(readJson(answer)));
    if (!list.success) return { failed: 'error', reason: 'not a game list' } as const;
    items.push(...list.data.items);
    pages = list.data._meta?.pageCount ?? 1;
  }
  return items;
}

/** The part of a row that distinguishes variants of a game from each other. */
const variant = slotegratorGame.pick({ uuid: true, name: true, provider: true, is_mobile: true });
type Variant = Pick<SlotegratorGame, 'uuid' | 'name' | 'provider' | 'is_mobile'>;

/** Returns the name of a game without the word that marks its variant for phones. */
function nameOf({ name }: Pick<SlotegratorGame, 'name'>): string {
  return name.replace(/ mobile$/i, '');
}

function variantKey(row: Variant): string {
  return `${studioKey(row)} ${nameOf(row).toLowerCase()}`;
}

/**
 * Joins the mobile and the desktop variant of a game to one game of ours, named by the desktop's row (specification 2,
 * section 9): the launch picks the variant by the device.
 */
function oneOfEach(rows: readonly unknown[]): { rows: unknown[]; mobileIds: ReadonlyMap<string, string> } {
  const read = rows.map((row) => variant.safeParse(row).data ?? null);
  const desktop = new Set(read.flatMap((row) => (row && !row.is_mobile ? [variantKey(row)] : [])));
  const isVariant = (row: Variant | null | undefined) => row?.is_mobile && desktop.has(variantKey(row));
  const mobileIds = new Map(read.flatMap((row) => (row && isVariant(row) ? [[variantKey(row), row.uuid]] : [])));
  return { rows: rows.filter((_, index) => !isVariant(read[index])), mobileIds };
}

function gameOf(row: Row, { publicUrl, mobileIds }: { publicUrl: string; mobileIds: ReadonlyMap<string, string> }) {
  const mobileGameId = mobileIds.get(variantKey(row)) ?? null;
  return {
    gameId: row.uuid,
    mobileGameId,
    name: nameOf(row),
    studio: row.provider,
    imageUrl: pictureOf(row.image, publicUrl),
    casinoType: 'slots' as const,
    details: {
      type: row.type,
      technology: row.technology,
      isMobile: row.is_mobile,
      haveTwoVersion: mobileGameId !== null,
    },
  };
}

function launchFields(order: LaunchOrder, fewCurrencies: ReadonlySet<string>): Readonly<Record<string, string>> {
  const isSubstituted = order.isCurrencySubstitute || fewCurrencies.has(studioKey({ provider: order.studio }));
  return {
    game_uuid: order.gameId,
    player_id: order.player.id,
    player_name: order.player.name,
    currency: order.currency,
    session_id: order.token,
    language: order.language,
    // Desktop players close the frame; others need a way back.
    ...(order.isMobile ? { return_url: order.lobbyUrl } : {}),
    ...(isSubstituted ? { is_currency_substitute: 'true' } : {}),
  };
}
