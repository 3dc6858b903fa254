import { staffCookie, Visitor } from './people.ts';
import type { Addresses } from './product.ts';
import type { Proofs } from './proof.ts';
import { call } from './wire.ts';

const WITHDRAWAL = { full_name: 'Ana Luz', payment_method: 'papara', iban: 'TR330006100519786457841326' };
/** Calls that belong to a signed-in player. */
const OWN = [
  ['GET', '/api/user/balance'],
  ['GET', '/api/user/sessions'],
  ['GET', '/api/payment/deposit_request'],
  ['GET', '/api/payment/withdrawal_request'],
  ['GET', '/api/payment/history/transactions'],
  ['GET', '/api/payment/history/payment-with-withdrawal'],
  ['GET', '/api/user/casino_history'],
  ['POST', '/xpay/deposit/init'],
  ['POST', '/xpay/withdrawal/init'],
  ['POST', '/api/user/password/change'],
  ['POST', '/api/sportsbook/token'],
] as const;

/** Nobody reaches what is another's, and no other site acts in a player's name. */
export async function proveGuests(at: Addresses, proofs: Proofs): Promise<void> {
  const owner = await Visitor.register(at);
  const deposit = await owner.openDeposit('100.00');
  await owner.deposit('300.00');
  const body = { ...WITHDRAWAL, amount: '100.00' };
  const made = await owner.call('/xpay/withdrawal/init', { body });
  const withdrawal = made.body.result.withdrawal_id;
  const rival = await Visitor.register(at);
  const reading = await rival.call(`/api/payment/deposits/${deposit}`);
  const ending = await rival.call(`/api/payment/withdrawal_request/${withdrawal}/cancel`, { body: {} });
  proofs.equal("another player's deposit and withdrawal are", [reading.http, ending.http], [404, 404]);

  const owners = await staffCookie(at, 'owner');
  const asGuest = await Promise.all(OWN.map(([method, path]) => ask(at.player, method, path)));
  const asStaff = await Promise.all(OWN.map(([method, path]) => ask(at.player, method, path, { cookie: owners })));
  const stolen = owner.cookie.replace(/^[^=]+/, 'ordago_staff');
  const asPlayer = await Promise.all(
    ['/ops/invariants', '/api/staff/players', '/api/staff/me'].map((path) =>
      ask(at.staff, 'GET', path, { cookie: `${owner.cookie}; ${stolen}` }),
    ),
  );
  const isBarred = (http: number) => http === 401 || http === 403;
  proofs.equal('guests barred from a player’s calls', asGuest.filter(isBarred).length, OWN.length);
  proofs.equal('staff barred from a player’s calls', asStaff.filter(isBarred).length, OWN.length);
  proofs.equal('players barred from staff calls', asPlayer.filter(isBarred).length, asPlayer.length);
  const cashier = await ask(at.staff, 'GET', '/ops/invariants', { cookie: await staffCookie(at, 'cashier') });
  proofs.equal('a cashier at the invariants', cashier, 403);
  await proveTexts(at, proofs);
  await proveOrigins(owner, proofs);
}

/** Texts that a database cannot keep are bad input, not a fault of ours. */
async function proveTexts(at: Addresses, proofs: Proofs): Promise<void> {
  const person = { username: 'a_stranger', password: 'Ordago-2026', phone: '+12025550199', email: 'a@example.com' };
  const signUp = { ...person, birth_date: '1990-05-17' };
  const bodies: [string, Record<string, unknown>][] = [
    [`${at.player}/api/user/login`, { username: 'a\u0000b', password: 'x' }],
    [`${at.staff}/api/staff/login`, { username: 'a\u0000b', password: 'x' }],
    ...Object.keys(signUp).map((field): [string, Record<string, unknown>] => [
      `${at.player}/api/user/signup`,
      { ...signUp, [field]: 'a\u0000@b.example' },
    ]),
  ];
  const refused = await Promise.all(bodies.map(async ([url, body]) => (await call(url, { body })).http === 400));
  proofs.equal('texts that cannot be kept refused', refused.filter(Boolean).length, bodies.length);
}

async function proveOrigins(owner: Visitor, proofs: Proofs): Promise<void> {
  const before = await owner.balance();
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${owner.at.player}.evil.example` },
    { origin: owner.at.sandbox },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ];
  let refused = 0;
  const posts = ['/xpay/withdrawal/init', '/api/user/logout', '/api/casino/launch', '/api/user/password/change'];
  for (const path of posts) {
    for (const headers of foreign) {
      const answer = await owner.call(path, { body: { ...WITHDRAWAL, amount: '10.00' }, headers });
      if (answer.http === 403) refused += 1;
    }
  }
  proofs.equal('state changes in the name of another site refused', refused, posts.length * foreign.length);
  const gets: Readonly<Record<string, string>>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
  ];
  const outs = [];
  for (const headers of gets) outs.push((await owner.call('/api/user/logout', { headers })).http);
  proofs.equal('sign-out by a GET that is not ours', outs, [403, 403, 403, 403]);
  const [table] = await owner.games('evolutionlive');
  const path = `/api/evolution/open_frame?page_id=${encodeURIComponent(table?.gameId ?? '')}`;
  const opened = [];
  for (const headers of gets.slice(1)) opened.push((await owner.call(path, { headers })).http);
  proofs.equal('a game opened by a GET of another site', opened, [403, 403, 403]);
  proofs.equal('the session lives and the balance is as it was', await owner.balance(), before);
}

async function ask(origin: string, method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}) {
  const body = method === 'POST' ? { password: 'a', new_password: 'b', amount: '10.00' } : undefined;
  return (await call(`${origin}${path}`, { method, headers, body })).http;
}
