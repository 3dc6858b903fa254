import { featuresOf, type SlotFeature } from '@ordago/game-engines';
import { pragmaticRgsLaunch, pragmaticRgsReplay } from '@ordago/provider-protocols';
import { picturePath } from '../pictures.ts';
import { demoUser } from '../play/demo-money.ts';
import { declaredOf, type EngineKey } from '../play/play-engine.ts';
import type { SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { CREATURE_NAMES, slugOf } from '../words.ts';
import { answerPragmatic, pragmaticWallet } from './wallet.ts';

const STUDIO = 'Pragmatic Play';
/** A second studio of the same list, which the operator's selection leaves out. */
const OTHER_STUDIO = 'Estudio Marea';

/** Features in the words of the wire. */
const WORDS: Readonly<Record<SlotFeature, string>> = {
  megaways: 'MEGAWAYS',
  bonusbuy: 'BUY',
  freespins: 'FREESPINS',
  jackpot: 'JACKPOT',
  multipliers: 'MULTIPLIER',
  wilds: 'WILD',
};

/** Games whose kind the lobby has a category for: jokers, ways over reels of drawn heights, bought rounds, a jackpot. */
const KINDS: readonly (readonly [engine: EngineKey, ...names: string[]])[] = [
  ['jester-5x10', 'Comodín de Jade', 'Comodín del Sol', 'Comodín de Plata'],
  ['trails-6x7', 'Caminos de Jade', 'Caminos del Sol', 'Caminos de Plata'],
  ['market-5x10', 'Mercado de Jade', 'Mercado del Sol', 'Mercado de Plata'],
  ['vault-3x5', 'Bóveda de Jade', 'Bóveda del Sol', 'Bóveda de Plata'],
];

/** 72 games that the operator keeps, and 4 of the other studio. */
export const PRAGMATIC_RGS_GAMES: readonly SandboxGame[] = [
  ...CREATURE_NAMES.map((name, index) => gameOf(name, STUDIO, slotNumber(index))),
  ...KINDS.flatMap(([engine, ...names]) => names.map((name) => gameOf(name, STUDIO, engine))),
  ...['Marea Alta', 'Marea Baja', 'Marea de Oro', 'Marea Viva'].map((name, index) =>
    gameOf(name, OTHER_STUDIO, slotNumber(index)),
  ),
];

function gameOf(name: string, studio: string, engine: EngineKey): SandboxGame {
  return { id: `vs-${slugOf(name)}`, name, studio, engine };
}

/** Pragmatic RGS as the sandbox plays it: token exchange, bet and result apart. */
export const pragmaticRgsSimulator: SimulatorOf = ({ settings, clock }) => {
  const key = { name: 'pragmatic-rgs', secret: settings.secretOf('pragmatic-rgs'), scheme: 'hmac-sha256' } as const;
  return {
    name: 'pragmatic-rgs',
    games: PRAGMATIC_RGS_GAMES,
    combines: false,
    authenticates: true,
    routes: (app, sessions, replays) => {
      answerPragmatic(app, 'game/list', { ...key, now: clock.now }, async () => ({
        error: 0,
        game_list: PRAGMATIC_RGS_GAMES.map(listed),
      }));
      answerPragmatic(app, 'game/launch', { ...key, now: clock.now }, async (fields) => {
        const order = pragmaticRgsLaunch.safeParse(fields).data;
        const game = PRAGMATIC_RGS_GAMES.find(({ id }) => id === order?.game_id);
        if (!order || !game) return { error: 8, description: 'Game is not found' };
        const { token: operatorToken, userName: username, currency, language, lobbyUrl } = order;
        const userId = order.play_mode === '0' ? demoUser() : order.userId;
        const session = { operatorToken, userId, username, currency, language, lobbyUrl };
        const gameURL = await sessions.open({ provider: 'pragmatic-rgs', reference: null, game: game.id, ...session });
        return { error: 0, gameURL };
      });
      answerPragmatic(app, 'game/replay', { ...key, now: clock.now }, async (fields) => {
        const asked = pragmaticRgsReplay.safeParse(fields).data;
        if (!asked) return { error: 7, description: 'Bad parameters' };
        const { userId, roundId: round, language } = asked;
        const replayUrl = await replays.open({ provider: 'pragmatic-rgs', userId, round, language });
        return replayUrl === null ? { error: 8, description: 'Round is not found' } : { error: 0, replayUrl };
      });
    },
    ...pragmaticWallet(key),
  };
};

function listed(game: SandboxGame) {
  return {
    id: game.id,
    name: game.name,
    provider: { name: game.studio },
    iconImageUrl: picturePath('pragmatic-rgs', game.id),
    ...declaredOf(game.engine),
    features: featuresOf(game.engine).map((feature) => WORDS[feature]),
    demoGameAvailable: true,
  };
}
