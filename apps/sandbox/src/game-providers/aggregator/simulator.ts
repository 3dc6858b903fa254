import { randomUUID } from 'node:crypto';
import { aggregatorLaunch, aggregatorOwnProof, aggregatorProof, aggregatorReplay } from '@ordago/provider-protocols';
import { picturePath } from '../pictures.ts';
import { demoUser } from '../play/demo-money.ts';
import { declaredFactsOf, declaredOf } from '../play/play-engine.ts';
import type { CallVerdict, OutgoingCall, ProviderSimulator, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { SERVED_PROVIDERS, type ServedProvider } from './catalogue.ts';

const NAME = 'aggregator';

/** The aggregator as the sandbox plays it: one simulator for each provider that it serves; the first answers for all of them. */
export const AGGREGATOR_SIMULATORS: Readonly<Record<string, SimulatorOf>> = Object.fromEntries(
  SERVED_PROVIDERS.map((provider, index) => [provider.key, (parts) => simulatorOf(provider, index === 0, parts)]),
);

function simulatorOf(provider: ServedProvider, answers: boolean, parts: Parameters<SimulatorOf>[0]): ProviderSimulator {
  const { settings, clock } = parts;
  const { key, games } = provider;
  const secret = settings.secretOf(NAME);
  return {
    name: key,
    games,
    // Some of its providers send bet and win as one call, some apart.
    combines: provider.category !== 'live' && provider.category !== 'virtual',
    authenticates: false,
    routes: (app, sessions, replays) => {
      if (!answers) return;
      const own = { name: NAME, proof: aggregatorOwnProof, secret, now: clock.now };
      answerSigned(app, own, 'games', async () => ({ games: SERVED_PROVIDERS.flatMap(rowsOf) }));
      answerSigned(app, own, 'launch', async (message) => {
        const order = aggregatorLaunch.safeParse(message).data;
        const served = SERVED_PROVIDERS.find((one) => one.key === order?.provider);
        const game = served?.games.find(({ id }) => id === order?.game_code);
        if (!order || !served || !game) return { status: 'RS_ERROR_INVALID_GAME' };
        const { token: reference, user_name: username, currency, lang: language, lobby_url: lobbyUrl } = order;
        const userId = order.mode === 'demo' ? demoUser() : order.user;
        const who = { operatorToken: reference, reference, userId, username, currency, language, lobbyUrl };
        return { url: await sessions.open({ provider: served.key, game: game.id, ...who }) };
      });
      answerSigned(app, own, 'replay', async (message) => {
        const asked = aggregatorReplay.safeParse(message).data;
        if (!asked) return { status: 'RS_ERROR_WRONG_SYNTAX' };
        const { provider: from, user: userId, round, lang: language } = asked;
        const url = await replays.open({ provider: from, userId, round, language });
        return url === null ? { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' } : { status: 'RS_OK', url };
      });
    },
    write: (call, how) => {
      const path = call.action === 'authenticate' ? 'balance' : call.action;
      return writeSigned({ name: key, proof: aggregatorProof(key), secret }, { path, body: bodyOf(call) }, how);
    },
    read: verdictOf,
  };
}

function rowsOf({ key, category, games }: ServedProvider): readonly object[] {
  return games.map((game: SandboxGame) => ({
    provider: key,
    game_code: game.id,
    name: game.name,
    category,
    icon: picturePath(key, game.id),
    platforms: ['desktop', 'mobile'],
    demo: category !== 'live',
    ...declaredOf(game.engine),
    ...declaredFactsOf(game),
  }));
}

/** Written by hand, so that an amount is a JSON number with exactly its digits. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const text = JSON.stringify;
  const base = `"request_uuid":${text(randomUUID())},"user":${text(userId)},"currency":${text(currency)}`;
  const place = `${base},"transaction_uuid":${text(transaction)},"round":${text(round)},"game_code":${text(game)}`;
  const reference = `"reference_transaction_uuid":${text(target ?? transaction)}`;
  switch (action) {
    case 'authenticate':
    case 'balance':
      return `{${base}}`;
    case 'bet':
      return `{${place},"token":${text(session)},"amount":${amount}}`;
    case 'betwin':
      return `{${place},"token":${text(session)},"amount":${amount},"win_amount":${win}}`;
    case 'win':
      return `{${place},${reference},"amount":${amount}}`;
    case 'rollback':
      return `{${base},"transaction_uuid":${text(transaction)},${reference},"amount":${amount}}`;
  }
}

/** RS_ERROR_UNKNOWN asks for another try; everything else is final. */
function verdictOf(body: unknown): CallVerdict {
  const { status, balance } = (body ?? {}) as Record<string, unknown>;
  const word = typeof status === 'string' ? status : '';
  const outcome = word === 'RS_OK' ? 'ok' : word === '' ? 'unknown' : word === 'RS_ERROR_UNKNOWN' ? 'retry' : 'refused';
  return { outcome, word, balance: typeof balance === 'string' ? balance : null, session: null };
}
