// Allowed imports: the paragraph "May import" of docs/architecture.md as rules of dependency-cruiser.

/** Tests may reach anywhere: they bring together what the product keeps apart. */
const TESTS = '\\.test\\.tsx?$';
/** Test kits of an application: they drive it, and others beside it, for tests alone. */
const TEST_SUPPORT = '^apps/[^/]+/test-support/';
const PRODUCT = '^(apps|packages|bench|tools)/';
const MODULES = '^apps/server/src/modules';

/** Lower ones first. A module may import those of the rows above its own and, in its own row, those before it. */
export const SLOPE = [
  ['audit', 'ledger', 'players', 'identity'],
  ['wallet', 'responsible-gambling'],
  ['payments', 'casino', 'sportsbook', 'virtual-sports'],
  ['bonuses', 'cashback', 'vip', 'referrals', 'races', 'jackpots', 'support'],
  ['reporting'],
];

/** Modules that may read the first row and that nobody imports: they receive news as events. */
export const ASIDE = ['notifications', 'content'];

/**
 * Subjects of a module that is cut by subject, lower ones first, as in `SLOPE`: a subject may import those of the rows above
 * its own, by their `index.ts`. `shared` is below them all and is imported file by file.
 */
export const SUBJECTS = {
  casino: [['providers', 'history'], ['catalogue', 'wallet', 'fairness'], ['launch'], ['admin']],
  sportsbook: [['line', 'betting', 'news'], ['pricing', 'settlement', 'cash-out'], ['feed', 'retention'], ['admin']],
};

/** @param {string[]} names */
const packages = (...names) => `^packages/(${names.join('|')})/`;

/**
 * @param {string} name
 * @param {string} comment shown when the rule is broken: a sentence that states what to do
 * @param {string | string[]} from
 * @param {string | string[]} to
 * @param {{ fromNot?: string[], toNot?: string[] }} except
 */
function forbid(name, comment, from, to, { fromNot = [], toNot = [] } = {}) {
  return {
    name,
    comment,
    severity: /** @type {const} */ ('error'),
    from: { path: from, pathNot: [TESTS, TEST_SUPPORT, ...fromNot] },
    to: { path: to, ...(toNot.length > 0 ? { pathNot: toNot } : {}) },
  };
}

const packageRules = [
  {
    ...forbid('kernel-stands-alone', 'kernel is the ground: it imports nothing at all.', '^packages/kernel/src', '.'),
    to: { pathNot: '^packages/kernel/' },
  },
  forbid(
    'pure-packages-know-the-kernel-only',
    'contracts, sport-rules, provider-protocols, fairness, catalogue-search, pricing and artwork import kernel alone.',
    '^packages/(contracts|sport-rules|provider-protocols|fairness|catalogue-search|pricing|artwork)/src',
    PRODUCT,
    { toNot: ['^packages/$1/', packages('kernel')] },
  ),
  forbid(
    'game-engines-know-kernel-and-fairness',
    'game-engines import kernel and fairness alone.',
    '^packages/game-engines/src',
    PRODUCT,
    { toNot: [packages('game-engines', 'kernel', 'fairness')] },
  ),
  forbid(
    'provider-kit-knows-kernel-and-protocols',
    'provider-kit is what sandbox and originals keep books with: it imports kernel and provider-protocols alone.',
    '^packages/provider-kit/src',
    PRODUCT,
    { toNot: [packages('provider-kit', 'kernel', 'provider-protocols')] },
  ),
  forbid(
    'provider-kit-is-for-providers',
    "provider-kit is the third parties' side of the wallet: the server and the sites must be able to disagree with it.",
    '^(apps/(server|player|sportsbook|back-office|game-client)|packages)/',
    packages('provider-kit'),
    { fromNot: ['^packages/(provider-kit|testing)/'] },
  ),
  forbid(
    'i18n-and-api-client-know-contracts-and-kernel',
    'i18n and api-client import contracts and kernel alone.',
    '^packages/(i18n|api-client)/src',
    PRODUCT,
    { toNot: ['^packages/$1/', packages('contracts', 'kernel')] },
  ),
  forbid(
    'web-kit-knows-what-sites-share',
    'web-kit imports api-client, contracts, i18n and kernel alone.',
    '^packages/web-kit/src',
    PRODUCT,
    { toNot: ['^packages/web-kit/', packages('api-client', 'contracts', 'i18n', 'kernel')] },
  ),
  forbid(
    'ui-knows-kernel-i18n-and-artwork',
    'ui imports kernel, i18n, artwork and the days of web-kit alone.',
    '^packages/ui/src',
    PRODUCT,
    {
      toNot: [packages('ui', 'kernel', 'i18n', 'artwork'), '^packages/web-kit/src/day(s|-range)\\.ts$'],
    },
  ),
  forbid(
    'testing-is-for-tests',
    'testing may be imported by test files only; it must never reach the product.',
    PRODUCT,
    packages('testing'),
    { fromNot: ['^packages/testing/', '^bench/', '^tools/'] },
  ),
];

