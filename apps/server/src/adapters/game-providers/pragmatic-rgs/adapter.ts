import {
  type PragmaticRgsHashScheme,
  pragmaticRgsGame,
  pragmaticRgsGameList,
  pragmaticRgsLaunched,
  pragmaticRgsReplayed,
  readJson,
  signPragmaticRgs,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed, type LaunchOrder } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { callProvider } from '../call-provider.ts';
import { plainJson } from '../plain-json.ts';
import { pictureOf, platformsOf, readRows, rtpOf } from '../read-rows.ts';
import { pragmaticRgsDialect } from './dialect.ts';

export interface PragmaticRgsOptions extends AdapterOptions {
  /** MD5 is fixed by the public scheme. (Default: hmac-sha256, which the sandbox uses) */
  readonly scheme?: PragmaticRgsHashScheme;
}

/** The only studio of this list that we offer (specification 2, section 9). */
const STUDIO = 'Pragmatic Play';

/** Our names of their features. */
const FEATURES: Readonly<Record<string, string>> = {
  BUY: 'bonusbuy',
  FREESPINS: 'freespins',
  MULTIPLIER: 'multipliers',
  WILD: 'wilds',
  MEGAWAYS: 'megaways',
  JACKPOT: 'jackpot',
};

/** Pragmatic RGS: slots, one session per game, launch token exchanged by `authenticate`. */
export function pragmaticRgs(options: PragmaticRgsOptions): GameProvider {
  const scheme = options.scheme ?? 'hmac-sha256';
  const sign = (path: string, fields: Readonly<Record<string, string>>) =>
    signPragmaticRgs(fields, { secret: options.secret, scheme, path: path.slice(1), now: options.clock.now() });
  const post = async (path: string, fields: Readonly<Record<string, string>>) =>
    callProvider({
      method: 'POST',
      url: `${options.url}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: sign(path, fields),
    });

  return {
    name: 'pragmatic-rgs',
    routeProvider: 'pragmaticrgs',
    roams: false,
    exchangesToken: true,
    wallet: pragmaticRgsDialect({ secret: options.secret, scheme }),
    list: async () => {
      const answer = await post('/game/list', { providerId: STUDIO.replace(' ', '') });
      if (hasFailed(answer)) return answer;
      const list = pragmaticRgsGameList.safeParse(plainJson(readJson(answer)));
      if (!list.success) return { failed: 'error', reason: 'not a game list' };
      return readRows(list.data.game_list, { schema: pragmaticRgsGame, needs: ['id', 'name', 'provider'] }, (row) =>
        row.provider.name === STUDIO
          ? {
              gameId: row.id,
              name: row.name,
              studio: row.provider.name,
              imageUrl: pictureOf(row.iconImageUrl, options.publicUrl),
              casinoType: 'slots',
              rtp: rtpOf(row.rtp),
              volatility: row.volatility ?? null,
              features: (row.features ?? []).flatMap((word) => FEATURES[word] ?? []),
              hasDemo: row.demoGameAvailable ?? false,
              details: row.mobile === undefined ? {} : { platform: platformsOf({ desktop: true, mobile: row.mobile }) },
            }
          : null,
      );
    },
    launch: async (order) => {
      const answer = await post('/game/launch', launchFields(order));
      if (hasFailed(answer)) return answer;
      const launched = pragmaticRgsLaunched.safeParse(plainJson(readJson(answer)));
      return launched.success ? { url: launched.data.gameURL } : { failed: 'error', reason: 'no game address' };
    },
    replay: async ({ player: userId, gameId, round: roundId, language }) => {
      const answer = await post('/game/replay', { userId, gameId, roundId, language });
      if (hasFailed(answer)) return answer;
      const replayed = pragmaticRgsReplayed.safeParse(plainJson(readJson(answer)));
      if (!replayed.success) return { failed: 'error', reason: 'no address of a round' };
      return replayed.data.error === 8 ? null : { url: replayed.data.replayUrl };
    },
  };
}

function launchFields(order: LaunchOrder): Readonly<Record<string, string>> {
  return {
    game_id: order.gameId,
    device_type: order.isMobile ? '2' : '1',
    play_mode: order.mode === 'demo' ? '0' : '1',
    token: order.token,
    userId: order.player.id,
    userName: order.player.name,
    currency: order.currency,
    language: order.language,
    lobbyUrl: order.lobbyUrl,
  };
}
