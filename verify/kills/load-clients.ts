import { randomInt, randomUUID } from 'node:crypto';
import type { Books } from '../../bench/harness/world.ts';
import type { Journal } from './journal.ts';
import type { Answer, Order } from './orders.ts';

/** Time that a client waits for an answer before it asks again with the same key. */
const PATIENCE_MS = 4_000;
const CLIENTS = 32;
/** One in twenty asks for more than anybody has: refusals must survive a kill as well. */
const TOO_MUCH = '900000000000000';

/** Clients that never give an order up: one that nobody answered is sent again, with its key, until somebody does. */
export interface LoadClients {
  /** Sets the clients to work, or to the next server after the last one was killed. */
  work(send: (order: Order) => void): void;
  /** Takes an answer of the server. */
  receiveAnswer(answer: Answer): void;
  /** The server is gone: whatever waits was not answered. */
  lose(): void;
  /** No new orders; answered once every order has its answer. */
  finish(): Promise<void>;
  readonly counts: Counts;
}

export interface Counts {
  acknowledged: number;
  unanswered: number;
  /** Of the unanswered: found committed when they were sent again. A retry without a key would have doubled them. */
  committedUnheard: number;
}

interface Client {
  /** The order under way; null while the client has none. */
  order: Order | null;
  wasUnanswered: boolean;
  sentAtMs: number;
  isWaiting: boolean;
}

export function createLoadClients(books: Books, journal: Journal): LoadClients {
  const clients = Array.from({ length: CLIENTS }, (): Client => {
    return { order: null, wasUnanswered: false, sentAtMs: 0, isWaiting: false };
  });
  const counts: Counts = { acknowledged: 0, unanswered: 0, committedUnheard: 0 };
  let send: ((order: Order) => void) | null = null;
  let isFinishing = false;

  const act = (client: Client) => {
    if (!send || (client.order === null && isFinishing)) return;
    if (client.order === null) {
      client.order = newOrder(books);
      client.wasUnanswered = false;
      journal.noteOrder(client.order);
    }
    client.sentAtMs = performance.now();
    client.isWaiting = true;
    send(client.order);
  };
  const giveUpWaiting = (client: Client) => {
    if (client.order === null || !client.isWaiting) return;
    if (!client.wasUnanswered) counts.unanswered += 1;
    client.wasUnanswered = true;
    client.isWaiting = false;
  };
  const askAgain = () => {
    for (const client of clients.filter((one) => one.isWaiting && performance.now() - one.sentAtMs > PATIENCE_MS)) {
      giveUpWaiting(client);
      act(client);
    }
  };

  return {
    counts,
    work(to) {
      send = to;
      for (const client of clients) act(client);
    },
    receiveAnswer(answer) {
      const client = clients.find(({ order }) => order?.key === answer.key);
      if (!client) return;
      journal.noteAnswer(answer);
      counts.acknowledged += 1;
      if (client.wasUnanswered && answer.replayed) counts.committedUnheard += 1;
      client.order = null;
      client.isWaiting = false;
      act(client);
    },
    lose() {
      send = null;
      for (const client of clients) giveUpWaiting(client);
    },
    async finish() {
      isFinishing = true;
      for (let waited = 0; clients.some(({ order }) => order !== null); waited += 1) {
        if (waited > 600) throw new Error('an order was never answered');
        askAgain();
        await new Promise((resume) => setTimeout(resume, 100));
      }
    },
  };
}

function newOrder(books: Books): Order {
  const dice = randomInt(20);
  const units = String(randomInt(1, 5_000) * 1_000);
  return {
    key: randomUUID(),
    sort: dice < 12 ? 'bet' : dice < 16 ? 'credit' : 'debit',
    player: randomInt(books.players.length),
    event: randomInt(books.events.length),
    units: dice === 19 ? TOO_MUCH : units,
  };
}