const layerRules = [
  forbid(
    'domain-is-pure',
    'domain decides with values: kernel, sport-rules, pricing, fairness, game-engines, catalogue-search and its own siblings alone.',
    `${MODULES}/([^/]+)/domain/`,
    '.',
    {
      toNot: [
        `${MODULES}/$1/domain/`,
        packages('kernel', 'sport-rules', 'pricing', 'fairness', 'game-engines', 'catalogue-search'),
        // A digest of values is as pure as a sum of them.
        '^(node:)?crypto$',
      ],
    },
  ),
  forbid(
    'repository-turns-rows-into-values',
    'repository imports its own domain, kernel and platform/db alone.',
    `${MODULES}/([^/]+)/repository/`,
    PRODUCT,
    {
      toNot: [`${MODULES}/$1/(domain|repository)/`, packages('kernel'), '^apps/server/src/platform/db/'],
    },
  ),
  forbid(
    'use-cases-speak-no-http-and-no-sql',
    "use-cases import their own layers, other modules' index.ts, kernel and platform (never platform/http or platform/db).",
    `${MODULES}/([^/]+)/use-cases/`,
    PRODUCT,
    {
      toNot: [
        `${MODULES}/$1/(domain|repository|use-cases|ports)/`,
        `${MODULES}/$1/policies\\.ts$`,
        `${MODULES}/[^/]+/index\\.ts$`,
        packages('kernel'),
        '^apps/server/src/platform/(?!http/|db/)',
      ],
    },
  ),
  forbid(
    'use-cases-hold-no-pool',
    'use-cases are given repositories, never a Pool of pg: `createXRepository(pool)` is called where the module is composed.',
    [`${MODULES}/[^/]+/use-cases/`, `${MODULES}/[^/]+/[^/]+/use-cases/`],
    ['^pg$', 'node_modules/pg/', 'node_modules/@types/pg/'],
  ),
  forbid(
    'routes-only-translate',
    'routes import their own use-cases, policies and presenters, contracts, kernel and platform/http alone.',
    `${MODULES}/([^/]+)/routes/`,
    PRODUCT,
    {
      toNot: [
        `${MODULES}/$1/(use-cases|routes)/`,
        `${MODULES}/$1/(policies|presenters)(\\.ts$|/)`,
        packages('contracts', 'kernel'),
        '^apps/server/src/platform/http/',
      ],
    },
  ),
  forbid(
    'modules-have-one-entrance',
    'a module is entered by its index.ts alone.',
    `${MODULES}/([^/]+)/`,
    `${MODULES}/([^/]+)/`,
    { toNot: [`${MODULES}/$1/`, `${MODULES}/[^/]+/index\\.ts$`] },
  ),
];

