import { sleep } from '../../tools/postgres/processes.mjs';
import { staffCookie, unitsOf, Visitor } from './people.ts';
import type { Addresses, Product } from './product.ts';
import type { Proofs } from './proof.ts';
import { PROVIDERS, walletCall } from './providers.ts';
import { call } from './wire.ts';

const TRAFFIC_MS = 3_000;

/** The power fails in the middle of traffic: what was acknowledged stays, what was not happens once when sent again. */
export async function proveKill(product: Product, proofs: Proofs): Promise<void> {
  const { at } = product;
  const [provider] = PROVIDERS;
  if (!provider) throw new Error('no provider');
  const player = await Visitor.register(at);
  await player.deposit('5000.00');
  await player.launch(provider.route);
  const sent: { name: string; isAcknowledged: boolean }[] = [];
  let isOver = false;
  const bet = (name: string) =>
    walletCall(at, provider, { action: 'bet', player: player.name, round: name, transaction: name, amount: '1.00' });
  const streams = [1, 2, 3, 4].map(async (stream) => {
    for (let n = 0; !isOver; n += 1) {
      const entry = { name: `kill-${player.name}-${stream}-${n}`, isAcknowledged: false };
      sent.push(entry);
      entry.isAcknowledged = await bet(entry.name).then(
        ({ isWell }) => isWell,
        () => false,
      );
      if (!entry.isAcknowledged) return;
    }
  });
  await sleep(TRAFFIC_MS);
  const killed = await product.kill();
  isOver = true;
  await Promise.all(streams);
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  const took = await product.start();
  console.log(`  killed ${killed} processes after ${acknowledged} acknowledged bets; served again after ${took} ms`);

  const stake = unitsOf('1.00');
  const left = await player.balance();
  const moved = (unitsOf('5000.00') - left) / stake;
  const isBetween = moved >= BigInt(acknowledged) && moved <= BigInt(sent.length);
  proofs.holds(`of ${sent.length} bets sent, ${acknowledged} acknowledged, ${moved} placed`, isBetween);
  const answers = [];
  for (const { name } of sent) answers.push(await bet(name));
  const well = answers.filter(({ isWell }) => isWell).length;
  proofs.equal('all of them sent again are answered well', well, sent.length);
  proofs.equal('and each is placed once', await player.balance(), unitsOf('5000.00') - BigInt(sent.length) * stake);
}

export async function proveInvariants(at: Addresses, proofs: Proofs): Promise<void> {
  const { body } = await call(`${at.staff}/ops/invariants`, { headers: { cookie: await staffCookie(at, 'super') } });
  const broken = body.filter(({ violations }: { violations: string }) => violations !== '0');
  proofs.holds(`${body.length} invariants without a violation`, body.length > 0 && broken.length === 0, broken);
}

export async function proveStop(product: Product, proofs: Proofs): Promise<void> {
  const { code, left } = await product.stop();
  proofs.equal('SIGTERM ends it with code and leftover processes', [code, left.length], [0, 0]);
}
