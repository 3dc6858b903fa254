import { type Host, PROVIDER_CALLS } from '@ordago/contracts';
import { idOf } from '@ordago/kernel';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, withoutRateLimit } from '../test-support/server/index.ts';
import { ACTOR_CLASSES, type Actor, type ActorClass, actorClassOf, GUEST } from './platform/http/actor.ts';
import type { BoundRoute } from './platform/http/bound-route.ts';
import { joinPolicies, judgeAccess, type PolicyTable } from './platform/http/policy.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { createHosts } from './serve-hosts.ts';

/**
 * The authorisation matrix (reliability 3.2), written by hand beside the policy tables so that each can find the other
 * wrong. One letter per actor class: guest, player, agent-player, banned, excluded, cashier, admin, superadmin, owner.
 * Staff never reach the player's calls; what they read of players has calls of its own on their origin.
 */
const MATRIX: ReadonlyArray<{ row: string; may: string; routes: readonly string[] }> = [
  {
    row: 'Browse catalogue, rules, pages',
    may: 'YYYYYYYYY',
    routes: [
      'system.read-health',
      'system.read-readiness',
      'system.read-metrics',
      'system.set-clock',
      'site.read-settings',
      'site.read-sportsbooks',
      'casino.list-category-orders',
      'casino.read-catalogue',
      'casino.read-art',
      'casino.read-launch-page',
      'casino.read-blocklist',
      'casino.read-blocks',
      'casino.read-live-players',
      'casino.read-gr8-keys',
      'casino.list-winnings',
      'casino.list-daily-winnings',
      'casino.list-trending-games',
      'sportsbook.read-tree',
      'sportsbook.list-events',
      'sportsbook.read-event',
      'sportsbook.list-results',
      'sportsbook.list-top-expresses',
      'sportsbook.read-bet-builder',
      'sportsbook.search',
      'sportsbook.read-calendar',
      'sportsbook.read-statistics',
      'sportsbook.read-shared-bet',
      'virtual-sports.read',
      'virtual-sports.read-round',
    ],
  },
  { row: 'Sign in to player site', may: 'YYYNYNNNN', routes: ['identity.sign-in', 'identity.check-session'] },
  { row: 'Sign up', may: 'YNNNNNNNN', routes: ['identity.sign-up'] },
  { row: 'Leave', may: 'YYYYYNNNN', routes: ['identity.sign-out', 'identity.sign-out-by-get'] },
  {
    row: 'Open game / sport token / bet / favourites',
    may: 'NYYNNNNNN',
    routes: [
      'identity.issue-frame-token',
      'sportsbook.place-bet',
      'sportsbook.quote-cash-out',
      'sportsbook.cash-out-bet',
      'sportsbook.set-cash-out-rule',
      'sportsbook.cancel-cash-out-rule',
      'sportsbook.set-favourite',
      'casino.add-favourite',
      'casino.remove-favourite',
      'casino.list-favourites',
      'casino.list-favourite-folders',
      'casino.create-favourite-folder',
      'casino.rename-favourite-folder',
      'casino.delete-favourite-folder',
      'casino.move-favourite',
    ],
  },
  {
    row: 'Open game: a guest may practise, which the use-case judges (semantics D3)',
    may: 'YYYNNNNNN',
    routes: ['casino.launch-game', ...PROVIDER_CALLS.open],
  },
  {
    row: 'Lists of a provider (semantics D58)',
    may: 'YYYYYNNNN',
    routes: ['casino.list-games', ...PROVIDER_CALLS.list],
  },
  { row: 'Wallet deposit', may: 'NYNNNNNNN', routes: ['payments.init-deposit'] },
  { row: 'Wallet withdrawal', may: 'NYNNYNNNN', routes: ['payments.init-withdrawal', 'payments.cancel-withdrawal'] },
  {
    row: 'What payments offer',
    may: 'YYYNYNNNN',
    routes: ['payments.list-methods', 'payments.read-deposit-limit', 'payments.read-withdrawal-limit'],
  },
  {
    row: 'Own history, sessions',
    may: 'NYYNYNNNN',
    routes: [
      'identity.list-sessions',
      'identity.change-password',
      'identity.issue-partner-token',
      'wallet.read-balance',
      'wallet.read-wager-info',
      'wallet.list-transactions',
      'payments.list-deposits',
      'payments.list-withdrawals',
      'payments.list-payments',
      'payments.read-deposit',
      'casino.list-history',
      'casino.list-slots-bet-history',
      'casino.read-round',
      'casino.read-session-position',
      'casino.replay-round',
      'reporting.list-bet-history',
      'casino.list-recent-games',
      'casino.read-winnings-visibility',
      'casino.set-winnings-visibility',
      'sportsbook.list-bets',
      'sportsbook.read-bet',
      'sportsbook.list-cash-outs',
      'sportsbook.read-cash-out-values',
      'sportsbook.read-account',
      'sportsbook.read-slip-bounds',
      'sportsbook.list-free-bets',
      'sportsbook.share-bet',
      'sportsbook.read-settings',
      'sportsbook.save-settings',
      'sportsbook.list-favourites',
    ],
  },
  {
    row: 'Provider and PSP calls: their proof is a signature',
    may: 'YYYYYYYYY',
    routes: [
      'payments.receive-xpay-event',
      'casino.receive-wallet-callback',
      'casino.receive-wallet-message',
      'sportsbook.receive-feed',
      'sportsbook.receive-named-feed',
    ],
  },
  {
    row: 'Back office: sign-in and sign-out',
    may: 'YNNNNYYYY',
    routes: ['staff.sign-in', 'staff.sign-out', 'staff.create-first-owner'],
  },
  { row: 'Back office: own row', may: 'NNNNNYYYY', routes: ['staff.read-self'] },
  {
    row: 'Search users, bets, transfers (own subtree)',
    may: 'NNNNNYYYY',
    routes: ['reporting.list-players', 'reporting.read-player', 'reporting.list-transfers', 'reporting.list-bets'],
  },
  {
    row: 'Approve withdrawal (own direct players, subtree up to a cap, everybody)',
    may: 'NNNNNYYYY',
    routes: [
      'payments.list-staff-withdrawals',
      'payments.approve-withdrawal',
      'payments.decline-withdrawal',
      'payments.close-withdrawal-review',
    ],
  },
  {
    row: 'Release a deposit that waits for review (subtree up to a cap)',
    may: 'NNNNNNYYY',
    routes: ['payments.list-deposits-to-review', 'payments.release-deposit', 'payments.close-deposit-review'],
  },
  { row: 'Notices of what is held or parked', may: 'NNNNNNNYY', routes: ['notifications.list-notices'] },
  {
    row: 'Domain events that a handler could not take',
    may: 'NNNNNNNYY',
    routes: [
      'notifications.list-parked-events',
      'notifications.retry-parked-event',
      'notifications.discard-parked-event',
    ],
  },
  { row: 'The books as a whole', may: 'NNNNNNNYY', routes: ['reporting.read-invariants'] },
  {
    row: 'What the odds feeds got wrong: looked at',
    may: 'NNNNNNYYY',
    routes: ['sportsbook.list-feed-quarantine', 'sportsbook.read-feed-message', 'sportsbook.list-feed-services'],
  },
  {
    row: 'What the odds feeds got wrong: decided',
    may: 'NNNNNNNYY',
    routes: ['sportsbook.replay-feed-message', 'sportsbook.dismiss-feed-message'],
  },
  {
    row: 'Results after the window of their contest: looked at',
    may: 'NNNNNNYYY',
    routes: ['sportsbook.list-late-results'],
  },
  {
    row: 'Results after the window of their contest: decided',
    may: 'NNNNNNNYY',
    routes: ['sportsbook.settle-late-result', 'sportsbook.dismiss-late-result'],
  },
  {
    row: 'Health of the game providers',
    may: 'NNNNNNNYY',
    routes: ['casino.list-providers', 'casino.validate-provider'],
  },
  {
    row: 'What the lobby shows: categories, places, replacements, closures, hidden providers',
    may: 'NNNNNNNYY',
    routes: [
      'casino.list-staff-games',
      'casino.decide-game',
      'casino.list-catalogue-changes',
      'casino.sign-hidden-route',
      'casino.list-closures',
      'casino.add-closure',
      'casino.lift-closure',
      'casino.list-staff-categories',
      'casino.read-staff-category',
      'casino.set-category-order',
      'casino.choose-category-arm',
      'casino.list-high-roller-floors',
      'casino.set-high-roller-floor',
    ],
  },
  {
    row: 'Wins that wait',
    may: 'NNNNNNNYY',
    routes: ['casino.list-parked-wins', 'casino.approve-parked-win', 'casino.close-parked-win'],
  },
  {
    row: 'Settings, stakes, limits and rules of bets',
    may: 'NNNNNNNYY',
    routes: [
      'sportsbook.read-betting-rules',
      'sportsbook.set-betting-settings',
      'sportsbook.set-currency-stakes',
      'sportsbook.remove-currency-stakes',
      'sportsbook.list-bet-limits',
      'sportsbook.set-bet-limit',
      'sportsbook.list-scoped-rules',
      'sportsbook.set-scoped-rule',
      'sportsbook.list-each-way-terms',
      'sportsbook.set-each-way-terms',
      'sportsbook.list-staff-top-expresses',
      'sportsbook.preview-top-express',
      'sportsbook.read-staff-event',
      'sportsbook.set-top-express',
      'sportsbook.end-top-express',
      'sportsbook.resume-top-express',
      'sportsbook.list-betting-changes',
      'sportsbook.find-betting-targets',
      'sportsbook.list-exposures',
      'sportsbook.read-player-exposure',
      'sportsbook.ask-what-if',
      'sportsbook.list-cash-out-terms',
      'sportsbook.set-cash-out-terms',
    ],
  },
  { row: 'Free bets of a player: looked at', may: 'NNNNNNYYY', routes: ['sportsbook.list-staff-free-bets'] },
  {
    row: 'Free bets of a player: given and taken back',
    may: 'NNNNNNNYY',
    routes: ['sportsbook.award-free-bet', 'sportsbook.cancel-free-bet', 'sportsbook.restore-free-bet'],
  },
  {
    row: 'The same free bet for many: looked at, given, taken back',
    may: 'NNNNNNNYY',
    routes: [
      'sportsbook.preview-free-bet-campaign',
      'sportsbook.give-free-bet-campaign',
      'sportsbook.change-free-bet-campaign',
    ],
  },
  {
    row: 'Own cases: opened, read, withdrawn',
    may: 'NYYNYNNNN',
    routes: ['support.list-cases', 'support.open-case', 'support.withdraw-case'],
  },
  {
    row: 'Cases of players, and the rounds that they are about',
    may: 'NNNNNNNYY',
    routes: [
      'support.list-staff-cases',
      'support.read-staff-case',
      'support.act-on-case',
      'casino.read-staff-round',
      'casino.replay-staff-round',
    ],
  },
  { row: 'Back office: preview of the catalogue', may: 'NNNNNYYYY', routes: ['casino.preview-games'] },
];