/** Inside a module that is cut by subject, the layers of a subject see the same layers of its siblings, and those below. */
const subjectRules = [
  forbid(
    'domain-of-a-subject-is-pure',
    'domain decides with values: kernel, the pure packages and the domain of the subjects of its module alone.',
    `${MODULES}/([^/]+)/[^/]+/domain/`,
    '.',
    {
      toNot: [
        `${MODULES}/$1/[^/]+/domain/`,
        packages('kernel', 'sport-rules', 'pricing', 'fairness', 'game-engines', 'catalogue-search'),
        '^(node:)?crypto$',
      ],
    },
  ),
  forbid(
    'repository-of-a-subject-turns-rows-into-values',
    'repository imports the domain and repositories of the subjects of its module, kernel and platform/db alone.',
    `${MODULES}/([^/]+)/[^/]+/repository/`,
    PRODUCT,
    { toNot: [`${MODULES}/$1/[^/]+/(domain|repository)/`, packages('kernel'), '^apps/server/src/platform/db/'] },
  ),
  forbid(
    'use-cases-of-a-subject-speak-no-http-and-no-sql',
    "use-cases import the layers of their module below routes, other modules' index.ts, kernel and platform (never platform/http or platform/db).",
    `${MODULES}/([^/]+)/[^/]+/use-cases/`,
    PRODUCT,
    {
      toNot: [
        `${MODULES}/$1/[^/]+/(domain|repository|use-cases|ports)/`,
        `${MODULES}/$1/[^/]+/index\\.ts$`,
        `${MODULES}/$1/policies\\.ts$`,
        `${MODULES}/[^/]+/index\\.ts$`,
        packages('kernel'),
        '^apps/server/src/platform/(?!http/|db/)',
      ],
    },
  ),
  forbid(
    'routes-of-a-subject-only-translate',
    'routes import use-cases, policies and presenters of their module, contracts, kernel and platform/http alone.',
    `${MODULES}/([^/]+)/[^/]+/routes/`,
    PRODUCT,
    {
      toNot: [
        `${MODULES}/$1/[^/]+/(use-cases|routes)/`,
        `${MODULES}/$1/[^/]+/index\\.ts$`,
        `${MODULES}/$1/policies\\.ts$`,
        `${MODULES}/$1/presenters\\.ts$`,
        `${MODULES}/$1/[^/]+/presenters\\.ts$`,
        packages('contracts', 'kernel'),
        '^apps/server/src/platform/http/',
      ],
    },
  ),
];

/** Between the subjects of a module: one entrance each, and one direction. */
const subjectSlopeRules = Object.entries(SUBJECTS).flatMap(([module, rows]) => {
  const root = `${MODULES}/${module}`;
  return [
    forbid(
      `subjects-of-${module}-have-one-entrance`,
      `a subject of ${module} is imported by its index.ts alone; shared is imported file by file.`,
      `${root}/([^/]+)/`,
      `${root}/[^/]+/`,
      { toNot: [`${root}/$1/`, `${root}/shared/`, `${root}/[^/]+/index\\.ts$`] },
    ),
    forbid(
      `${module}-is-put-together-from-subjects`,
      `${module}/index.ts and ${module}/${module}.ts import subjects by their index.ts, and shared.`,
      `${root}/(index|${module})\\.ts$`,
      `${root}/[^/]+/`,
      { toNot: [`${root}/shared/`, `${root}/[^/]+/index\\.ts$`] },
    ),
    ...[['shared'], ...rows].flatMap((row, level) =>
      row.map((subject) => {
        const lower = ['shared', ...rows.slice(0, Math.max(0, level - 1)).flat(), subject];
        return forbid(
          `slope-${module}-${subject}`,
          `${module}/${subject} may import ${lower.slice(0, -1).join(', ') || 'no other subject'}.`,
          `${root}/${subject}/`,
          `${root}/[^/]+/`,
          { toNot: [`${root}/(${lower.join('|')})/`] },
        );
      }),
    ),
  ];
});

const slopeRules = [
  ...SLOPE.flatMap((row, level) =>
    row.map((module, place) => {
      const lower = [...SLOPE.slice(0, level).flat(), ...row.slice(0, place), module];
      const sentence = `${module} may import ${lower.slice(0, -1).join(', ') || 'nothing'}: what is higher informs it by a guard port or an event.`;
      return forbid(`slope-${module}`, sentence, `${MODULES}/${module}/`, `${MODULES}/`, {
        toNot: [`${MODULES}/(${lower.join('|')})/`],
      });
    }),
  ),
  ...ASIDE.map((module) =>
    forbid(
      `slope-${module}`,
      `${module} is aside: it may import ${(SLOPE[0] ?? []).join(', ')} and receives the rest by events.`,
      `${MODULES}/${module}/`,
      `${MODULES}/`,
      { toNot: [`${MODULES}/(${[...(SLOPE[0] ?? []), module].join('|')})/`] },
    ),
  ),
];

