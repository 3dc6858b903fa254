import { type Clock, instant } from '@ordago/kernel';
import {
  type OriginalsRoundProof,
  originalsGame,
  originalsGameList,
  originalsHeaders,
  originalsLaunched,
  originalsProof,
  readJson,
  signOriginals,
  writeJson,
} from '@ordago/provider-protocols';
import {
  type GameProvider,
  hasFailed,
  type PlainJson,
  type RoundProof,
} from '../../../modules/casino/shared/ports/game-provider.ts';
import { callProvider } from '../call-provider.ts';
import { plainJson } from '../plain-json.ts';
import { readRows } from '../read-rows.ts';
import { originalsDialect } from './dialect.ts';

export interface OriginalsOptions {
  /** Address of our game server for calls of this server, without a trailing slash. */
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
}

/** Our own games, played by `apps/originals`: a provider like any other. */
export function originals({ url, secret, clock }: OriginalsOptions): GameProvider {
  const call = async (path: string, message: unknown) => {
    const body = writeJson(message);
    const proof = signOriginals(Buffer.from(body), { secret, now: clock.now(), path });
    const headers = { 'content-type': 'application/json', ...originalsHeaders(proof) };
    return callProvider({ method: 'POST', url: `${url}/operator/${path}`, headers, body });
  };
  return {
    name: 'originals',
    routeProvider: 'originals',
    roams: false,
    exchangesToken: false,
    wallet: originalsDialect({ secret }),
    prove: async (round) => {
      const answer = await call('proof', { round });
      if (hasFailed(answer)) return answer.reason === 'HTTP 404' ? null : answer;
      const proof = originalsProof.safeParse(plainJson(readJson(answer)));
      return proof.success ? proofOf(proof.data) : { failed: 'error', reason: 'not a proof' };
    },
    list: async () => {
      const answer = await call('games', {});
      if (hasFailed(answer)) return answer;
      const list = originalsGameList.safeParse(plainJson(readJson(answer)));
      if (!list.success) return { failed: 'error', reason: 'not a game list' };
      return readRows(list.data, { schema: originalsGame, needs: ['id', 'name', 'casino_type'] }, (row) => ({
        gameId: row.id,
        name: row.name,
        studio: 'Ordago Originals',
        description: '',
        imageUrl: null,
        casinoType: row.casino_type,
        rtp: row.rtp ?? null,
        hasDemo: true,
        volatility: row.volatility === undefined || row.volatility === 'chosen' ? null : row.volatility,
        features: row.features ?? [],
        ...(row.bet_min !== undefined && { betMin: { '*': row.bet_min } }),
        winMax: row.win_max ?? null,
        hints: row.categories,
        ...(row.released !== undefined && { releasedAt: instant(Date.parse(row.released)) }),
        details: {
          type: row.kind,
          ...(row.names !== undefined && { names: row.names }),
          ...(row.rtp_max !== undefined && { rtpMax: row.rtp_max }),
          ...(row.volatility === 'chosen' && { isRiskChosen: true }),
        },
      }));
    },
    launch: async (order) => {
      const answer = await call('sessions', {
        game_id: order.gameId,
        mode: order.mode,
        session: order.token,
        player: { id: order.player.id, name: order.player.name },
        currency: order.currency,
        language: order.language,
        lobby_url: order.lobbyUrl,
      });
      if (hasFailed(answer)) return answer;
      const launched = originalsLaunched.safeParse(plainJson(readJson(answer)));
      return launched.success ? { url: launched.data.url } : { failed: 'error', reason: 'no address' };
    },
  };
}

/** Proof of a round from our game server, in our own format. */
function proofOf({ engine, stake, payout, choice, moves, seeds, chain }: OriginalsRoundProof): RoundProof {
  return {
    engine,
    stake,
    payout,
    chain,
    // It came as JSON and nothing was made of it but numbers.
    choice: (choice ?? null) as PlainJson,
    moves: moves as PlainJson[],
    seeds: seeds && {
      commitment: seeds.commitment,
      serverSeed: seeds.server_seed,
      clientSeed: seeds.client_seed,
      nonce: seeds.nonce,
    },
  };
}
