import { parseAmount } from '@ordago/kernel';
import { sleep } from '../../tools/postgres/processes.mjs';
import type { Addresses } from './product.ts';
import { type Answer, type CallOptions, call } from './wire.ts';

const PASSWORD = 'Ordago-2026';
/** Longest wait for the first list of games. */
const GAMES_MS_MAX = 60_000;
let people = 0;

/** A signed-in player, as their browser sees the product. */
export class Visitor {
  constructor(
    readonly at: Addresses,
    readonly name: string,
    readonly cookie: string,
  ) {}

  /** A new player in US dollars. */
  static async register(at: Addresses): Promise<Visitor> {
    people += 1;
    const name = `bb${String(process.pid % 10_000)}x${people}`;
    const phone = `+1202${String(5_550_000 + (process.pid % 1_000) * 100 + people).slice(-7)}`;
    const person = { username: name, password: PASSWORD, email: `${name}@example.com`, phone };
    const body = { ...person, currency: 'USD', birth_date: '1990-05-17' };
    return new Visitor(at, name, cookieOf(await call(`${at.player}/api/user/signup`, { body })));
  }

  /** The same player in another browser. */
  async again(): Promise<Visitor> {
    const body = { username: this.name, password: PASSWORD };
    return new Visitor(this.at, this.name, cookieOf(await call(`${this.at.player}/api/user/login`, { body })));
  }

  call(path: string, { headers, ...options }: CallOptions = {}): Promise<Answer> {
    return call(`${this.at.player}${path}`, { ...options, headers: { cookie: this.cookie, ...headers } });
  }

  /** Main balance, in ledger units. */
  async balance(): Promise<bigint> {
    const { body } = await this.call('/api/user/balance');
    return unitsOf(body.result.balance);
  }

  async openDeposit(amount: string): Promise<string> {
    const body = { amount, full_name: 'Ana Luz', payment_method: 'papara' };
    const answer = await this.call('/xpay/deposit/init', { body });
    if (answer.http !== 200) throw new Error(`no deposit: ${JSON.stringify(answer.body)}`);
    return String(answer.body.result.deposit_id);
  }

  /** Deposits and pays at the gateway; answers the gateway's number of the payment. */
  async deposit(amount: string): Promise<string> {
    const reference = await this.openDeposit(amount);
    const { body } = await call(`${this.at.sandbox}/console/payments`);
    const own = (payment: Record<string, string>) => payment.reference === reference && payment.direction === 'deposit';
    const payment = body.payments.find(own);
    await call(`${this.at.sandbox}/console/payments/${payment.id}/approve`, { body: {} });
    return payment.id;
  }

  /** A token of the betting frame and calls with it. */
  async frame(): Promise<(path: string, options?: CallOptions) => Promise<Answer>> {
    const { body } = await this.call('/api/sportsbook/token', { body: {} });
    const authorization = `Bearer ${body.result.token}`;
    return (path, options = {}) =>
      call(`${this.at.sportsbook}${path}`, { ...options, headers: { authorization, ...options.headers } });
  }

  /** Games of a provider; waits for them on a product that has just begun, whose lists are read after it serves. */
  async games(routeProvider: string): Promise<readonly { readonly id: string; readonly gameId: string }[]> {
    const end = Date.now() + GAMES_MS_MAX;
    for (;;) {
      const { body } = await this.call(`/api/casino/games?routeProvider=${routeProvider}`);
      if (body.result.length > 0) return body.result;
      if (Date.now() > end) throw new Error(`no games of ${routeProvider} within ${GAMES_MS_MAX} ms`);
      await sleep(200);
    }
  }

  /** Opens a game of a provider; answers the name of the session as the sandbox knows it. */
  async launch(routeProvider: string, index = 0): Promise<string> {
    const games = await this.games(routeProvider);
    const answer = await this.call('/api/casino/launch', { body: { game_id: games[index]?.id } });
    if (answer.http !== 200) throw new Error(`no game: ${JSON.stringify(answer.body)}`);
    return answer.body.result.session;
  }

  /** Opens a game as its page does; answers the token that it plays with. (Default: the first game of the provider) */
  async token(routeProvider: string, gameId?: string): Promise<string> {
    const games = await this.games(routeProvider);
    const game = gameId === undefined ? games[0] : games.find((listed) => listed.gameId === gameId);
    const launched = await this.call('/api/casino/launch', { body: { game_id: game?.id } });
    const code = new URLSearchParams(new URL(launched.body.result?.url ?? 'about:blank').hash.slice(1)).get('code');
    if (code === null) throw new Error(`no game of ${routeProvider}: ${JSON.stringify(launched.body)}`);
    const host = routeProvider === 'originals' ? this.at.games : this.at.sandbox;
    const opened = await call(`${host}/play/session`, { body: { code } });
    if (opened.http !== 200) throw new Error(`no token: ${opened.http} ${JSON.stringify(opened.body)}`);
    return opened.body.token;
  }
}

/** The session's cookie of a staff member. */
export async function staffCookie(at: Addresses, username: string): Promise<string> {
  return cookieOf(await call(`${at.staff}/api/staff/login`, { body: { username, password: PASSWORD } }));
}

export function unitsOf(text: string): bigint {
  const units = parseAmount(text);
  if (units === null) throw new Error(`not an amount: ${text}`);
  return units;
}

function cookieOf(answer: Answer): string {
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (answer.http !== 200 || !cookie) throw new Error(`no session: ${answer.http} ${JSON.stringify(answer.body)}`);
  return cookie;
}
