import {
  type OutcomebetsGame,
  outcomebetsGame,
  outcomebetsGameList,
  outcomebetsLaunched,
  outcomebetsProof,
} from '@ordago/provider-protocols';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { type KeptGame, pictureOf, readRows, rtpOf, type Usable } from '../read-rows.ts';
import { signedCalls } from '../signed-calls.ts';
import { outcomebetsDialect } from './dialect.ts';

/** Sections that we leave out: other providers bring them, or we do not offer them (specification 2, section 9). */
const LEFT_OUT: ReadonlySet<string> = new Set(['amatic', 'evoplay', 'pragmatic', 'cqgaming', 'fishing', 'rubyplay']);

/** Fields that a row must have: its id and its name, and its section. */
const NEEDS = ['Id', 'Name', 'SectionId'] as const;

/** Outcomebets: slots and crash games of several sections. The session's reference is handed over from server to server. */
export function outcomebets(options: AdapterOptions): GameProvider {
  const ask = signedCalls(outcomebetsProof, options);
  return {
    name: 'outcomebets',
    routeProvider: 'outcomebets',
    roams: false,
    exchangesToken: false,
    wallet: outcomebetsDialect(options),
    list: async () => {
      const list = await ask('', { jsonrpc: '2.0', id: '1', method: 'Game.List', params: {} }, outcomebetsGameList);
      if (hasFailed(list)) return list;
      return readRows(list.result.Games, { schema: outcomebetsGame, needs: NEEDS }, (row) =>
        LEFT_OUT.has(row.SectionId.toLowerCase()) ? null : gameOf(row, options.publicUrl),
      );
    },
    launch: async ({ mode, gameId, token, player, currency, language, lobbyUrl }) => {
      const who = { PlayerId: player.id, PlayerName: player.name, Currency: currency, AlternativeId: token };
      const params = {
        Mode: mode === 'demo' ? 'fun' : 'real',
        GameId: gameId,
        ...who,
        Language: language,
        LobbyUrl: lobbyUrl,
      };
      const launched = await ask(
        '',
        { jsonrpc: '2.0', id: '1', method: 'Session.Create', params },
        outcomebetsLaunched,
      );
      return hasFailed(launched) ? launched : openedOf(launched.result);
    },
  };
}

function openedOf({ SessionId, SessionUrl }: { SessionId: string; SessionUrl: string }) {
  return { url: SessionUrl, facts: { SessionId } };
}

function gameOf(row: Usable<OutcomebetsGame, (typeof NEEDS)[number]>, publicUrl: string): KeptGame {
  return {
    gameId: row.Id,
    name: row.Name,
    studio: row.SectionId,
    description: row.Description ?? '',
    imageUrl: pictureOf(row.Picture, publicUrl),
    casinoType: 'slots',
    rtp: rtpOf(row.Rtp),
    volatility: row.Volatility ?? null,
    hasDemo: true,
    details: { type: row.Type, sectionId: row.SectionId, ...(row.Format ? { format: row.Format } : {}) },
  };
}
