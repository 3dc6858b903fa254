import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { placeBet } from '@ordago/contracts';
import { pino } from 'pino';
import { composeModules } from '../../apps/server/src/composition/modules.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { hashToken, newToken } from '../../apps/server/src/platform/ids/tokens.ts';
import { createMetrics } from '../../apps/server/src/platform/metrics/metrics.ts';
import { createHub } from '../../apps/server/src/platform/push/hub.ts';
import { createHosts } from '../../apps/server/src/serve-hosts.ts';
import { withoutRateLimit } from '../../apps/server/test-support/server/without-rate-limit.ts';
import { betSource, ODDS } from '../harness/bets.ts';
import { cpuUsedUs } from '../harness/cpu.ts';
import type { Figure } from '../harness/figures.ts';
import { ledgerBets, wholeBet } from '../harness/ledger-bets.ts';
import { type Design, interleave } from '../harness/rounds.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import { AT, type World } from '../harness/world.ts';
import type { SubmissionOrder, SubmissionReport } from '../programmes/bet-clients.ts';
import { startClients } from '../programmes/client-process.ts';
import type { Scale } from './scale.ts';

const CLIENTS = 64;
/** Players who are signed in, and bet by either path. */
const SIGNED_IN_MAX = 2_000;
/** Above whatever the bench stakes on an event. */
const LIABILITY_MAX = 10n ** 17n;
/** Sessions of different measures need tokens of their own. */
let signIns = 0;

/**
 * G5: bets by the whole path – HTTP, frame token, contract, the read of offer and limits, the ledger, the bet as shown
 * – beside the same bets handed to the ledger directly, in turns.
 */
export async function measurePlacement(world: World, scale: Scale): Promise<Figure[]> {
  const { tokens, port, close } = await openPlacement(world, SIGNED_IN_MAX);
  const clients = startClients('bet-clients');
  try {
    const direct = ledgerBets('direct', {
      world,
      clients: CLIENTS,
      commandOf: wholeBet,
      next: betSource(world, tokens.length),
    });
    const order = submissionOrder(world, { port, tokens, roundMs: scale.roundMs });
    return await takeTurns(clients, { world, scale, direct, order });
  } finally {
    clients.kill();
    await close();
  }
}

/** The server of the betting frame with the world's lane thresholds, and frame tokens of so many signed-in players. */
export async function openPlacement(
  world: World,
  players: number,
): Promise<{ tokens: readonly string[]; port: number; close: () => Promise<void> }> {
  await world.pool.query('update sportsbook.stake_limit set liability_max = $1', [String(LIABILITY_MAX)]);
  const tokens = await signIn(world, players);
  return { tokens, ...(await openServer(world)) };
}

export function submissionOrder(
  world: World,
  to: Pick<SubmissionOrder, 'port' | 'tokens' | 'roundMs'>,
): SubmissionOrder {
  const selections = world.events.map(({ selection }) => selection);
  return { ...to, path: placeBet.path, clients: CLIENTS, selections, odds: (ODDS / 1_000).toFixed(2) };
}

interface Turns {
  readonly world: World;
  readonly scale: Scale;
  readonly direct: Design;
  readonly order: SubmissionOrder;
}

async function takeTurns(clients: ChildProcess, { world, scale, direct, order }: Turns): Promise<Figure[]> {
  const rates: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const cpu: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  // The first round warms both up and does not count.
  for (let round = -1; round < scale.rounds; round += 1) {
    const before = cpuUsedUs(world.server.pid);
    const submitted = await submitBets(clients, order);
    const used = (cpuUsedUs(world.server.pid) - before) / submitted.accepted;
    const [reported] =
      (await interleave([direct], { ...scale, rounds: 1, postmaster: world.server.pid })).get('direct') ?? [];
    if (round < 0 || !reported) continue;
    rates.ours.push(submitted.perSecond);
    rates.theirs.push(reported.acceptedPerSecond);
    cpu.ours.push(used);
    cpu.theirs.push(reported.cpuUs);
  }
  const what = `whole bets, ${CLIENTS} clients`;
  return [
    { goal: 'G5', what: `${what}: over HTTP`, unit: '/s', value: spreadOf(rates.ours) },
    { goal: 'G5', what: `${what}: to the ledger`, unit: '/s', value: spreadOf(rates.theirs) },
    {
      goal: 'G5',
      what: `${what}, over HTTP vs to the ledger`,
      unit: 'x',
      value: pairedRatio(rates.ours, rates.theirs),
      floor: { atLeast: 0.5 },
    },
    { goal: 'G5', what: 'CPU per bet over HTTP, server and database', unit: 'us', value: spreadOf(cpu.ours) },
    { goal: 'G5', what: 'CPU per bet to the ledger', unit: 'us', value: spreadOf(cpu.theirs) },
  ];
}

/** One round of submissions; every answer has to be the one expected. */
export async function submitBets(clients: ChildProcess, order: SubmissionOrder): Promise<SubmissionReport> {
  const answered = once(clients, 'message');
  clients.send(order);
  const [report] = (await answered) as [SubmissionReport];
  if (report.failed > 0) throw new Error(`${report.failed} bets over HTTP were answered otherwise than they should`);
  return report;
}

/** The product's own server of the betting frame on the bench's database, as another instance beside the bench's ledger. */
async function openServer({ server, laneThresholds }: World): Promise<{ port: number; close: () => Promise<void> }> {
  const config = readConfig({ APP_ENV: 'test', DATABASE_URL: server.url, LOG_LEVEL: 'silent', INSTANCE: '1' });
  const pool = createPool({ url: server.url, applicationName: 'bench-server', connectionsMax: 24 });
  const parts = {
    config,
    hub: createHub(),
    metrics: createMetrics(),
    state: { isDraining: false },
    log: pino({ level: 'silent' }),
    clock: { now: () => AT, set: () => undefined },
  };
  const modules = composeModules({ ...parts, pool, laneThresholds });
  const { authenticate } = modules.identity;
  const hosts = await createHosts({ ...parts, modules: modules.all.map(withoutRateLimit), authenticate });
  const app = hosts.get('sportsbook');
  if (!app) throw new Error('no server of the betting frame');
  await modules.start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    for (const host of hosts.values()) await host.close();
    await modules.stop();
    parts.hub.close();
    await pool.end();
  };
  return { port: (app.server.address() as AddressInfo).port, close };
}

/** A session and a frame token for each of the first players; answers the tokens. */
async function signIn({ pool, players }: World, count: number): Promise<readonly string[]> {
  signIns += 1;
  const some = players.slice(0, count).map(({ id }) => ({ id, token: newToken() }));
  await pool.query(
    `with session as (
       insert into identity.session (token_hash, player, created_at, seen_at, expires_at, ip, browser, device)
       select sha256(convert_to('bench-session-' || $4::text || '-' || player, 'utf8')), player, $3, $3, $3::timestamptz + interval '1 day',
         '127.0.0.1', 'bench', 'bench'
       from unnest($1::bigint[]) as player returning id, player)
     insert into identity.frame_token (token_hash, session, audience, expires_at)
     select token.hash, session.id, 'sportsbook', $3::timestamptz + interval '1 day'
     from unnest($1::bigint[], $2::bytea[]) as token (player, hash) join session on session.player = token.player`,
    [some.map(({ id }) => id), some.map(({ token }) => hashToken(token)), new Date(AT), String(signIns)],
  );
  return some.map(({ token }) => token);
}
