import { pragmaticLiveLaunch } from '@ordago/provider-protocols';
import { liveTable } from '../live-tables.ts';
import type { EngineKey } from '../play/play-engine.ts';
import { answerPragmatic, pragmaticWallet } from '../pragmatic-rgs/wallet.ts';
import type { SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { TOWNS } from '../words.ts';

const NAME = 'pragmatic-live';
const STUDIO = 'Pragmatic Play';

function tableOf(name: string, id: number, engine: EngineKey = 'roulette'): SandboxGame {
  return { id: String(id), name, studio: STUDIO, engine };
}

function tablesIn(towns: readonly string[], room: string, firstId: number): SandboxGame[] {
  return towns.map((town, index) => {
    const { title, engine } = liveTable(index);
    return tableOf(`${title} ${room} ${town}`, firstId + index, engine);
  });
}

/** 86 tables that the operator keeps: 62 for every screen, 16 for the desktop alone and 8 for phones alone. */
const FOR_ALL = tablesIn(TOWNS, 'VIP', 201);
const FOR_DESKTOPS = tablesIn(TOWNS.slice(0, 16), 'Gran Salón', 401);
const FOR_PHONES = tablesIn(TOWNS.slice(16, 24), 'de Bolsillo', 501);
/** Games that the operator leaves out: table 1301, slots of the same list, and a table for a platform that no browser is. */
const LOBBY = tableOf('Vestíbulo en Vivo', 1_301);
const SLOT: SandboxGame = { id: 'vs20plata', name: 'Vestíbulo de Plata', studio: STUDIO, engine: slotNumber(0) };
const INSTALLED = tableOf('Ruleta Instalada', 601);

export const PRAGMATIC_LIVE_GAMES: readonly SandboxGame[] = [...FOR_ALL, ...FOR_DESKTOPS, ...FOR_PHONES];

/** Pragmatic live as the sandbox plays it: the wallet of its slots, with a list and a launch of its own. */
export const pragmaticLiveSimulator: SimulatorOf = ({ settings, clock }) => {
  const key = { name: NAME, secret: settings.secretOf(NAME), scheme: 'hmac-sha256' } as const;
  return {
    name: NAME,
    games: PRAGMATIC_LIVE_GAMES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) => {
      answerPragmatic(app, 'game/list', { ...key, now: clock.now }, async () => ({ error: 0, gameList: rows() }));
      answerPragmatic(app, 'game/link', { ...key, now: clock.now }, async (fields) => {
        const order = pragmaticLiveLaunch.safeParse(fields).data;
        const game = PRAGMATIC_LIVE_GAMES.find(({ id }) => id === order?.game_id);
        if (!order || !game) return { error: 8, description: 'Game is not found' };
        const { token: operatorToken, userId, userName: username, currency, lang: language, lobbyUrl } = order;
        const session = { operatorToken, userId, username, currency, language, lobbyUrl };
        const gameURL = await sessions.open({ provider: NAME, reference: null, game: game.id, ...session });
        return { error: 0, gameURL };
      });
    },
    ...pragmaticWallet(key),
  };
};

function rows() {
  const row = ({ id, name }: SandboxGame, platform: string, gameTypeID = 'lg') => ({
    gameID: id,
    gameName: name,
    gameTypeID,
    platform,
    technology: 'html5',
  });
  return [
    ...FOR_ALL.map((game) => row(game, 'MOBILE,DOWNLOAD,WEB')),
    ...FOR_DESKTOPS.map((game) => row(game, 'WEB')),
    ...FOR_PHONES.map((game) => row(game, 'MOBILE')),
    row(LOBBY, 'MOBILE,WEB'),
    row(SLOT, 'MOBILE,WEB', 'vs'),
    row(INSTALLED, 'DOWNLOAD'),
  ];
}
