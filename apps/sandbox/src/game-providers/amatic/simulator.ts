import { amaticLaunch, amaticProof } from '@ordago/provider-protocols';
import { picturePath } from '../pictures.ts';
import { demoUser } from '../play/demo-money.ts';
import { declaredOf } from '../play/play-engine.ts';
import type { CallVerdict, OutgoingCall, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { namesOf, slugOf } from '../words.ts';

const NAME = 'amatic';
const GAMES_COUNT = 144;

/** 144 slots of fruits. */
export const AMATIC_GAMES: readonly SandboxGame[] = namesOf('fruit', GAMES_COUNT).map((name, index) => ({
  id: `am-${slugOf(name)}`,
  name,
  studio: 'Amatic',
  engine: slotNumber(index),
}));

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'rollback',
};

/** Amatic as the sandbox plays it: token exchange, debit and credit apart. */
export const amaticSimulator: SimulatorOf = ({ settings, clock }) => {
  const simulator = { name: NAME, proof: amaticProof, secret: settings.secretOf(NAME), now: clock.now };
  return {
    name: NAME,
    games: AMATIC_GAMES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) => {
      answerSigned(app, simulator, 'game_list', async () => ({ games: rows() }));
      answerSigned(app, simulator, 'game_link', async (message) => {
        const order = amaticLaunch.safeParse(message).data;
        const game = AMATIC_GAMES.find(({ id }) => id === order?.gameid);
        if (!order || !game) return { error: 'unknown game' };
        const { token: operatorToken, playerName: username, currency, lang: language, lobbyUrl } = order;
        const userId = order.mode === 'fun' ? demoUser() : order.playerId;
        const who = { operatorToken, reference: null, userId, username, currency, language, lobbyUrl };
        return { url: await sessions.open({ provider: NAME, game: game.id, ...who }) };
      });
    },
    write: (call, how) => writeSigned(simulator, { path: PATHS[call.action], body: bodyOf(call) }, how),
    read: verdictOf,
  };
};

/** The games, and two of another age that no browser plays. */
function rows() {
  const row = ({ id, name, engine }: SandboxGame, flash: 0 | 1) => ({
    gameid: id,
    name: id,
    menu_title: name,
    category: 'slots',
    mobile: 1,
    iconurl1: picturePath('amatic', id),
    flash,
    ...declaredOf(engine),
  });
  const old = namesOf('fruit', GAMES_COUNT + 2).slice(GAMES_COUNT);
  return [
    ...AMATIC_GAMES.map((game) => row(game, 0)),
    ...old.map((name) => row({ id: `am-${slugOf(name)}`, name, studio: 'Amatic', engine: slotNumber(0) }, 1)),
  ];
}

/** Written by hand, so that an amount is a JSON number with exactly its digits. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const text = JSON.stringify;
  const base = `"playerId":${text(userId)},"currency":${text(currency)}`;
  const money = `${base},"gameId":${text(game)},"roundId":${text(round)},"transactionId":${text(transaction)}`;
  switch (action) {
    case 'authenticate':
      return `{"token":${text(session)}}`;
    case 'balance':
      return `{${base}}`;
    case 'bet':
      return `{${money},"sessionId":${text(session)},"amount":${amount}}`;
    case 'betwin':
      return `{${money},"sessionId":${text(session)},"amount":${amount},"win":${win}}`;
    case 'win':
      return `{${money},"amount":${amount},"debitId":${text(target)}}`;
    case 'rollback':
      return `{${base},"transactionId":${text(transaction)},"debitId":${text(target ?? transaction)},"amount":${amount}}`;
  }
}

/** 99 asks for another try; everything else is final. */
function verdictOf(body: unknown): CallVerdict {
  const { code, balance, sessionId } = (body ?? {}) as Record<string, unknown>;
  const word = typeof code === 'string' ? code : '';
  const outcome = word === '0' ? 'ok' : word === '' ? 'unknown' : word === '99' ? 'retry' : 'refused';
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { outcome, word, balance: text(balance), session: text(sessionId) };
}