const serverRules = [
  forbid(
    'jobs-call-module-apis',
    "jobs import modules' index.ts, kernel and platform alone.",
    '^apps/server/src/jobs/',
    PRODUCT,
    { toNot: ['^apps/server/src/(jobs|platform)/', `${MODULES}/[^/]+/index\\.ts$`, packages('kernel')] },
  ),
  forbid(
    'adapters-fill-ports',
    "adapters import modules' ports, provider-protocols, kernel and platform alone.",
    '^apps/server/src/adapters/',
    PRODUCT,
    {
      toNot: [
        '^apps/server/src/(adapters|platform)/',
        `${MODULES}/[^/]+/ports/`,
        `${MODULES}/[^/]+/[^/]+/ports/`,
        packages('provider-protocols', 'kernel'),
      ],
    },
  ),
  forbid(
    'only-composition-sees-adapters',
    'only composition.ts plugs adapters in; everybody else asks a port.',
    PRODUCT,
    '^apps/server/src/adapters/',
    { fromNot: ['^apps/server/src/adapters/', '^apps/server/src/composition(\\.ts$|/)', '^packages/testing/'] },
  ),
  forbid(
    'platform-knows-no-module',
    'platform is a skin over libraries: it imports no module, adapter or job.',
    '^apps/server/src/platform/',
    '^apps/server/src/(modules|adapters|jobs|composition|main|worker)',
  ),
];

const appRules = [
  forbid(
    'features-do-not-meet',
    'a feature never imports another feature: share through packages/ui or lift it into the app.',
    '^apps/(player|sportsbook|back-office|game-client)/src/features/([^/]+)/',
    '^apps/[^/]+/src/features/',
    { toNot: ['^apps/$1/src/features/$2/'] },
  ),
  forbid(
    'features-know-the-shared-packages',
    'features import ui, web-kit, i18n, api-client, contracts, kernel, their own files and the pure package they exist for.',
    '^apps/(player|sportsbook|back-office|game-client)/src/features/([^/]+)/',
    PRODUCT,
    {
      toNot: [
        '^apps/$1/src/(lib|shared|config|embed)/',
        '^apps/[^/]+/src/features/',
        packages('ui', 'web-kit', 'i18n', 'api-client', 'contracts', 'kernel'),
        packages('catalogue-search', 'fairness', 'sport-rules', 'artwork', 'game-engines'),
      ],
    },
  ),
  forbid(
    'sites-are-not-servers',
    'a site imports no other app and nothing of the providers: it speaks to the server through contracts.',
    '^apps/(player|sportsbook|back-office|game-client)/',
    '^(apps/|packages/(provider-protocols|pricing)/)',
    { toNot: ['^apps/$1/'] },
  ),
  forbid(
    'third-parties-share-no-server-code',
    'sandbox and originals must be able to disagree with the server: they import the pure packages alone.',
    '^apps/(sandbox|originals)/',
    PRODUCT,
    {
      toNot: [
        '^apps/$1/',
        packages(
          'artwork',
          'provider-kit',
          'provider-protocols',
          'contracts',
          'kernel',
          'fairness',
          'game-engines',
          'pricing',
        ),
      ],
    },
  ),
  forbid(
    'frame-pages-run-in-browsers',
    'the page of the frames runs in a browser: it imports contracts and its own folder, and talks to its server by calls.',
    '^apps/sandbox/src/sportsbooks/frame/',
    PRODUCT,
    { toNot: ['^apps/sandbox/src/sportsbooks/frame/', packages('contracts')] },
  ),
  forbid('the-server-knows-no-other-app', 'the server imports no other app.', '^apps/server/', '^apps/(?!server/)'),
];

const ringRule = {
  name: 'no-ring',
  comment: 'files never import each other in a ring: lift what they share.',
  severity: /** @type {const} */ ('error'),
  from: { pathNot: [TESTS] },
  to: { circular: true },
};

export const RULES = [
  ...packageRules,
  ...layerRules,
  ...subjectRules,
  ...subjectSlopeRules,
  ...slopeRules,
  ...serverRules,
  ...appRules,
  ringRule,
];
