import { setTimeout as pause } from 'node:timers/promises';
import { unitsOf, Visitor } from '../black-box/people.ts';
import type { Addresses } from '../black-box/product.ts';
import type { Proofs } from '../black-box/proof.ts';
import { PROVIDERS, walletCall } from '../black-box/providers.ts';
import { call } from '../black-box/wire.ts';

/** Small beside the funds: bets go on for as long as the kills do. */
const STAKE = '0.10';
const FUNDS = '5000.00';
const DEPOSIT = '20.00';
/** Clients per kind of operation. */
const WIDTHS = { bets: 3, rounds: 2, deposits: 1 };
/** Wait of a client after an attempt that nobody answered well, in milliseconds. */
const AGAIN_MS = 50;
/** Wait of a client between rounds, in milliseconds: all of them play in one session, whose calls a minute are limited. */
const ROUND_PACE_MS = 250;
/** Operations that a client has put aside at most. */
const WAITING_MAX = 4;
/** Time that one attempt may take, in milliseconds: who waits longer for an answer asks again. */
const PATIENCE_MS = 4_000;
/** Time in which payments that were made reach the player's balance in the end, in milliseconds. */
const CREDITED_MS_MAX = 60_000;

/** An operation that a client repeats under its key until it is acknowledged. */
interface Operation {
  readonly key: string;
  attempts: number;
}

/** One kind of operation under way: who does it, and what it has come to. */
interface Stream {
  readonly name: keyof typeof WIDTHS;
  readonly operations: Operation[];
  /** One attempt; answers with why it was not acknowledged, or null when it was. */
  readonly attempt: (operation: Operation) => Promise<string | null>;
  /** Start and end of the last attempt that was acknowledged, by the clock of `performance.now`. */
  last: { readonly from: number; readonly to: number };
  /** Answer to the last attempt that was not acknowledged. */
  lastFailure: string;
}

export interface ProductLoad {
  /**
   * Waits until every kind of operation was acknowledged in an attempt that began after `from`; returns the milliseconds
   * since then.
   */
  untilServed(from: number, withinMs: number): Promise<number>;
  /** Ends the load once each operation under way is acknowledged. */
  finish(): Promise<void>;
  /** Holds the balances against what was acknowledged: each operation once. */
  prove(proofs: Proofs): Promise<void>;
}

/**
 * Load on every part of the product: wallet calls of a game provider, rounds of our own games, deposits that are paid at the
 * gateway. Each client repeats an operation, under its key, until it is acknowledged.
 */
export async function startProductLoad(at: Addresses): Promise<ProductLoad> {
  const bettor = await openBets(at);
  const gambler = await openRounds(at);
  const payer = await openDeposits(at);
  const streams = [bettor.stream, gambler.stream, payer.stream];
  let isOver = false;
  const clients = streams.flatMap((stream) =>
    Array.from({ length: WIDTHS[stream.name] }, (_, client) => work(stream, client, () => isOver)),
  );
  return {
    untilServed: async (from, withinMs) => {
      while (performance.now() - from < withinMs) {
        if (streams.every(({ last }) => last.from > from))
          return Math.round(Math.max(...streams.map(({ last }) => last.to)) - from);
        await pause(10);
      }
      const silent = streams.filter(({ last }) => last.from <= from);
      const reasons = silent.map(({ name, lastFailure }) => `${name} (${lastFailure})`);
      throw new Error(`not served within ${withinMs} ms: ${reasons.join(', ')}`);
    },
    finish: async () => {
      isOver = true;
      await Promise.all(clients);
    },
    prove: async (proofs) => {
      await proveBets(bettor, proofs);
      await proveRounds(gambler, proofs);
      await proveDeposits(payer, proofs);
    },
  };
}

/**
 * One client: it puts an operation that was not acknowledged aside, goes on with another, and comes back to it until it is. So an
 * operation that a kill interrupted, and that the product takes up after a while, hides nothing of what is served again.
 */
async function work(stream: Stream, client: number, isOver: () => boolean): Promise<void> {
  const waiting: Operation[] = [];
  for (let n = 0; !isOver() || waiting.length > 0; n += 1) {
    const mayBegin = !isOver() && waiting.length < WAITING_MAX;
    const operation = (mayBegin && n % 2 === 0 ? undefined : waiting.shift()) ?? begin(stream, `${client}-${n}`);
    const from = performance.now();
    operation.attempts += 1;
    const failure = await impatiently(stream.attempt(operation));
    if (failure === null) {
      stream.last = { from, to: performance.now() };
    } else {
      stream.lastFailure = failure;
      waiting.push(operation);
      await pause(AGAIN_MS);
    }
  }
}

function begin(stream: Stream, place: string): Operation {
  const operation = { key: `${stream.name}-${place}`, attempts: 0 };
  stream.operations.push(operation);
  return operation;
}

/** An attempt that fails or takes too long was not acknowledged. */
function impatiently(attempt: Promise<string | null>): Promise<string | null> {
  const late = pause(PATIENCE_MS, `no answer within ${PATIENCE_MS} ms`, { ref: false });
  return Promise.race([attempt.catch(String), late]);
}

function newStream(name: Stream['name'], attempt: Stream['attempt']): Stream {
  return { name, attempt, operations: [], last: { from: 0, to: 0 }, lastFailure: 'not tried' };
}

