import { EVOLUTION_SIGNATURE_HEADER, EVOLUTION_TIMESTAMP_HEADER, signEvolution } from '@ordago/provider-protocols';
import { sleep } from '../../tools/postgres/processes.mjs';
import { unitsOf, Visitor } from './people.ts';
import type { Addresses } from './product.ts';
import type { Proofs } from './proof.ts';
import { PROVIDERS, type Provider, walletCall } from './providers.ts';
import { call, inParallel, times } from './wire.ts';

const BETS_PER_SESSION = 50;
const WIDTH = 20;
/** Longest wait for the collection of a debt, on a machine with other work. */
const COLLECTED_MS_MAX = 30_000;
const TAMPERS = ['signature', 'timestamp', 'body'] as const;

/** Proves the wallet calls of every game provider. */
export async function proveCasino(at: Addresses, proofs: Proofs): Promise<void> {
  for (const provider of PROVIDERS) {
    await raceOneBalance(at, provider, proofs);
    await takeBack(at, provider, proofs);
  }
  await crossActions(at, proofs);
}

async function raceOneBalance(at: Addresses, provider: Provider, proofs: Proofs): Promise<void> {
  const player = await Visitor.register(at);
  await player.deposit('100.00');
  const second = await player.again();
  const sessions = [await player.launch(provider.route, 0), await second.launch(provider.route, 1)];
  const bets = times(BETS_PER_SESSION * sessions.length, (n) => ({
    action: 'bet' as const,
    player: player.name,
    session: sessions[n % sessions.length],
    round: `race-${player.name}-${n}`,
    transaction: `race-${player.name}-${n}`,
    amount: '10.00',
  }));
  // A provider that exchanges its token first does it alone, as a game's own first call would.
  const answers = await inParallel(bets, WIDTH, (bet) => walletCall(at, provider, bet));
  const taken = answers.filter(({ isWell }) => isWell).length;
  proofs.equal(`${provider.name}: ${bets.length} bets of 10.00 from two sessions on 100.00, taken`, taken, 10);
  proofs.equal(`${provider.name}: and what is left`, await player.balance(), 0n);
  const again = await inParallel(bets, WIDTH, (bet) => walletCall(at, provider, bet));
  proofs.equal(`${provider.name}: the same ${bets.length} again answer alike`, again.filter(isTaken).length, taken);
  proofs.equal(`${provider.name}: and move nothing`, await player.balance(), 0n);
}

const isTaken = ({ isWell }: { isWell: boolean }) => isWell;

async function takeBack(at: Addresses, provider: Provider, proofs: Proofs): Promise<void> {
  const player = await Visitor.register(at);
  await player.deposit('100.00');
  await player.launch(provider.route);
  const send: Send = (action, id, more = {}) => {
    const name = `${player.name}-${id}`;
    const base = { action, player: player.name, round: name, transaction: name, amount: '10.00', ...more };
    return walletCall(at, provider, base as Parameters<typeof walletCall>[2]);
  };
  await takeBackEarly(provider, { player, send, proofs });
  await takeBackSpent(provider, { player, send, proofs });
  await tamper(provider, { player, send, proofs });
}

type Send = (
  action: 'bet' | 'win' | 'betwin' | 'rollback',
  id: string,
  more?: Record<string, string>,
) => ReturnType<typeof walletCall>;

interface Calls {
  readonly player: Visitor;
  readonly send: Send;
  readonly proofs: Proofs;
}

/** A rollback that comes before its bet keeps the bet from being taken. */
async function takeBackEarly(provider: Provider, { player, send, proofs }: Calls): Promise<void> {
  const early = `${player.name}-early`;
  await send('rollback', 'early-back', { target: early, round: early });
  await send('rollback', 'early-back', { target: early, round: early });
  const late = await send('bet', 'early');
  proofs.equal(
    `${provider.name}: a rollback before its bet`,
    [late.isWell, await player.balance()],
    [false, unitsOf('100')],
  );
}

