import { encodeForm, XPG_LOBBY, xpgLanguageOf, xpgLaunch, xpgProof } from '@ordago/provider-protocols';
import { liveTable } from '../live-tables.ts';
import type { OutgoingCall, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { judged } from '../read-verdict.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { slugOf, TOWNS } from '../words.ts';

const NAME = 'xpg';
const OPERATOR_ID = 'ordago';
/** Two tables of each kind, a roulette first: whoever plays without choosing sits there. */
const TABLES: readonly SandboxGame[] = TOWNS.slice(0, 14).map((town, index) => {
  const { title, slug, engine } = liveTable(index);
  return { id: `xpg-${slug}-${slugOf(town)}`, name: `${title} ${town}`, studio: 'XPG', engine };
});

/** The lobby is all that an operator can open; its tables are reached from inside. */
export const XPG_GAMES: readonly SandboxGame[] = [
  { id: XPG_LOBBY, name: 'XPG Live Lobby', studio: 'XPG', engine: 'roulette', tables: TABLES.map(({ id }) => id) },
  ...TABLES,
];

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'getbalance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'canceldebit',
};

const MEANINGS = { well: new Set(['0']), again: new Set(['100']) };
const FORM = 'application/x-www-form-urlencoded';

/** XPG as the sandbox plays it: one lobby of many tables, its language a number. */
export const xpgSimulator: SimulatorOf = ({ settings, clock }) => {
  const simulator = { name: NAME, proof: xpgProof, secret: settings.secretOf(NAME), now: clock.now };
  return {
    name: NAME,
    games: XPG_GAMES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) =>
      answerSigned(app, simulator, 'lobby', async (message) => {
        const order = xpgLaunch.safeParse(message).data;
        const language = order ? xpgLanguageOf(Number(order.languageId)) : null;
        if (!order || language === null || order.operatorId !== OPERATOR_ID) return { errorCode: 6 };
        const { sessionToken: operatorToken, login: userId, nickname: username, currency, exitUrl: lobbyUrl } = order;
        const who = { operatorToken, reference: null, userId, username, currency, language, lobbyUrl };
        return { errorCode: 0, lobbyUrl: await sessions.open({ provider: NAME, game: XPG_LOBBY, ...who }) };
      }),
    write: (call, how) => {
      const body = encodeForm(fieldsOf(call));
      return writeSigned(simulator, { path: PATHS[call.action], body, contentType: FORM }, how);
    },
    read: (body) => {
      const { errorCode, balance, sessionId } = (body ?? {}) as Record<string, unknown>;
      return judged({ word: errorCode, balance, session: sessionId }, MEANINGS);
    },
  };
};

function fieldsOf(call: OutgoingCall): Record<string, string> {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  if (action === 'authenticate') return { operatorId: OPERATOR_ID, sessionToken: session };
  const base = { operatorId: OPERATOR_ID, login: userId, currency };
  if (action === 'balance') return base;
  const entry = { ...base, transactionId: transaction, amount };
  if (action === 'rollback') return { ...entry, debitTransactionId: target ?? transaction };
  const place = { ...entry, tableId: game === XPG_LOBBY ? (TABLES[0]?.id ?? XPG_LOBBY) : game, roundId: round };
  if (action === 'win') return place;
  return action === 'bet' ? { ...place, sessionId: session } : { ...place, sessionId: session, creditAmount: win };
}
