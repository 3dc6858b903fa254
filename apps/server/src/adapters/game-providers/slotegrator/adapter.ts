import { randomUUID } from 'node:crypto';
import type { Clock } from '@ordago/kernel';
import {
  encodeForm,
  readJson,
  type SlotegratorGame,
  signSlotegrator,
  slotegratorGame,
  slotegratorGameList,
  slotegratorLaunched,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed, type LaunchOrder } from '../../../modules/casino/ports/game-provider.ts';
import { callProvider } from '../call-provider.ts';
import { plainJson } from '../plain-json.ts';
import { pictureOf, readRows } from '../read-rows.ts';
import { slotegratorDialect } from './dialect.ts';

export interface SlotegratorOptions {
  /** Where the aggregator's own calls go, without a trailing slash. */
  readonly url: string;
  /** Where its pictures are seen from a browser. */
  readonly publicUrl: string;
  readonly merchant: string;
  readonly key: string;
  readonly clock: Clock;
}

/** Studios that we keep of the aggregator's list; everything else is dropped (specification 2, section 9). */
const STUDIOS: ReadonlySet<string> = new Set(['tomhorn', 'dlv', 'kagaming', 'endorphina', 'gameart']);

/** Slotegrator: slots of several studios. The session's reference is handed over from server to server. */
export function slotegrator(options: SlotegratorOptions): GameProvider {
  const call = async (method: 'GET' | 'POST', path: string, fields: Readonly<Record<string, string>>) => {
    const { merchant, key } = options;
    const proof = signSlotegrator(fields, { merchant, key, nonce: randomUUID(), now: options.clock.now() });
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
    wallet: slotegratorDialect({ merchant: options.merchant, key: options.key }),
    list: async () => {
      const answer = await call('GET', '/games', { page: '1' });
      if (hasFailed(answer)) return answer;
      const list = slotegratorGameList.safeParse(plainJson(readJson(answer)));
      if (!list.success) return { failed: 'error', reason: 'not a game list' };
      const variants = new Set<string>();
      return readRows(onlyOneVariant(list.data.items, variants), slotegratorGame, (row) =>
        STUDIOS.has(studioKey(row)) ? gameOf(row, { publicUrl: options.publicUrl, variants }) : null,
      );
    },
    launch: async (order) => {
      const answer = await call('POST', '/games/init', launchFields(order));
      if (hasFailed(answer)) return answer;
      const launched = slotegratorLaunched.safeParse(plainJson(readJson(answer)));
      return launched.success ? { url: launched.data.url } : { failed: 'error', reason: 'no game address' };
    },
  };
}

function studioKey({ provider }: Pick<SlotegratorGame, 'provider'>): string {
  return provider.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Where a game has a mobile and a desktop variant, the desktop one stands for both: its frame fits phones as well. */
function onlyOneVariant(rows: readonly unknown[], variants: Set<string>): unknown[] {
  const nameOf = (row: SlotegratorGame) => `${studioKey(row)} ${row.name.replace(/ mobile$/i, '').toLowerCase()}`;
  const read = rows.map((row) => slotegratorGame.safeParse(row).data ?? null);
  const desktop = new Set(read.flatMap((row) => (row && !row.is_mobile ? [nameOf(row)] : [])));
  for (const row of read) if (row?.is_mobile && desktop.has(nameOf(row))) variants.add(nameOf(row));
  return rows.filter((_, index) => {
    const row = read[index];
    return !row?.is_mobile || !desktop.has(nameOf(row));
  });
}

function gameOf(row: SlotegratorGame, { publicUrl, variants }: { publicUrl: string; variants: ReadonlySet<string> }) {
  const hasTwo = variants.has(`${studioKey(row)} ${row.name.toLowerCase()}`);
  return {
    gameId: row.uuid,
    name: row.name.replace(/ mobile$/i, ''),
    studio: row.provider,
    description: '',
    imageUrl: pictureOf(row.image, publicUrl),
    casinoType: 'slots' as const,
    rtp: null,
    hasDemo: false,
    details: { type: row.type, technology: row.technology, isMobile: row.is_mobile, haveTwoVersion: hasTwo },
  };
}

function launchFields(order: LaunchOrder): Readonly<Record<string, string>> {
  return {
    game_uuid: order.gameId,
    player_id: order.player.id,
    player_name: order.player.name,
    currency: order.currency,
    session_id: order.token,
    language: order.language,
    // Desktop players close the frame; others need a way back.
    ...(order.isMobile ? { return_url: order.lobbyUrl } : {}),
  };
}
