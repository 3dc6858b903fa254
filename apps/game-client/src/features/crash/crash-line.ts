import { openSocket } from '@ordago/web-kit/socket';
import { addressOf, type PlayAddress, post } from '../../shared/play-api.ts';

/** A bet of the round that everybody sees; multiples in hundredths. */
export interface SeenBet {
  readonly id: string;
  /** Masked. */
  readonly name: string;
  readonly stake: string;
  readonly currency: string;
  readonly cashed: { readonly multiple: number; readonly payout: string } | null;
}

/** The table as it stands; instants on the server's clock, in milliseconds. */
export interface CrashView {
  readonly seq: number;
  /** Server's clock less ours. */
  readonly offsetMs: number;
  readonly phase: 'betting' | 'flying' | 'over' | null;
  readonly place: number;
  readonly endsAt: number;
  readonly flewAt: number | null;
  /** Where the last round burst, once it has. */
  readonly bust: number | null;
  readonly bets: readonly SeenBet[];
  readonly history: readonly { readonly place: number; readonly bust: number }[];
}

type News =
  | ({ type: 'snapshot'; seq: number; now: number } & Partial<Omit<CrashView, 'seq' | 'offsetMs'>>)
  | { type: 'betting'; seq: number; now: number; place: number; endsAt: number }
  | ({ type: 'bet'; seq: number; now: number } & Omit<SeenBet, 'cashed'>)
  | { type: 'flying'; seq: number; now: number; at: number }
  | { type: 'cashed'; seq: number; now: number; id: string; multiple: number; payout: string }
  | { type: 'bust'; seq: number; now: number; place: number; multiple: number };

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
  history: [],
};

/** The table after one more piece of news; `receivedAt` on our own clock. */
export function withNews(view: CrashView, news: News, receivedAt: number): CrashView {
  const base = { ...view, seq: news.seq, offsetMs: news.now - receivedAt };
  switch (news.type) {
    case 'snapshot':
      return { ...NOBODY_YET, ...base, ...pick(news) };
    case 'betting':
      return { ...base, phase: 'betting', place: news.place, endsAt: news.endsAt, flewAt: null, bust: null, bets: [] };
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

function pick({
  phase = null,
  place = 0,
  endsAt = 0,
  flewAt = null,
  bust = null,
  bets = [],
  history = [],
}: Partial<CrashView>) {
  return { phase, place, endsAt, flewAt, bust, bets, history };
}

/** Listens to the table; a connection that breaks is taken up where it broke. Returns the function that stops it. */
export function listenToCrash(
  address: PlayAddress,
  change: (change: (view: CrashView) => CrashView) => void,
): () => void {
  let seq: number | null = null;
  const socket = openSocket({
    address: () => `${addressOf(address, '/crash/live')}${seq === null ? '' : `?after=${seq}`}`,
    onText: (text) => {
      const news = JSON.parse(text) as News;
      seq = news.seq;
      change((view) => withNews(view, news, Date.now()));
    },
    waitMsMin: 500,
    waitMsMax: 8_000,
  });
  return socket.close;
}

/** The round that a cash-out ended; null when it had burst. */
export async function cashOut(
  address: PlayAddress,
  round: string,
): Promise<{ payout: string; multiple: string } | null> {
  try {
    const response = await post(addressOf(address, '/crash/cash-out'), { round });
    if (!response.ok) return null;
    const { payout, outcome } = (await response.json()) as { payout: string; outcome: { cashedOutAt: string } };
    return { payout, multiple: outcome.cashedOutAt };
  } catch {
    return null;
  }
}
