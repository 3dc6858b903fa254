import { habaneroLaunch, habaneroProof, habaneroReplay } from '@ordago/provider-protocols';
import { demoUser } from '../play/demo-money.ts';
import { declaredOf } from '../play/play-engine.ts';
import type { CallVerdict, OutgoingCall, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { namesOf, slugOf } from '../words.ts';

const NAME = 'habanero';
const GAMES_COUNT = 132;

/** 132 slots of the Nile. */
export const HABANERO_GAMES: readonly SandboxGame[] = namesOf('egypt', GAMES_COUNT).map((name, index) => ({
  id: `SG${slugOf(name).replaceAll('-', '')}`,
  name,
  studio: 'Habanero',
  engine: slotNumber(index),
}));

/** Habanero as the sandbox plays it: token exchange, debit and credit apart, retries that are marked as such. */
export const habaneroSimulator: SimulatorOf = ({ settings, clock }) => {
  const simulator = { name: NAME, proof: habaneroProof, secret: settings.secretOf(NAME), now: clock.now };
  return {
    name: NAME,
    games: HABANERO_GAMES,
    combines: false,
    authenticates: true,
    routes: (app, sessions, replays) => {
      answerSigned(app, simulator, 'game/list', async () => ({ games: HABANERO_GAMES.map(rowOf) }));
      answerSigned(app, simulator, 'game/launch', async (message) => {
        const order = habaneroLaunch.safeParse(message).data;
        const game = HABANERO_GAMES.find(({ id }) => id === order?.keyname);
        if (!order || !game) return { error: 'unknown game' };
        const { token: operatorToken, username, currencycode: currency, locale: language, lobbyurl: lobbyUrl } = order;
        const userId = order.mode === 'fun' ? demoUser() : order.accountid;
        const who = { operatorToken, reference: null, userId, username, currency, language, lobbyUrl };
        return { url: await sessions.open({ provider: NAME, game: game.id, ...who }) };
      });
      answerSigned(app, simulator, 'game/history', async (message) => {
        const asked = habaneroReplay.safeParse(message).data;
        if (!asked) return { error: 'no round' };
        const { accountid: userId, gameinstanceid: round, locale: language } = asked;
        return { url: await replays.open({ provider: NAME, userId, round, language }) };
      });
    },
    write: (call, how) => writeSigned(simulator, { path: '', body: bodyOf(call) }, how),
    read: verdictOf,
  };
};

function rowOf({ id, name, engine }: SandboxGame) {
  return { game_name: name, img_name: `${id}.svg`, keyname: id, ...declaredOf(engine) };
}

/** Written by hand, so that an amount is a JSON number with exactly its digits. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target, attempt = 0 } = call;
  const text = JSON.stringify;
  const details = (rest: string) => `{"type":"playerdetailrequest","playerdetailrequest":{${rest}}}`;
  if (action === 'authenticate') return details(`"token":${text(session)},"gamelaunch":true`);
  if (action === 'balance')
    return details(`"accountid":${text(userId)},"currencycode":${text(currency)},"gamelaunch":false`);
  const transfer = (rest: string) =>
    `{"type":"fundtransferrequest","fundtransferrequest":{"accountid":${text(userId)},${rest}}}`;
  const money = (id: string, digits: string) =>
    `"transferid":${text(id)},"currencycode":${text(currency)},"amount":${digits}`;
  if (action === 'rollback') {
    const refund = `{${money(transaction, amount)},"originaltransferid":${text(target ?? transaction)}}`;
    return transfer(`"isrefund":true,"funds":{"refund":${refund}}`);
  }
  const retry =
    attempt > 0 ? `"isretry":true,"retrycount":${attempt}${action === 'win' ? ',"isrecredit":true' : ''},` : '';
  const place = `"token":${text(session)},"gameinstanceid":${text(round)},"gamedetails":{"keyname":${text(game)}}`;
  const funds = (isBoth: boolean, entries: string) =>
    transfer(`${retry}${place},"funds":{"debitandcredit":${isBoth},"fundinfo":[${entries}]}`);
  const credit = (id: string, digits: string, debit: string) =>
    `{${money(id, digits)},"initialdebittransferid":${text(debit)}}`;
  const debit = `{${money(transaction, `-${amount}`)}}`;
  if (action === 'bet') return funds(false, debit);
  if (action === 'win') return funds(false, credit(transaction, amount, target ?? transaction));
  return funds(true, `${debit},${credit(`${transaction}.c`, win, transaction)}`);
}

/** Answers are a player's details or a transfer, each with its status. */
function verdictOf(body: unknown): CallVerdict {
  const { fundtransferresponse, playerdetailresponse } = (body ?? {}) as Record<string, unknown>;
  const answer = (fundtransferresponse ?? playerdetailresponse ?? {}) as Record<string, unknown>;
  const { success, shouldretry, message } = (answer.status ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const refused = shouldretry === true ? 'retry' : 'refused';
  const outcome = success === true ? 'ok' : success === false ? refused : 'unknown';
  return { outcome, word: text(message) ?? '', balance: text(answer.balance), session: text(answer.newtoken) };
}