const EXPECTED = new Map(MATRIX.flatMap(({ may, routes }) => routes.map((route) => [route, may] as const)));

/** An actor of each class; the class is named by a header in these tests. */
const ACTORS: Record<ActorClass, Actor> = {
  guest: GUEST,
  player: player({}),
  'agent-player': player({ hasParentAgent: true }),
  banned: player({ isBanned: true }),
  excluded: player({ isExcluded: true }),
  cashier: staff(1),
  admin: staff(2),
  superadmin: staff(3),
  owner: staff(4),
};

function player(flags: Partial<{ isBanned: boolean; isExcluded: boolean; hasParentAgent: boolean }>): Actor {
  const none = { isBanned: false, isExcluded: false, hasParentAgent: false };
  return { kind: 'player', player: idOf('1'), sessionId: '1', ...none, ...flags };
}

function staff(level: 1 | 2 | 3 | 4): Actor {
  return { kind: 'staff', staff: idOf('1'), sessionId: '1', level };
}

let testServer: TestServer;
let routes: readonly BoundRoute[];
let policies: PolicyTable;
/** The same origins and guards, with handlers that only report that they were reached. */
let guards: ReadonlyMap<Host, FastifyInstance>;

beforeAll(async () => {
  testServer = await createTestServer();
  routes = testServer.modules.all.flatMap((module) => module.routes);
  policies = joinPolicies(testServer.modules.all.map((module) => module.policies));
  const reached = routes.map(({ contract }) => ({
    contract: { ...contract, params: undefined, query: undefined, body: undefined, wire: 'standard' as const },
    handle: async () => 'reached',
  }));
  guards = await createHosts({
    metrics: createMetrics(),
    config: testServer.config,
    modules: [withoutRateLimit({ name: 'guarded', routes: reached, policies, jobs: [], handlers: [] })],
    authenticate: async ({ headers }) => ACTORS[(headers['x-class'] ?? 'guest') as ActorClass],
    hub: testServer.hub,
    clock: testServer.clock,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  for (const app of guards.values()) await app.close();
  await testServer.close();
});

async function callRoute({ contract }: BoundRoute, headers: Record<string, string>) {
  const url = contract.path.replaceAll(/:[A-Za-z_]+/g, '1').replaceAll('*', '1');
  const app = guards.get(contract.host);
  const answer = await app?.inject({ method: contract.method, url, headers });
  const { result, error } = JSON.parse(answer?.payload ?? '{}') as { result?: unknown; error?: { name: string } };
  return { http: answer?.statusCode, isReached: result === 'reached', refusal: error?.name ?? null };
}

describe('the authorisation matrix', () => {
  it('has classes that match their own columns', () => {
    expect(ACTOR_CLASSES.map((column) => actorClassOf(ACTORS[column]))).toEqual(ACTOR_CLASSES);
  });

  it('refuses two policy rows for one route', () => {
    const table = { 'a.route': { allow: [] } };
    expect(() => joinPolicies([table, { 'b.route': { allow: [] } }, table])).toThrow('a.route has two policy rows');
  });

  it('has a policy row and a matrix row for every route, and no row for a route that is gone', () => {
    const names = routes.map(({ contract }) => contract.name);
    expect(names.length).toBeGreaterThanOrEqual(18);
    expect(names.filter((name) => !policies[name])).toEqual([]);
    expect(names.filter((name) => !EXPECTED.has(name))).toEqual([]);
    expect(Object.keys(policies).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is what every route answers to every class', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      const { name } = route.contract;
      for (const [index, column] of ACTOR_CLASSES.entries()) {
        // Our own client's header, which a GET that changes state asks for.
        const answer = await callRoute(route, { 'x-class': column, 'partner-name': 'ordago' });
        const row = policies[name];
        const denied = row ? judgeAccess(row, ACTORS[column]) : null;
        const mayByMatrix = EXPECTED.get(name)?.[index] === 'Y';
        if (answer.isReached !== mayByMatrix) wrong.push(`${name} × ${column}: ${mayByMatrix ? 'kept out' : 'let in'}`);
        if (answer.refusal !== (denied?.name ?? null)) wrong.push(`${name} × ${column}: answered ${answer.refusal}`);
        if (!answer.isReached && ![401, 403, 404].includes(answer.http ?? 0))
          wrong.push(`${name}: HTTP ${answer.http}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('calls that change state', () => {
  const isChange = ({ contract }: BoundRoute) => contract.method !== 'GET' || Boolean(contract.changesState);
  // Third parties call without a browser; their proof is the signature over the body.
  const bySite = () => routes.filter((route) => isChange(route) && route.contract.wire !== 'raw');

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a sibling origin', { origin: 'http://sandbox.localhost:3100' }],
    ['no origin at all', { origin: 'null' }],
    ['another site, by Fetch-Metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site, by Fetch-Metadata', { 'sec-fetch-site': 'same-site' }],
    ['an address typed or a link in a mail', { 'sec-fetch-site': 'none' }],
  ])('are refused from %s', async (_title, headers) => {
    const letIn: string[] = [];
    for (const route of bySite()) {
      for (const column of ['player', 'owner', 'guest']) {
        const answer = await callRoute(route, { 'x-class': column, ...headers });
        if (answer.refusal !== 'origin-refused') letIn.push(`${route.contract.name} × ${column}`);
      }
    }
    expect(letIn).toEqual([]);
  });

  it('pass from their own pages', async () => {
    const keptOut: string[] = [];
    for (const route of bySite()) {
      const own = testServer.config.origins[route.contract.host];
      const answers = [
        await callRoute(route, { origin: own }),
        await callRoute(route, { 'sec-fetch-site': 'same-origin' }),
      ];
      if (answers.some(({ refusal }) => refusal === 'origin-refused')) keptOut.push(route.contract.name);
    }
    expect(keptOut).toEqual([]);
    expect(bySite().length).toBeGreaterThanOrEqual(8);
  });
});
