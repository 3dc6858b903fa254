import { XPAY_CALLBACK_PATH, xpayHeaders } from '@ordago/provider-protocols';
import { unitsOf, Visitor } from './people.ts';
import type { Addresses } from './product.ts';
import type { Proofs } from './proof.ts';
import { call, times } from './wire.ts';

const IDENTICAL = 100;
const REPLAYS = 100;
const WITHDRAWAL = { full_name: 'Ana Luz', payment_method: 'papara', iban: 'TR330006100519786457841326' };
/** The key that every sandbox of a test shares with its product. */
const SECRET = process.env.XPAY_SECRET ?? 'ordago-development-only-xpay';

/** A webhook credits once, however often it comes; identical withdrawals are one; forged webhooks move nothing. */
export async function provePayments(at: Addresses, proofs: Proofs): Promise<void> {
  const player = await Visitor.register(at);
  const payment = await player.deposit('1000.00');
  proofs.equal('a paid deposit is credited', await player.balance(), unitsOf('1000.00'));
  await replay(at, payment);
  proofs.equal(`after ${REPLAYS} replays of its webhook it is credited once`, await player.balance(), unitsOf('1000'));

  const body = { ...WITHDRAWAL, amount: '100.00' };
  const headers = { 'idempotency-key': 'one-attempt-of-one-button' };
  const submit = () => player.call('/xpay/withdrawal/init', { body, headers });
  const answers = await Promise.all(times(IDENTICAL, submit));
  const ids = new Set(answers.map(({ http, body: { result } }) => (http === 200 ? result.withdrawal_id : http)));
  const list = await player.call('/api/payment/withdrawal_request?count=100');
  proofs.equal(`${IDENTICAL} identical withdrawals get one answer`, ids.size, 1);
  proofs.equal('and create', list.body.result.list.length, 1);
  proofs.equal('which holds its amount once', await player.balance(), unitsOf('900.00'));
  const other = await player.call('/xpay/withdrawal/init', { body: { ...body, amount: '101.00' }, headers });
  proofs.equal('the same key with another amount is refused', other.http >= 400 && other.http < 500, true);

  const rival = await Visitor.register(at);
  await rival.deposit('200.00');
  const same = await rival.call('/xpay/withdrawal/init', { body, headers });
  proofs.equal('another player may use the same key', [same.http, await rival.balance()], [200, unitsOf('100.00')]);
  await forge(player, proofs);
}

async function replay(at: Addresses, payment: string): Promise<void> {
  for (let sent = 0; sent < REPLAYS; sent += 1) {
    const { http, body } = await call(`${at.sandbox}/console/payments/${payment}/replay`, { body: {} });
    if (http !== 200 || body.webhooks.some((status: string) => status !== '200'))
      throw new Error(`replay: ${JSON.stringify(body)}`);
  }
}

/** Signs for a payment that the player opened and never paid, with everything right but one thing. */
async function forge(player: Visitor, proofs: Proofs): Promise<void> {
  const before = await player.balance();
  const reference = await player.openDeposit('500.00');
  const paid = { id: `forged-${reference}`, reference, direction: 'deposit', status: 'paid', amount: '500.00' };
  const payment = { ...paid, currency: 'USD', method: 'papara' };
  const event = { event_id: `forged-${reference}`, merchant: 'ordago', created_at: '2026-01-14T12:00:00Z', payment };
  const body = JSON.stringify(event);
  const clock = await call(`${player.at.sandbox}/console/clock`);
  const now = Math.floor(Date.parse(clock.body.at) / 1_000);
  const sign = (secret: string, atSeconds: number) =>
    xpayHeaders({ merchant: 'ordago', secret }, { atSeconds, method: 'POST', path: XPAY_CALLBACK_PATH, body });
  const genuine = sign(SECRET, now);
  const forgeries: [string, string, Record<string, string>][] = [
    ['another secret', body, sign('an unknown secret', now)],
    ['an old signature', body, sign(SECRET, now - 3_600)],
    ['a time of its own', body, { ...genuine, 'xpay-timestamp': String(now + 1) }],
    ['another body', body.replace('500.00', '501.00'), genuine],
    ['no signature', body, {}],
    ['no merchant', body, { ...genuine, 'xpay-merchant': 'another' }],
  ];
  let refused = 0;
  for (const [, text, headers] of forgeries) {
    const { http } = await call(`${player.at.player}${XPAY_CALLBACK_PATH}`, { body: text, headers });
    if (http >= 400 && http < 500) refused += 1;
  }
  proofs.equal('forged webhooks are refused', refused, forgeries.length);
  proofs.equal('and credit nothing', await player.balance(), before);
}
