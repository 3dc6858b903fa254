import { goldenraceLaunch, goldenraceProof } from '@ordago/provider-protocols';
import { picturePath } from '../pictures.ts';
import { demoUser } from '../play/demo-money.ts';
import { declaredOf } from '../play/play-engine.ts';
import type { OutgoingCall, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { judged } from '../read-verdict.ts';
import { selectionsOf } from '../selections.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { GOLDENRACE_GAMES, TYPE_OF } from './games.ts';

const NAME = 'goldenrace';

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'login',
  balance: 'balance',
  bet: 'sale',
  win: 'payout',
  betwin: 'sale-payout',
  rollback: 'cancel',
};

const MEANINGS = {
  // The cancel of a ticket that never came is well: it will never be sold.
  well: new Set(['OK', 'ALREADY_PROCESSED', 'TICKET_NOT_FOUND']),
  again: new Set(['RETRY']),
};

/** GoldenRace as the sandbox plays it: tickets sold first and paid when their draw is over. */
export const goldenraceSimulator: SimulatorOf = ({ settings, clock }) => {
  const simulator = { name: NAME, proof: goldenraceProof, secret: settings.secretOf(NAME), now: clock.now };
  return {
    name: NAME,
    games: GOLDENRACE_GAMES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) => {
      answerSigned(app, simulator, 'game/list', async () => ({ games: rows() }));
      answerSigned(app, simulator, 'game/launch', async (message) => {
        const order = goldenraceLaunch.safeParse(message).data;
        const game = GOLDENRACE_GAMES.find(({ id }) => id === order?.gameId);
        if (!order || !game) return { error: 'unknown game' };
        const { token: operatorToken, playerName: username, currency, language, lobbyUrl } = order;
        const userId = order.mode === 'fun' ? demoUser() : order.playerId;
        const who = { operatorToken, reference: null, userId, username, currency, language, lobbyUrl };
        return { url: await sessions.open({ provider: NAME, game: game.id, ...who }) };
      });
    },
    write: (call, how) => writeSigned(simulator, { path: PATHS[call.action], body: bodyOf(call) }, how),
    read: (body) => {
      const { result, balance, sessionId } = (body ?? {}) as Record<string, unknown>;
      return judged({ word: result, balance, session: sessionId }, MEANINGS);
    },
  };
};

/** Its own games, and two of another provider that the operator leaves out. */
function rows() {
  const row = ({ id, name, studio, engine }: SandboxGame) => ({
    gameId: id,
    gameTitle: name,
    thumbnail: picturePath('goldenrace', id),
    provider: studio,
    gameFriendlyName: id,
    type: TYPE_OF.get(id) ?? 'numbers',
    platforms: ['desktop', 'mobile'],
    ...declaredOf(engine),
  });
  const foreign = GOLDENRACE_GAMES.slice(0, 2).map((game) => ({ ...game, id: `${game.id}-b`, studio: 'Betradar' }));
  return [...GOLDENRACE_GAMES, ...foreign].map(row);
}

/** Written by hand, so that an amount is a JSON number with exactly its digits. A ticket holds every bet of its draw. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const text = JSON.stringify;
  if (action === 'authenticate') return `{"token":${text(session)},"playerId":${text(userId)}}`;
  if (action === 'balance') return `{"playerId":${text(userId)},"currency":${text(currency)}}`;
  const ticket = `"ticketId":${text(target ?? transaction)},"playerId":${text(userId)},"currency":${text(currency)}`;
  if (action === 'rollback') return `{${ticket},"stake":${amount}}`;
  const draw = `${ticket},"gameId":${text(game)},"roundId":${text(round)}`;
  if (action === 'win') return `{${draw},"winning":${amount}}`;
  const engine = GOLDENRACE_GAMES.find(({ id }) => id === game)?.engine ?? 'horse-race';
  const bets = selectionsOf(engine, call).map(
    ({ market, selection, odds, stake }, at) =>
      `{"betId":"${at + 1}","market":${text(market)},"selection":${text(selection)},"odds":"${odds}","stake":${stake}}`,
  );
  const sold = `${draw},"sessionId":${text(session)},"stake":${amount},"bets":[${bets.join()}]`;
  return action === 'bet' ? `{${sold}}` : `{${sold},"winning":${win}}`;
}