/** A win that was spent before it is rolled back stays owed. */
async function takeBackSpent(provider: Provider, { player, send, proofs }: Calls): Promise<void> {
  await send('betwin', 'lucky', { win: '490.00' });
  const spent = await send('bet', 'spend', { amount: '580.00' });
  proofs.equal(`${provider.name}: a win is spent`, [spent.isWell, await player.balance()], [true, 0n]);
  const lucky = `${player.name}-lucky`;
  const back = { target: lucky, round: lucky, amount: '10.00' };
  const undone = await send('rollback', 'lucky-back', back);
  await send('rollback', 'lucky-back', back);
  proofs.equal(
    `${provider.name}: its rollback is taken, main never below zero`,
    [undone.isWell, await player.balance()],
    [true, 0n],
  );
  await player.deposit('500.00');
  const withdrawal = { full_name: 'Ana Luz', payment_method: 'papara', iban: 'TR330006100519786457841326' };
  const early2 = await player.call('/xpay/withdrawal/init', { body: { ...withdrawal, amount: '100.00' } });
  const left = await player.balance();
  const isOwed = left === unitsOf('20.00') || early2.body?.error?.name === 'debt-outstanding';
  proofs.holds(`${provider.name}: what was spent stays owed (main ${left} of 500.00)`, isOwed, early2.body);
  proofs.equal(`${provider.name}: and is taken from what came in`, await balanceAfterDebt(player), unitsOf('20.00'));
}

/** The balance of who owed, once the debt is collected: that is a command of its own, which follows the credit. */
async function balanceAfterDebt(player: Visitor): Promise<bigint> {
  const end = performance.now() + COLLECTED_MS_MAX;
  let balance = await player.balance();
  while (balance !== unitsOf('20.00') && performance.now() < end) {
    await sleep(100);
    balance = await player.balance();
  }
  return balance;
}

/** Calls whose signature, time or body was changed are refused and move nothing. */
async function tamper(provider: Provider, { player, send, proofs }: Calls): Promise<void> {
  const before = await player.balance();
  let refused = 0;
  for (const action of ['bet', 'win', 'betwin', 'rollback'] as const) {
    for (const part of TAMPERS) {
      const answer = await send(action, `tampered-${action}-${part}`, { amount: '5.00', tamper: part });
      if (!answer.isWell && answer.http < 500) refused += 1;
    }
  }
  proofs.equal(`${provider.name}: tampered calls refused`, refused, 4 * TAMPERS.length);
  proofs.equal(`${provider.name}: and nothing moved`, await player.balance(), before);
}

/** Proves that a signed bet cannot be replayed as a win. */
async function crossActions(at: Addresses, proofs: Proofs): Promise<void> {
  const player = await Visitor.register(at);
  await player.deposit('100.00');
  const session = await player.launch('evolutionlive');
  const [evolution] = PROVIDERS.filter(({ name }) => name === 'evolution');
  if (!evolution) throw new Error('no evolution');
  const id = `cross-${player.name}`;
  const base = { player: player.name, session, round: id, amount: '10.00' };
  await walletCall(at, evolution, { ...base, action: 'bet', transaction: id });
  const profile = await player.call('/api/user/check');
  const [game] = await player.games('evolutionlive');
  const place = `"game":{"id":"${id}","type":"roulette","details":{"table":{"id":"${game?.gameId}"}}}`;
  const money = `"transaction":{"id":"${id}","refId":"${id}","amount":10.00}`;
  const sid = `"sid":"none","userId":"${profile.body.result.id}","uuid":"${id}"`;
  const body = `{${sid},"currency":"USD",${place},${money}}`;
  const clock = await call(`${at.sandbox}/console/clock`);
  const secret = process.env.EVOLUTION_SECRET ?? 'ordago-development-only-evolution';
  const signed = { secret, now: Date.parse(clock.body.at), path: 'debit' };
  const proof = signEvolution(Buffer.from(body), signed);
  const headers = {
    [EVOLUTION_TIMESTAMP_HEADER]: proof.timestamp,
    [EVOLUTION_SIGNATURE_HEADER]: proof.signature,
  };
  for (const action of ['credit', 'cancel']) {
    await call(`${at.player}/callbacks/evolution/${action}?authToken=${proof.authToken}`, { body, headers });
  }
  proofs.equal(
    'evolution: a signed debit sent to credit and cancel moves nothing',
    await player.balance(),
    unitsOf('90'),
  );
}
