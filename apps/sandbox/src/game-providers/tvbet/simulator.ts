import { TVBET_PAYMENTS, tvbetLaunch, tvbetProof } from '@ordago/provider-protocols';
import { openFromLink, type ReadHolder } from '../open-from-link.ts';
import { picturePath } from '../pictures.ts';
import type { EngineKey } from '../play/play-engine.ts';
import type { CallVerdict, OutgoingCall, ProviderSimulator, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { selectionsOf } from '../selections.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { slugOf } from '../words.ts';

const NAME = 'tvbet';
/** Time that a draw runs after its last ticket, in milliseconds. */
const DRAW_MS = 6_000;

/** Draws by the wire's category: what is drawn, and its names. */
const CATEGORIES: Readonly<Record<string, { readonly engine: EngineKey; readonly names: readonly string[] }>> = {
  lottery: {
    engine: 'keno',
    names: ['Bombo 40', 'Lotería de la Aurora', 'Lotería del Faro', 'Bolas de la Suerte', 'Bingo de la Luna'],
  },
  wheel: { engine: 'money-wheel', names: ['Rueda de la Fortuna', 'Rueda del Puerto', 'Rueda de Medianoche'] },
  cards: { engine: 'dragon-tiger', names: ['Guerra de Palos', 'Naipe Alto'] },
  dice: { engine: 'sic-bo', names: ['Par o Impar'] },
  numbers: { engine: 'number-draw-5-36', names: ['Número Vivo', 'Cinco del Bombo', 'Sorteo del Alba'] },
};

/** 14 draws. */
export const TVBET_GAMES: readonly SandboxGame[] = Object.values(CATEGORIES).flatMap(({ engine, names }) =>
  names.map((name) => ({ id: slugOf(name), name, studio: 'TVBET', engine })),
);

/** TVBET as the sandbox plays it: a ticket is sold at once, its result follows when the draw is over. */
export const tvbetSimulator: SimulatorOf = (parts) => {
  const { settings, clock } = parts;
  const signed = { name: NAME, proof: tvbetProof, secret: settings.secretOf(NAME), now: clock.now };
  const simulator: ProviderSimulator = {
    name: NAME,
    games: TVBET_GAMES,
    combines: false,
    authenticates: true,
    drawMs: DRAW_MS,
    routes: (app, sessions) => {
      answerSigned(app, signed, 'game_list', async () => rows());
      app.get(`/${NAME}/launch`, async (request, reply) => {
        const link = tvbetLaunch.safeParse(request.query).data;
        if (!link) return reply.code(400).send({ error: 'no launch link' });
        const { token, game, lng: language, exitUrl: lobbyUrl } = link;
        const place = { token, game, language, lobbyUrl };
        const url = await openFromLink(place, { simulator: simulator, sessions, parts, holderOf });
        return url === null ? reply.code(403).send({ error: 'the token opens nothing' }) : reply.redirect(url);
      });
    },
    write: (call, how) => {
      const { action } = call;
      const path = action === 'authenticate' ? 'GetUserData' : action === 'balance' ? 'GetBalance' : 'MakePayment';
      return writeSigned(signed, { path, body: bodyOf(call) }, how);
    },
    read: verdictOf,
  };
  return simulator;
};

function rows() {
  return Object.entries(CATEGORIES).flatMap(([category, { names }]) =>
    names.map((name) => ({ category, code: slugOf(name), img: picturePath(NAME, slugOf(name)), name })),
  );
}

const KINDS = {
  bet: TVBET_PAYMENTS.sale,
  betwin: TVBET_PAYMENTS.instant,
  win: TVBET_PAYMENTS.win,
  rollback: TVBET_PAYMENTS.refund,
};

/** Written by hand, so that an amount is a JSON number with exactly its digits. A sale names what its ticket is on. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const text = JSON.stringify;
  const who = `"uid":${text(userId)},"cc":${text(currency)}`;
  if (action === 'authenticate') return `{"to":${text(session)}}`;
  if (action === 'balance') return `{${who}}`;
  const payment = `${who},"tid":${text(transaction)},"tt":${KINDS[action]},"sm":${amount}`;
  if (action === 'rollback') return `{${payment},"rf":${text(target ?? transaction)}}`;
  const ticket = `${payment},"bid":${text(round)},"gid":${text(game)},"did":${text(`draw-${round}`)}`;
  if (action === 'win') return `{${ticket}}`;
  const engine = TVBET_GAMES.find(({ id }) => id === game)?.engine ?? 'keno';
  const bets = selectionsOf(engine, call).map(
    ({ market, selection, odds, stake }) =>
      `{"mk":${text(market)},"sl":${text(selection)},"kf":"${odds}","sm":${stake}}`,
  );
  return `{${ticket},"to":${text(session)},"bt":[${bets.join()}]${action === 'betwin' ? `,"wn":${win}` : ''}}`;
}

const holderOf: ReadHolder = (body) => {
  const { uid: userId, nick: username, cc: currency } = valOf(body);
  if (typeof userId !== 'string' || typeof username !== 'string' || typeof currency !== 'string') return null;
  return { userId, username, currency };
};

/** 99 asks for another try; everything else is final. */
function verdictOf(body: unknown): CallVerdict {
  const { cd } = (body ?? {}) as { cd?: unknown };
  const { bl, to } = valOf(body);
  const word = typeof cd === 'string' ? cd : '';
  const outcome = word === '0' ? 'ok' : word === '' ? 'unknown' : word === '99' ? 'retry' : 'refused';
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { outcome, word, balance: text(bl), session: text(to) };
}

function valOf(body: unknown): Readonly<Record<string, unknown>> {
  return ((body as { val?: unknown } | null | undefined)?.val ?? {}) as Readonly<Record<string, unknown>>;
}
