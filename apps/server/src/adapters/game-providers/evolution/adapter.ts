import { randomUUID } from 'node:crypto';
import {
  EVOLUTION_SIGNATURE_HEADER,
  EVOLUTION_TIMESTAMP_HEADER,
  type EvolutionGame,
  evolutionGame,
  evolutionGameList,
  evolutionLaunched,
  evolutionReplayed,
  readJson,
  signEvolution,
  writeJson,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed, type LaunchOrder } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { callProvider } from '../call-provider.ts';
import { plainJson } from '../plain-json.ts';
import { type KeptGame, pictureOf, readRows } from '../read-rows.ts';
import { evolutionDialect } from './dialect.ts';

/** Evolution live: tables that players roam between in one session, opened through One Wallet's user authentication. */
export function evolution(options: AdapterOptions): GameProvider {
  const call = async (method: 'GET' | 'POST', path: string, message: unknown) => {
    const body = message === null ? '' : writeJson(message);
    const proof = signEvolution(Buffer.from(body), {
      secret: options.secret,
      now: options.clock.now(),
      path: path.slice(1),
    });
    return callProvider({
      method,
      url: `${options.url}${path}?authToken=${proof.authToken}`,
      headers: {
        ...(message === null ? {} : { 'content-type': 'application/json' }),
        [EVOLUTION_TIMESTAMP_HEADER]: proof.timestamp,
        [EVOLUTION_SIGNATURE_HEADER]: proof.signature,
      },
      ...(message === null ? {} : { body }),
    });
  };

  return {
    name: 'evolution',
    routeProvider: 'evolutionlive',
    roams: true,
    exchangesToken: true,
    wallet: evolutionDialect({ secret: options.secret }),
    list: async () => {
      const answer = await call('GET', '/games', null);
      if (hasFailed(answer)) return answer;
      const list = evolutionGameList.safeParse(plainJson(readJson(answer)));
      if (!list.success) return { failed: 'error', reason: 'not a game list' };
      // A row without a page cannot be opened.
      return readRows(list.data, { schema: evolutionGame, needs: ['PageCode'] }, ({ PageCode, ...row }) =>
        PageCode === null ? null : tableOf(PageCode, row, options.publicUrl),
      );
    },
    launch: async (order) => {
      const answer = await call('POST', '/ua/v1', launchMessage(order));
      if (hasFailed(answer)) return answer;
      const launched = evolutionLaunched.safeParse(plainJson(readJson(answer)));
      const url = launched.success ? entryOf(launched.data.entry, options.publicUrl) : null;
      return url === null ? { failed: 'error', reason: 'no entry' } : { url };
    },
    replay: async ({ player: playerId, round: gameId, language }) => {
      const answer = await call('POST', '/game-history/link', { uuid: randomUUID(), playerId, gameId, language });
      if (hasFailed(answer)) return answer;
      const replayed = evolutionReplayed.safeParse(plainJson(readJson(answer)));
      if (!replayed.success) return { failed: 'error', reason: 'no link to a round' };
      if (replayed.data.link === null) return null;
      const url = entryOf(replayed.data.link, options.publicUrl);
      return url === null ? { failed: 'error', reason: 'no link to a round' } : { url };
    },
  };
}

/** A table is called by its name in Spanish, or in whatever language it has one. */
function tableOf(gameId: string, row: Partial<EvolutionGame>, publicUrl: string): KeptGame {
  const names = row.Trans ?? {};
  return {
    gameId,
    name: names.es ?? names.en ?? Object.values(names)[0] ?? gameId,
    studio: row.MerchantName ?? 'Evolution',
    imageUrl: pictureOf(row.ImageURL, publicUrl),
    casinoType: 'live',
    details: { system: row.System, isLiveGame: true },
  };
}

/** The entry behind the provider's origin; null where it is no address that a frame may be sent to. */
function entryOf(entry: string, publicUrl: string): string | null {
  const url = URL.canParse(entry, publicUrl) ? new URL(entry, publicUrl) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function launchMessage(order: LaunchOrder) {
  return {
    uuid: randomUUID(),
    player: {
      id: order.player.id,
      nickname: order.player.name,
      language: order.language,
      currency: order.currency,
      session: { id: order.token, ip: order.ip },
    },
    config: { game: { table: { id: order.gameId } }, channel: { mobile: order.isMobile } },
  };
}
