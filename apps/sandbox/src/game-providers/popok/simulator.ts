import { popokLaunch, popokProof } from '@ordago/provider-protocols';
import { liveTable } from '../live-tables.ts';
import { openFromLink, type ReadHolder } from '../open-from-link.ts';
import { picturePath } from '../pictures.ts';
import type { EngineKey } from '../play/play-engine.ts';
import type { CallVerdict, OutgoingCall, ProviderSimulator, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { namesOf, TOWNS } from '../words.ts';

const STUDIO = 'PopOK';
const NAMES = namesOf('city', 144);

/** 120 slots and 24 mini games. */
const SLOTS = NAMES.slice(0, 120).map((name, index) => ({
  id: String(2_000 + index),
  name,
  studio: STUDIO,
  engine: slotNumber(index),
}));
/** Kinds of the mini games, in turns. */
const MINIS: readonly (readonly [title: string, engine: EngineKey])[] = [
  ['Dados', 'dice'],
  ['Limbo', 'limbo'],
  ['Plinko', 'plinko'],
  ['Keno', 'keno'],
  ['Cara o Cruz', 'coin'],
  ['Cohete', 'crash'],
  ['Minas', 'mines'],
];
const MINI_GAMES = NAMES.slice(120).map((name, index): SandboxGame => {
  const [title, engine] = MINIS[index % MINIS.length] as (typeof MINIS)[number];
  return { id: String(3_000 + index), name: `${title} ${name}`, studio: STUDIO, engine };
});
/** 40 live tables. */
const TABLES: readonly SandboxGame[] = TOWNS.slice(0, 40).map((town, index) => {
  const { title, engine } = liveTable(index);
  return { id: String(4_000 + index), name: `${title} Turbo ${town}`, studio: STUDIO, engine };
});

export const POPOK_GAMES: readonly SandboxGame[] = [...SLOTS, ...MINI_GAMES];
export const POPOK_TABLES: readonly SandboxGame[] = TABLES;

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'playerInfo',
  balance: 'balance',
  bet: 'bet',
  win: 'win',
  betwin: 'betWin',
  rollback: 'cancel',
};

/** PopOK as the sandbox plays it: bet and win apart, opened by a link with a token. */
export const popokSimulator: SimulatorOf = (parts) => simulatorOf('popok', POPOK_GAMES, parts);

/** PopOK live: the same wire, its tables and a key of its own. */
export const popokLiveSimulator: SimulatorOf = (parts) => simulatorOf('popok-live', POPOK_TABLES, parts);

function simulatorOf(
  name: 'popok' | 'popok-live',
  games: readonly SandboxGame[],
  parts: Parameters<SimulatorOf>[0],
): ProviderSimulator {
  const { settings, clock } = parts;
  const signed = { name, proof: popokProof, secret: settings.secretOf(name), now: clock.now };
  const simulator: ProviderSimulator = {
    name,
    games,
    combines: false,
    authenticates: true,
    routes: (app, sessions) => {
      answerSigned(app, signed, 'game_list', async () => lists());
      app.get(`/${name}/launch`, async (request, reply) => {
        const link = popokLaunch.safeParse(request.query).data;
        if (!link) return reply.code(400).send({ error: 'no launch link' });
        const { externalToken: token, gameId: game, lang: language, exitURL: lobbyUrl } = link;
        const place = { token, game, language, lobbyUrl };
        const url = await openFromLink(place, { simulator: simulator, sessions, parts, holderOf });
        return url === null ? reply.code(403).send({ error: 'the token opens nothing' }) : reply.redirect(url);
      });
    },
    write: (call, how) => writeSigned(signed, { path: PATHS[call.action], body: bodyOf(call) }, how),
    read: verdictOf,
  };
  return simulator;
}

/** Both integrations list everything; which part is whose, the operator decides. Ids come as numbers. */
function lists() {
  const row =
    (gameType: string) =>
    ({ id, name }: SandboxGame) => ({
      gameName: name,
      id: Number.parseInt(id, 10),
      gameType,
      thumbnail: picturePath(gameType === 'slot' ? 'popok' : 'popok-live', id),
    });
  return {
    slots: SLOTS.map(row('slot')),
    liveCasino: TABLES.map((table) => row(`live-${table.engine}`)(table)),
    miniGames: MINI_GAMES.map((game) => row(`mini-${game.engine}`)(game)),
  };
}

/** Written by hand, so that an amount is a JSON number with exactly its digits. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const text = JSON.stringify;
  const who = `"partnerId":"271","playerId":${text(userId)},"currency":${text(currency)}`;
  const money = `${who},"gameId":${text(game)},"roundId":${text(round)},"transactionId":${text(transaction)}`;
  switch (action) {
    case 'authenticate':
      return `{"partnerId":"271","externalToken":${text(session)}}`;
    case 'balance':
      return `{${who}}`;
    case 'bet':
      return `{${money},"externalToken":${text(session)},"amount":${amount}}`;
    case 'betwin':
      return `{${money},"externalToken":${text(session)},"betAmount":${amount},"winAmount":${win}}`;
    case 'win':
      return `{${money},"amount":${amount}}`;
    case 'rollback':
      return `{${who},"transactionId":${text(target ?? transaction)},"amount":${amount}}`;
  }
}

const holderOf: ReadHolder = (body) => {
  const { playerId: userId, playerName: username, currency } = (body ?? {}) as Record<string, unknown>;
  if (typeof userId !== 'string' || typeof username !== 'string' || typeof currency !== 'string') return null;
  return { userId, username, currency };
};

/** 199 asks for another try; 110, a cancel of what never came, is final and well. */
function verdictOf(body: unknown): CallVerdict {
  const { code, balance, externalToken } = (body ?? {}) as Record<string, unknown>;
  const word = typeof code === 'string' ? code : '';
  const isWell = word === '0' || word === '110';
  const outcome = isWell ? 'ok' : word === '' ? 'unknown' : word === '199' ? 'retry' : 'refused';
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { outcome, word, balance: text(balance), session: text(externalToken) };
}
