import { encodeForm, jacktopLaunch, jacktopProof } from '@ordago/provider-protocols';
import { liveTable } from '../live-tables.ts';
import { openFromLink } from '../open-from-link.ts';
import { picturePath } from '../pictures.ts';
import type { OutgoingCall, ProviderSimulator, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { judged } from '../read-verdict.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { TOWNS } from '../words.ts';

const NAME = 'jacktop';
const CLIENT_ID = 'ordago';
/** Codes that the operator leaves out; the list contains them, as the real one does. */
const LEFT_OUT = ['100202', '100101', '103503'] as const;

/** 62 tables, each in a town, by number. */
export const JACKTOP_TABLES: readonly SandboxGame[] = TOWNS.map((town, index) => {
  const { title, engine } = liveTable(index);
  return { id: String(104_001 + index), name: `${title} Express ${town}`, studio: 'Jacktop', engine };
});

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'auth',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'rollback',
};

const MEANINGS = { well: new Set(['0']), again: new Set(['99']) };
const FORM = 'application/x-www-form-urlencoded';

/** Jacktop as the sandbox plays it: a link that the operator built leads here, and its token is exchanged on arrival. */
export const jacktopSimulator: SimulatorOf = (parts) => {
  const signed = { name: NAME, proof: jacktopProof, secret: parts.settings.secretOf(NAME), now: parts.clock.now };
  const simulator: ProviderSimulator = {
    name: NAME,
    games: JACKTOP_TABLES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) => {
      answerSigned(app, signed, 'game_list', async () => rows());
      app.get(`/${NAME}/launch`, async (request, reply) => {
        const link = jacktopLaunch.safeParse(request.query).data;
        const isKnown = link?.client_id === CLIENT_ID && JACKTOP_TABLES.some(({ id }) => id === link.game);
        if (!link || !isKnown) return reply.code(404).send({ error: 'unknown link' });
        const { token, game, lang: language, lobby: lobbyUrl } = link;
        const url = await openFromLink(
          { token, game, language, lobbyUrl },
          { simulator: simulator, sessions, parts, holderOf },
        );
        return url === null ? reply.code(403).send({ error: 'token refused' }) : reply.redirect(url);
      });
    },
    write: (call, how) => {
      const body = encodeForm(fieldsOf(call));
      return writeSigned(signed, { path: PATHS[call.action], body, contentType: FORM }, how);
    },
    read: (body) => {
      const { code, balance, session } = (body ?? {}) as Record<string, unknown>;
      return judged({ word: code, balance, session }, MEANINGS);
    },
  };
  return simulator;
};

function holderOf(answer: unknown) {
  const { user_id: userId, user_name: username, currency } = (answer ?? {}) as Record<string, unknown>;
  if (typeof userId !== 'string' || typeof username !== 'string' || typeof currency !== 'string') return null;
  return { userId, username, currency };
}

function rows() {
  const row = (code: string, name: string) => ({ category: 'live', code, img: picturePath(NAME, code), name });
  return [
    ...JACKTOP_TABLES.map(({ id, name }) => row(id, name)),
    ...LEFT_OUT.map((code) => row(code, `Ruleta Cerrada ${code}`)),
  ];
}

function fieldsOf(call: OutgoingCall): Record<string, string> {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  if (action === 'authenticate') return { client_id: CLIENT_ID, token: session };
  const base = { client_id: CLIENT_ID, user_id: userId, currency };
  if (action === 'balance') return base;
  const entry = { ...base, transaction_id: transaction, amount };
  if (action === 'rollback') return { ...entry, debit_transaction_id: target ?? transaction };
  const place = { ...entry, table: game, round_id: round };
  if (action === 'win') return place;
  return action === 'bet' ? { ...place, session } : { ...place, session, win_amount: win };
}
