import {
  type AggregatorGame,
  aggregatorGame,
  aggregatorGameList,
  aggregatorLaunched,
  aggregatorOwnProof,
  aggregatorReplayed,
} from '@ordago/provider-protocols';
import {
  type GameProvider,
  hasFailed,
  type LaunchOrder,
  type ProviderFailure,
} from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { type KeptGame, pictureOf, readRows, rtpOf, type Usable, winMaxOf } from '../read-rows.ts';
import { type AskProvider, signedCalls } from '../signed-calls.ts';
import type { AggregatedProvider } from './descriptors.ts';
import { aggregatorDialect } from './dialect.ts';

/** Fields that a row must have: its id and its name. */
const NEEDS = ['game_code', 'name'] as const;

/** Rows of the aggregator's one list, by the provider that they name. */
type RowsByProvider = ReadonlyMap<string, readonly unknown[]>;

/**
 * The one adapter of every provider without a wire format of its own: each descriptor becomes a provider that lists its
 * rows of the aggregator's list, opens its games and uses the one wallet API under its own name. Lists that are asked
 * for together are one call.
 */
export function aggregator(
  descriptors: readonly AggregatedProvider[],
  options: AdapterOptions,
): readonly GameProvider[] {
  const ask = signedCalls(aggregatorOwnProof, options);
  const askRows = together(() => fetchRows(ask));
  return descriptors.map((descriptor) => ({
    name: descriptor.key,
    routeProvider: descriptor.key,
    // A live lobby is roamed; elsewhere a session is one game.
    roams: descriptor.casinoType === 'live',
    exchangesToken: false,
    isHidden: descriptor.isHidden ?? false,
    wallet: aggregatorDialect({ secret: options.secret, key: descriptor.key }),
    list: async () => {
      const rows = await askRows();
      if (hasFailed(rows)) return rows;
      const mine = (rows as RowsByProvider).get(descriptor.key) ?? [];
      return readRows(mine, { schema: aggregatorGame, needs: NEEDS }, (row) =>
        gameOf(row, descriptor, options.publicUrl),
      );
    },
    launch: async (order) => {
      const launched = await ask('launch', launchMessage(order, descriptor.key), aggregatorLaunched);
      return hasFailed(launched) ? launched : { url: launched.url };
    },
    ...(descriptor.showsRounds && { replay: replayOf(ask, descriptor.key) }),
  }));
}

/** Replay of a provider that shows its rounds: the aggregator hands out the links. */
function replayOf(ask: AskProvider, provider: string): NonNullable<GameProvider['replay']> {
  return async ({ player: user, gameId: game_code, round, language: lang }) => {
    const replayed = await ask('replay', { provider, user, game_code, round, lang }, aggregatorReplayed);
    if (hasFailed(replayed)) return replayed;
    return replayed.status === 'RS_OK' ? { url: replayed.url } : null;
  };
}

async function fetchRows(ask: AskProvider): Promise<RowsByProvider | ProviderFailure> {
  const list = await ask('games', {}, aggregatorGameList);
  if (hasFailed(list)) return list;
  const rows = new Map<string, unknown[]>();
  for (const row of list.games) {
    const provider = (row as { provider?: unknown } | null)?.provider;
    // Other values are nobody's row, and are not made texts, which some refuse.
    const key = typeof provider === 'string' ? provider : '';
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return rows;
}

/** Joins callers: one that comes while a call is under way waits for it. */
function together<Answer>(call: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  return () => {
    running ??= call().finally(() => {
      running = null;
    });
    return running;
  };
}

function gameOf(
  row: Usable<AggregatorGame, (typeof NEEDS)[number]>,
  { name, casinoType, hints = [] }: AggregatedProvider,
  publicUrl: string,
): KeptGame {
  const isMobile = row.platforms?.includes('mobile') ?? false;
  return {
    gameId: row.game_code,
    name: row.name,
    studio: name,
    casinoType,
    hints: [...hints, ...tabsOf(row)],
    imageUrl: pictureOf(row.icon, publicUrl),
    rtp: rtpOf(row.rtp),
    volatility: row.volatility ?? null,
    hasDemo: row.demo ?? false,
    features: row.features ?? [],
    betMin: row.min_bets ?? {},
    winMax: winMaxOf(row.max_win),
    details: { type: row.category, isMobile, haveTwoVersion: isMobile && row.platforms?.includes('desktop') },
  };
}

const TABS: Readonly<Partial<Record<AggregatorGame['category'], string>>> = {
  crash: 'crash',
  table: 'tablegames',
  lottery: 'lotto',
};

function tabsOf({ category }: Partial<AggregatorGame>): readonly string[] {
  const tab = category && TABS[category];
  return tab === undefined ? [] : [tab];
}

function launchMessage(order: LaunchOrder, provider: string): object {
  const { gameId, token, player, currency, language: lang, isMobile, lobbyUrl, mode } = order;
  return {
    provider,
    game_code: gameId,
    mode,
    token,
    user: player.id,
    user_name: player.name,
    currency,
    lang,
    platform: isMobile ? 'mobile' : 'desktop',
    lobby_url: lobbyUrl,
  };
}