const [PROVIDER] = PROVIDERS;

/** Wallet calls of a game provider: the server and its database. The sandbox signs and sends them. */
async function openBets(at: Addresses) {
  if (!PROVIDER) throw new Error('no provider');
  const player = await Visitor.register(at);
  await player.deposit(FUNDS);
  await player.launch(PROVIDER.route);
  const attempt = async ({ key }: Pick<Operation, 'key'>) => {
    const transaction = `${player.name}-${key}`;
    const bet = { action: 'bet', player: player.name, round: transaction, transaction, amount: STAKE } as const;
    const answer = await walletCall(at, PROVIDER, bet);
    return answer.isWell ? null : `${answer.sandbox} ${answer.text}`;
  };
  return { player, stream: newStream('bets', attempt) };
}

async function proveBets({ player, stream }: Awaited<ReturnType<typeof openBets>>, proofs: Proofs): Promise<void> {
  const { operations } = stream;
  const expected = unitsOf(FUNDS) - BigInt(operations.length) * unitsOf(STAKE);
  proofs.equal(claimOf(stream, 'bets of a provider are placed once'), await player.balance(), expected);
  for (const operation of operations.slice(-50)) await stream.attempt(operation);
  proofs.equal('and sent again they move nothing', await player.balance(), expected);
}

/** Rounds of our own games: the games server, its database, and the server that holds the money. */
async function openRounds(at: Addresses) {
  const player = await Visitor.register(at);
  await player.deposit(FUNDS);
  const token = await player.token('originals', 'dice');
  /** Effects of rounds on the balance by key; a round whose bet came to nothing during an outage is cancelled, and has none. */
  const effects = new Map<string, bigint>();
  const attempt = async ({ key }: Pick<Operation, 'key'>) => {
    const body = { stake: STAKE, choice: { direction: 'over', target: 5050 }, key };
    const headers = { authorization: `Bearer ${token}` };
    await pause(ROUND_PACE_MS);
    const answer = await call(`${at.games}/play/session/rounds`, { body, headers });
    if (answer.http !== 200 || !ENDED.includes(answer.body.state))
      return `${answer.http} ${JSON.stringify(answer.body)}`;
    const isPlayed = answer.body.state === 'settled';
    const effect = isPlayed ? unitsOf(answer.body.payout) - unitsOf(STAKE) : 0n;
    if (effects.has(key) && effects.get(key) !== effect) throw new Error(`round ${key} has two results`);
    effects.set(key, effect);
    return null;
  };
  return { player, effects, stream: newStream('rounds', attempt) };
}

/** States of a round whose money moves no more. */
const ENDED = ['settled', 'refused', 'cancelled'];

async function proveRounds(
  { player, effects, stream }: Awaited<ReturnType<typeof openRounds>>,
  proofs: Proofs,
): Promise<void> {
  const { operations } = stream;
  const expected = [...effects.values()].reduce((sum, effect) => sum + effect, unitsOf(FUNDS));
  const cancelled = [...effects.values()].filter((effect) => effect === 0n).length;
  const claim = claimOf(stream, `rounds of our games moved money once, ${cancelled} of them cancelled`);
  proofs.equal(claim, await player.balance(), expected);
  const again = await Promise.all(operations.slice(-50).map((operation) => stream.attempt(operation)));
  proofs.equal(
    'and asked for again they answer alike',
    again.filter((failure) => failure === null).length,
    again.length,
  );
  proofs.equal('and move nothing', await player.balance(), expected);
}

/** Deposits: opened at the server, paid at the gateway, credited by its webhook. */
async function openDeposits(at: Addresses) {
  const player = await Visitor.register(at);
  /** Numbers of the gateway by operation: a payment that was opened is paid, not opened once more. */
  const opened = new Map<string, string>();
  const attempt = async ({ key }: Pick<Operation, 'key'>) => {
    const payment = opened.get(key) ?? (await openPayment(player));
    if (payment === undefined) return 'no payment was opened';
    opened.set(key, payment);
    const { http, body } = await call(`${at.sandbox}/console/payments/${payment}/approve`, { body: {} });
    const isPaid = http === 200 || /that is paid/.test(body?.error ?? '');
    return isPaid ? null : `${http} ${JSON.stringify(body)}`;
  };
  return { player, stream: newStream('deposits', attempt) };
}

async function openPayment(player: Visitor): Promise<string | undefined> {
  const reference = await player.openDeposit(DEPOSIT);
  const { body } = await call(`${player.at.sandbox}/console/payments`);
  return body.payments.find((payment: Record<string, string>) => payment.reference === reference)?.id;
}

async function proveDeposits(
  { player, stream }: Awaited<ReturnType<typeof openDeposits>>,
  proofs: Proofs,
): Promise<void> {
  const expected = BigInt(stream.operations.length) * unitsOf(DEPOSIT);
  for (const until = Date.now() + CREDITED_MS_MAX; Date.now() < until; await pause(500))
    if ((await player.balance()) >= expected) break;
  proofs.equal(claimOf(stream, 'deposits that were paid are credited once'), await player.balance(), expected);
}

function claimOf({ operations }: Stream, claim: string): string {
  const repeated = operations.filter(({ attempts }) => attempts > 1).length;
  return `${operations.length} acknowledged ${claim} (${repeated} of them were asked for more than once)`;
}
