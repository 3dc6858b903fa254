import {
  type CrashMessage,
  type CrashSeenBet,
  type CrashSnapshot,
  crashMessage,
  crashOutcome,
  playedRound,
  readShape,
} from '@ordago/contracts/play';
import { openSocket } from '@ordago/web-kit/socket';
import {
  addressOf,
  LOST,
  type PlayAddress,
  post,
  readAnswer,
  readRefusal,
  type Unplayed,
} from '../../shared/play-api.ts';

/** The present state of the table; instants on the server's clock, in milliseconds. */
export interface CrashView {
  readonly seq: number;
  /** Server's clock less ours. */
  readonly offsetMs: number;
  readonly phase: 'betting' | 'flying' | 'over' | null;
  readonly place: number;
  readonly endsAt: number;
  readonly flewAt: number | null;
  /** Multiple at which the last round burst, once it has. */
  readonly bust: number | null;
  readonly bets: readonly CrashSeenBet[];
  /** Our own bet on the round, as the table knew it when we came: placed before the game was loaded again. */
  readonly mine: CrashSnapshot['mine'];
  readonly history: readonly { readonly place: number; readonly bust: number }[];
}

const HISTORY_MAX = 30;

export const NOBODY_YET: CrashView = {
  seq: 0,
  offsetMs: 0,
  phase: null,
  place: 0,
  endsAt: 0,
  flewAt: null,
  bust: null,
  bets: [],
  mine: null,
  history: [],
};

/** Start of a new round: nobody is in it. */
const NO_FLIGHT = { flewAt: null, bust: null, bets: [], mine: null } as const;

/** The table after one more piece of news; `receivedAt` on our own clock. */
export function withNews(view: CrashView, news: CrashMessage, receivedAt: number): CrashView {
  const base = { ...view, seq: news.seq, offsetMs: news.now - receivedAt };
  switch (news.type) {
    case 'snapshot':
      return { ...NOBODY_YET, ...base, ...tableOf(news) };
    case 'betting':
      return { ...base, phase: 'betting', place: news.place, endsAt: news.endsAt, ...NO_FLIGHT };
    case 'bet': {
      const { id, name, stake, currency } = news;
      return {
        ...base,
        bets: [...view.bets.filter((bet) => bet.id !== id), { id, name, stake, currency, cashed: null }],
      };
    }
    case 'flying':
      return { ...base, phase: 'flying', flewAt: news.at };
    case 'cashed': {
      const { id, multiple, payout } = news;
      return {
        ...base,
        bets: view.bets.map((bet) => (bet.id === id ? { ...bet, cashed: { multiple, payout } } : bet)),
      };
    }
    case 'bust': {
      const { place, multiple } = news;
      const history = [{ place, bust: multiple }, ...view.history.filter((round) => round.place !== place)];
      return { ...base, phase: 'over', bust: multiple, history: history.slice(0, HISTORY_MAX) };
    }
  }
}

function tableOf({ phase, place = 0, endsAt = 0, flewAt, bust, bets, mine, history }: CrashSnapshot) {
  return { phase: phase ?? null, place, endsAt, flewAt: flewAt ?? null, bust, bets, mine, history };
}

/**
 * Listens to the table; a connection that breaks is taken up where it broke. A message of no known shape changes nothing: a
 * client of an earlier version meets messages that it does not know. Returns the function that stops it.
 */
export function listenToCrash(
  address: PlayAddress,
  change: (change: (view: CrashView) => CrashView) => void,
): () => void {
  let seq: number | null = null;
  const socket = openSocket({
    address: () => `${addressOf(address, '/crash/live')}${seq === null ? '' : `?after=${seq}`}`,
    onOpen: () => socket.send(JSON.stringify({ token: address.session })),
    onText: (text) => {
      const news = readMessage(text);
      if (news === null) return;
      seq = news.seq;
      change((view) => withNews(view, news, Date.now()));
    },
    waitMsMin: 500,
    waitMsMax: 8_000,
  });
  return socket.close;
}

function readMessage(text: string): CrashMessage | null {
  try {
    return readShape(crashMessage, JSON.parse(text));
  } catch {
    return null;
  }
}

/** The round that a cash-out ended, or why it ended none: `round-closed` is a rocket that had burst. */
export async function cashOut(
  address: PlayAddress,
  round: string,
): Promise<{ payout: string; multiple: string } | Unplayed> {
  try {
    const response = await post(address, '/crash/cash-out', { round });
    if (!response.ok) return await readRefusal(response);
    const ended = await readAnswer(response, playedRound(crashOutcome));
    const multiple = ended?.outcome?.cashedOutAt;
    return ended && multiple ? { payout: ended.payout, multiple } : LOST;
  } catch {
    return LOST;
  }
}
