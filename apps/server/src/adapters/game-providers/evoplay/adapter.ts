import {
  type EvoplayGame,
  type EvoplayScheme,
  evoplayGame,
  evoplayGameMap,
  evoplayLaunched,
  evoplayReplayed,
  readJson,
  signEvoplay,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed, type LaunchOrder } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { callProvider } from '../call-provider.ts';
import { plainJson } from '../plain-json.ts';
import { type KeptGame, pictureOf, platformsOf, readRows, type Usable } from '../read-rows.ts';
import { evoplayDialect } from './dialect.ts';

export interface EvoplayOptions extends AdapterOptions {
  /** MD5 is fixed by the public scheme. (Default: hmac-sha256, which the sandbox uses) */
  readonly scheme?: EvoplayScheme;
}

/** Our name at the provider. */
const PROJECT = 'ordago';

/** Evoplay: slots and instant games. The session's reference is handed over from server to server. */
export function evoplay(options: EvoplayOptions): GameProvider {
  const key = { project: PROJECT, secret: options.secret, scheme: options.scheme ?? 'hmac-sha256' } as const;
  const ask = async (path: string, fields: Readonly<Record<string, string>>) => {
    const answer = await callProvider({
      method: 'POST',
      url: `${options.url}/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: signEvoplay(fields, { ...key, now: options.clock.now() }),
    });
    return hasFailed(answer) ? answer : { json: plainJson(readJson(answer)) };
  };
  return {
    name: 'evoplay',
    routeProvider: 'evoplay',
    roams: false,
    exchangesToken: false,
    wallet: evoplayDialect(key),
    list: async () => {
      const answer = await ask('Game/getList', { need_extra_data: '1' });
      if (hasFailed(answer)) return answer;
      const map = evoplayGameMap.safeParse(answer.json);
      if (!map.success) return { failed: 'error', reason: 'not a game map' };
      // The id is the key, not a field: entries are read in its company.
      const entries = Object.entries(map.data.data);
      return readRows(
        entries.map(([, entry]) => entry),
        { schema: evoplayGame, needs: ['name'] },
        (row, index) => gameOf(row, entries[index]?.[0] ?? '', options.publicUrl),
      );
    },
    launch: async (order) => {
      const answer = await ask('Game/getURL', launchFields(order));
      if (hasFailed(answer)) return answer;
      const launched = evoplayLaunched.safeParse(answer.json);
      return launched.success ? { url: launched.data.data.link } : { failed: 'error', reason: 'no game address' };
    },
    replay: async ({ player, gameId: game, round, language }) => {
      const answer = await ask('Game/getRoundURL', { user_id: player, game, round_id: round, language });
      if (hasFailed(answer)) return answer;
      const replayed = evoplayReplayed.safeParse(answer.json);
      if (!replayed.success) return { failed: 'error', reason: 'no address of a round' };
      return replayed.data.status === 'ok' ? { url: replayed.data.data.link } : null;
    },
  };
}

function gameOf(row: Usable<EvoplayGame, 'name'>, gameId: string, publicUrl: string): KeptGame {
  return {
    gameId,
    name: row.name,
    studio: 'Evoplay',
    imageUrl: pictureOf(row.image, publicUrl),
    casinoType: 'slots',
    hasDemo: row.demo ?? false,
    details: {
      keyname: row.absolute_name,
      gameTypeID: row.type_id?.toString(),
      platform: platformsOf(row),
      isMobile: row.mobile && !row.desktop,
      haveTwoVersion: row.mobile && row.desktop,
    },
  };
}

function launchFields(order: LaunchOrder): Readonly<Record<string, string>> {
  return {
    token: order.token,
    game: order.gameId,
    user_id: order.player.id,
    user_name: order.player.name,
    currency: order.currency,
    language: order.language,
    exit_url: order.lobbyUrl,
    denomination: order.mode === 'demo' ? 'fun' : 'default',
    ...(order.geo === null ? {} : { user_geo: order.geo }),
  };
}
