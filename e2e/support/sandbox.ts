import { type APIRequestContext, expect } from '@playwright/test';
import { teamNameOf } from '../../apps/server/src/adapters/odds-feeds/football-json/team-names.ts';

/** Prices of a market by outcome, in decimal text. */
type Prices = Readonly<Record<string, string>>;

/** A contest that the supplier sends for one test alone: nobody else bets on it, and its prices move on request. */
export interface FedContest {
  readonly event: string;
  readonly league: string;
  readonly home: string;
  /** Null for a race. */
  readonly away: string | null;
}

interface FedEvent {
  /** `de.1/306/10/mgladbach-hoffenheim`. */
  readonly event: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly status: string;
}

/** Names by which the product shows the sides of a match of the supplier's list, whose key ends with theirs. */
function shownNames({ event, league, home, away }: FedEvent): readonly [home: string, away: string] {
  const [homeKey = '', awayKey = ''] = (event.split('/').at(-1) ?? '').split('-');
  return [teamNameOf(league, { key: homeKey, name: home }), teamNameOf(league, { key: awayKey, name: away })];
}

/** The third parties, by the control calls of the sandbox (architecture 4). */
export class Sandbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /** The third parties beside the product at this address. */
  static beside(baseURL: string | undefined, request: APIRequestContext): Sandbox {
    return new Sandbox(request, `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 100}`);
  }

  /**
   * A contest of a league of its own, or of that of another one, in ten days, under names that no other one bears: a match
   * with prices on its result, or a race of these runners.
   */
  async reportContest(
    sport: 'football' | 'tennis' | 'auto-racing',
    markets: readonly [kind: string, prices: Prices][],
    { beside }: { beside?: FedContest | undefined } = {},
  ): Promise<FedContest> {
    const mark = Date.now().toString(36);
    const side = (name: string) => ({ key: `${name}-${mark}`.toLowerCase(), name: `${name} ${mark}` });
    const isRace = sport === 'auto-racing';
    const name = beside?.league ?? `Copa ${mark}`;
    const league = { key: name.toLowerCase().replace(' ', '-'), name, country: 'world', sport };
    const home = side(isRace ? 'Prueba' : 'Alameda');
    const away = isRace ? null : side('Brezales');
    const starts_at = new Date(Date.now() + 10 * 86_400_000).toISOString();
    const event = `e2e-${mark}`;
    await this.post('/console/feed', { kind: 'fixture', event, league, home, away, round: null, starts_at });
    await this.reportPrices({ event }, markets);
    return { event, league: league.name, home: home.name, away: away?.name ?? null };
  }

  /** The whole offer on a contest, with its prices of now; a market that asks something is named `total line=2.5`. */
  async reportPrices(
    { event }: Pick<FedContest, 'event'>,
    markets: readonly [kind: string, prices: Prices][],
  ): Promise<void> {
    const offered = markets.map(([market, prices]) => {
      const [kind = '', specifier = ''] = market.split(' ');
      return {
        kind,
        specifier,
        selections: Object.entries(prices).map(([outcome, odds]) => ({ outcome, name: nameOf(kind, outcome), odds })),
      };
    });
    await this.post('/console/feed', { kind: 'offer', event, markets: offered });
  }

  /** Sends the end of one of these contests, or with `playedMinutes` its interruption for good. */
  async reportScore(
    { event }: Pick<FedContest, 'event'>,
    [home, away]: readonly [number, number],
    { playedMinutes }: { playedMinutes?: number } = {},
  ): Promise<void> {
    await this.post('/console/feed', { kind: 'result', event, home, away, ...interrupted(playedMinutes) });
  }

  /** Sends the order of finish of a race: its runners by their keys, the winner first. */
  async reportRace({ event }: Pick<FedContest, 'event'>, order: readonly string[]): Promise<void> {
    const entries = order.map((key, place) => ({ key, state: 'finished', position: place + 1 }));
    await this.post('/console/feed', { kind: 'record', event, record: { sort: 'race', status: 'completed', entries } });
  }

  /** Sends that a contest is postponed, without a new date. */
  async reportPostponed({ event }: Pick<FedContest, 'event'>): Promise<void> {
    const at = new Date(Date.now() + 10 * 86_400_000).toISOString();
    await this.post('/console/feed', { kind: 'halt', event, halt: { kind: 'postponed', at } });
  }

  /** The payment service takes what a deposit asks for. */
  async payDeposit(reference: string): Promise<void> {
    const answer = await this.request.get(`${this.origin}/console/payments`);
    const { payments } = (await answer.json()) as { payments: Record<string, string>[] };
    const payment = payments.find((one) => one.reference === reference && one.direction === 'deposit');
    expect(payment, `deposit ${reference} at the payment service`).toBeDefined();
    await this.post(`/console/payments/${payment?.id}/approve`, {});
  }

  /** Sends the end of a match of the supplier's own list. */
  async reportResult(match: { home: string; away: string }, score: readonly [number, number]): Promise<void> {
    const { events } = (await (await this.request.get(`${this.origin}/console/feed`)).json()) as { events: FedEvent[] };
    const found = events.filter((one) => {
      const [home, away] = shownNames(one);
      return one.status === 'ahead' && home === match.home && away === match.away;
    });
    expect(found, `${match.home} – ${match.away} at the supplier`).toHaveLength(1);
    await this.reportScore({ event: found[0]?.event ?? '' }, score);
  }

  /** The payment service pays the newest withdrawal that waits. */
  async payWithdrawal(username: string): Promise<void> {
    let id = '';
    await expect(async () => {
      const answer = await this.request.get(`${this.origin}/console/payments`);
      const { payments } = (await answer.json()) as { payments: Record<string, string>[] };
      const open = payments.find(
        (one) => one.username === username && one.direction === 'withdrawal' && one.status === 'pending',
      );
      id = open?.id ?? '';
      expect(id, 'a withdrawal at the payment service').not.toBe('');
    }).toPass({ timeout: 20_000 });
    await this.post(`/console/payments/${id}/approve`, {});
  }

  /** A game provider sends a wallet call about a player's round; returns the server's answer. */
  async callWallet(provider: string, call: Readonly<Record<string, string>>): Promise<string> {
    const answer = await this.request.post(`${this.origin}/console/callbacks/${provider}`, { data: call });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.text();
  }

  private async post(path: string, data: object): Promise<void> {
    const answer = await this.request.post(`${this.origin}${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  }
}

function interrupted(playedMinutes: number | undefined): object {
  return playedMinutes === undefined ? {} : { played_minutes: playedMinutes };
}

/** Runners have names, sides have none of their own. */
function nameOf(kind: string, outcome: string): string | undefined {
  return kind.startsWith('race-') ? outcome.replace(/^./, (first) => first.toUpperCase()) : undefined;
}
