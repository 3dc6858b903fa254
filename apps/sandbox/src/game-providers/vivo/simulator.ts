import { formatAmount } from '@ordago/kernel';
import { encodeForm, vivoLaunch, vivoProof } from '@ordago/provider-protocols';
import { picturePath } from '../pictures.ts';
import { limitsOf } from '../play/play-engine.ts';
import type { OutgoingCall, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { judged } from '../read-verdict.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { slugOf, TOWNS } from '../words.ts';

const NAME = 'vivo';

/** Groups of tables with limits of their own: 0.50 to 200.00 (twice), 1.00 to 500.00, 10.00 to 5,000.00. */
const ROOMS = [
  { key: 'ruleta', name: 'Ruleta Clásica', engine: 'roulette', limits: { min: 50_000n, max: 20_000_000n } },
  { key: 'bacara', name: 'Bacará Dorado', engine: 'baccarat', limits: { min: 100_000n, max: 50_000_000n } },
  { key: 'salon', name: 'Ruleta Salón', engine: 'roulette', limits: { min: 1_000_000n, max: 500_000_000n } },
  { key: 'dados', name: 'Sic Bo Imperial', engine: 'sic-bo', limits: { min: 50_000n, max: 20_000_000n } },
] as const;

/** 62 tables, each in a town and in one of the groups. */
export const VIVO_TABLES: readonly SandboxGame[] = TOWNS.map((town, index) => {
  const { key, name, engine, limits } = ROOMS[index % ROOMS.length] ?? ROOMS[0];
  return { id: `vivo-${key}-${slugOf(town)}`, name: `${name} ${town}`, studio: 'Vivo Gaming', engine, limits };
});

const MEANINGS = {
  // 302 is the cancel of a bet that never came: it will never be taken.
  well: new Set(['0', '302']),
  again: new Set(['599']),
};
const FORM = 'application/x-www-form-urlencoded';

/** Vivo as the sandbox plays it: live tables whose stakes bear the limits of the table. */
export const vivoSimulator: SimulatorOf = ({ settings, clock }) => {
  const simulator = { name: NAME, proof: vivoProof, secret: settings.secretOf(NAME), now: clock.now };
  return {
    name: NAME,
    games: VIVO_TABLES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) => {
      answerSigned(app, simulator, 'game_list', async () => ({ tables: VIVO_TABLES.map(rowOf) }));
      answerSigned(app, simulator, 'game/link', async (message) => {
        const order = vivoLaunch.safeParse(message).data;
        const table = VIVO_TABLES.find(({ id }) => id === order?.table_id);
        if (!order || !table) return { error: 'unknown table' };
        const { token: operatorToken, user_id: userId, user_name: username, currency, lang: language, home } = order;
        const who = { operatorToken, reference: null, userId, username, currency, language, lobbyUrl: home };
        return { url: await sessions.open({ provider: NAME, game: table.id, ...who }) };
      });
    },
    write: (call, how) => {
      const body = encodeForm(fieldsOf(call));
      return writeSigned(simulator, { path: pathOf(call), body, contentType: FORM }, how);
    },
    read: (body) => {
      const { CODE, BALANCE, SESSIONTOKEN } = (body ?? {}) as Record<string, unknown>;
      return judged({ word: CODE, balance: BALANCE, session: SESSIONTOKEN }, MEANINGS);
    },
  };
};

function rowOf(table: SandboxGame) {
  const { min, max } = limitsOf(table);
  const limits = { limit_min: formatAmount(min), limit_max: formatAmount(max) };
  return {
    table_id: table.id,
    application: table.engine,
    table_name: table.name,
    image: picturePath(NAME, table.id),
    ...limits,
  };
}

function pathOf({ action }: OutgoingCall): string {
  if (action === 'authenticate') return action;
  return action === 'balance' ? 'getbalance' : 'changebalance';
}

const TYPES = { bet: 'BET', win: 'WIN', betwin: 'BETWIN', rollback: 'CANCELED_BET' } as const;

function fieldsOf(call: OutgoingCall): Record<string, string> {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  if (action === 'authenticate') return { token: session };
  const base = { userId, currency };
  if (action === 'balance') return base;
  const entry = { ...base, TrnType: TYPES[action], TransactionID: transaction, Amount: amount };
  if (action === 'rollback') return { ...entry, BetTransactionID: target ?? transaction };
  const place = { ...entry, TableId: game, roundId: round };
  if (action === 'win') return place;
  const { min, max } = limitsOf(VIVO_TABLES.find(({ id }) => id === game) ?? {});
  const seated = { ...place, sessionToken: session, LimitMin: formatAmount(min), LimitMax: formatAmount(max) };
  return action === 'bet' ? seated : { ...seated, WinAmount: win };
}
