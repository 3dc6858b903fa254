import { upgamingLaunch, upgamingProof } from '@ordago/provider-protocols';
import { html } from '../../console/html.ts';
import { picturePath } from '../pictures.ts';
import { demoUser } from '../play/demo-money.ts';
import { declaredOf } from '../play/play-engine.ts';
import type { OutgoingCall, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { judged } from '../read-verdict.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { namesOf, slugOf } from '../words.ts';

const NAME = 'upgaming';
const GAMES_COUNT = 96;
/** Games that its list has switched off. */
const OFF_COUNT = 3;

const ALL: readonly SandboxGame[] = namesOf('space', GAMES_COUNT + OFF_COUNT).map((name, index) => ({
  id: `up-${slugOf(name)}`,
  name,
  studio: 'Upgaming',
  engine: slotNumber(index),
}));

/** 96 games of the sky. */
export const UPGAMING_GAMES = ALL.slice(0, GAMES_COUNT);

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  win: 'win',
  betwin: 'betwin',
  rollback: 'refund',
};

const MEANINGS = { well: new Set(['0']), again: new Set(['1999']) };

/** Upgaming as the sandbox plays it: a launch answers a page, which leads on to the game. */
export const upgamingSimulator: SimulatorOf = ({ settings, clock }) => {
  const simulator = { name: NAME, proof: upgamingProof, secret: settings.secretOf(NAME), now: clock.now };
  return {
    name: NAME,
    games: UPGAMING_GAMES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) => {
      answerSigned(app, simulator, 'game/list', async () => ({ games: ALL.map(rowOf) }));
      answerSigned(app, simulator, 'game/launch', async (message) => {
        const order = upgamingLaunch.safeParse(message).data;
        const game = UPGAMING_GAMES.find(({ id }) => id === order?.gameId);
        if (!order || !game) return { error: 'unknown game' };
        const { token: operatorToken, userName: username, currency, language, lobbyUrl } = order;
        const userId = order.mode === 'fun' ? demoUser() : order.userId;
        const who = { operatorToken, reference: null, userId, username, currency, language, lobbyUrl };
        return { Content: pageOf(game, await sessions.open({ provider: NAME, game: game.id, ...who })) };
      });
    },
    write: (call, how) => writeSigned(simulator, { path: PATHS[call.action], body: bodyOf(call) }, how),
    read: (body) => {
      const { StatusCode, Balance, SessionId } = (body ?? {}) as Record<string, unknown>;
      return judged({ word: StatusCode, balance: Balance, session: SessionId }, MEANINGS);
    },
  };
};

function rowOf({ id, name, engine }: SandboxGame, index: number) {
  return {
    id: index + 1,
    gameId: id,
    gameName: name,
    is_active: index < GAMES_COUNT,
    cdnUrl: picturePath('upgaming', id),
    gamePlatformTypeId: 3,
    ...declaredOf(engine),
  };
}

/** The document that is shown in the operator's sandbox. It has no origin there, so it hands over to the game's own address. */
function pageOf({ name }: SandboxGame, url: string): string {
  const page = html`<!doctype html><html><head><meta charset="utf-8"><title>${name}</title>
    <meta http-equiv="refresh" content="0; url=${url}"></head><body><a href="${url}">${name}</a></body></html>`;
  return String(page);
}

/** Written by hand, so that an amount is a JSON number with exactly its digits. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const text = JSON.stringify;
  if (action === 'authenticate') return `{"Token":${text(session)}}`;
  const base = `"UserId":${text(userId)},"Currency":${text(currency)}`;
  if (action === 'balance') return `{${base}}`;
  const entry = `${base},"TransactionId":${text(transaction)}`;
  if (action === 'rollback') return `{${entry},"BetTransactionId":${text(target ?? transaction)},"Amount":${amount}}`;
  const place = `${entry},"GameId":${text(game)},"RoundId":${text(round)}`;
  if (action === 'win') return `{${place},"WinAmount":${amount},"BetTransactionId":${text(target)}}`;
  const bet = `${place},"SessionId":${text(session)},"BetAmount":${amount}`;
  return action === 'bet' ? `{${bet}}` : `{${bet},"WinAmount":${win}}`;
}
