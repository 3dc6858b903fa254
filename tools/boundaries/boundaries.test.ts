import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseRepository } from './cruise.mjs';
import { ASIDE, RULES, SLOPE, SUBJECTS } from './rules.mjs';

const MODULES = 'apps/server/src/modules';

/** One offence per row: the rule that must name it, the file that imports, and what it imports. */
const OFFENCES: [rule: string, from: string, to: string][] = [
  ['kernel-stands-alone', 'packages/kernel/src/a.ts', 'node:fs'],
  ['kernel-stands-alone', 'packages/kernel/src/b.ts', 'packages/contracts/src/index.ts'],
  ['pure-packages-know-the-kernel-only', 'packages/pricing/src/a.ts', 'packages/contracts/src/index.ts'],
  ['pure-packages-know-the-kernel-only', 'packages/contracts/src/a.ts', '@ordago/pricing'],
  ['game-engines-know-kernel-and-fairness', 'packages/game-engines/src/a.ts', 'packages/pricing/src/index.ts'],
  ['i18n-and-api-client-know-contracts-and-kernel', 'packages/i18n/src/a.ts', 'packages/ui/src/index.ts'],
  ['web-kit-knows-what-sites-share', 'packages/web-kit/src/a.ts', 'packages/ui/src/index.ts'],
  ['ui-knows-kernel-i18n-and-artwork', 'packages/ui/src/a.ts', 'packages/api-client/src/index.ts'],
  ['ui-knows-kernel-i18n-and-artwork', 'packages/ui/src/b.ts', 'packages/web-kit/src/csv.ts'],
  ['provider-kit-knows-kernel-and-protocols', 'packages/provider-kit/src/a.ts', 'packages/pricing/src/index.ts'],
  ['provider-kit-is-for-providers', 'apps/server/src/platform/c.ts', 'packages/provider-kit/src/index.ts'],
  ['testing-is-for-tests', 'apps/server/src/platform/a.ts', 'packages/testing/src/index.ts'],
  ['domain-is-pure', `${MODULES}/wallet/domain/a.ts`, `${MODULES}/wallet/repository/rows.ts`],
  ['domain-is-pure', `${MODULES}/wallet/domain/b.ts`, 'apps/server/src/platform/clock.ts'],
  ['domain-is-pure', `${MODULES}/wallet/domain/c.ts`, 'node:fs'],
  ['repository-turns-rows-into-values', `${MODULES}/wallet/repository/a.ts`, 'packages/contracts/src/index.ts'],
  ['use-cases-speak-no-http-and-no-sql', `${MODULES}/wallet/use-cases/a.ts`, 'apps/server/src/platform/http/reply.ts'],
  ['use-cases-speak-no-http-and-no-sql', `${MODULES}/wallet/use-cases/b.ts`, 'apps/server/src/platform/db/pool.ts'],
  ['use-cases-hold-no-pool', `${MODULES}/wallet/use-cases/pool.ts`, 'pg'],
  ['use-cases-hold-no-pool', `${MODULES}/casino/wallet/use-cases/pool.ts`, 'pg'],
  ['routes-only-translate', `${MODULES}/wallet/routes/a.ts`, `${MODULES}/wallet/repository/rows.ts`],
  [
    'domain-of-a-subject-is-pure',
    `${MODULES}/casino/wallet/domain/a.ts`,
    `${MODULES}/casino/wallet/repository/rows.ts`,
  ],
  [
    'repository-of-a-subject-turns-rows-into-values',
    `${MODULES}/casino/wallet/repository/a.ts`,
    'packages/contracts/src/index.ts',
  ],
  [
    'use-cases-of-a-subject-speak-no-http-and-no-sql',
    `${MODULES}/casino/wallet/use-cases/a.ts`,
    'apps/server/src/platform/http/reply.ts',
  ],
  [
    'routes-of-a-subject-only-translate',
    `${MODULES}/casino/wallet/routes/a.ts`,
    `${MODULES}/casino/wallet/repository/rows.ts`,
  ],
  ...Object.entries(SUBJECTS).flatMap(([module, rows]): [string, string, string][] => {
    const root = `${MODULES}/${module}`;
    const [lowest = ''] = rows[0] ?? [];
    const highest = rows.at(-1)?.[0] ?? '';
    return [
      [`subjects-of-${module}-have-one-entrance`, `${root}/${highest}/use-cases/a.ts`, `${root}/${lowest}/domain/a.ts`],
      [`${module}-is-put-together-from-subjects`, `${root}/index.ts`, `${root}/${lowest}/use-cases/a.ts`],
      [`${module}-is-put-together-from-subjects`, `${root}/${module}.ts`, `${root}/${lowest}/use-cases/a.ts`],
      [`slope-${module}-shared`, `${root}/shared/use-cases/climb.ts`, `${root}/${lowest}/index.ts`],
      ...rows.flatMap((row, level) =>
        row.map((subject): [string, string, string] => {
          const above = rows[level + 1]?.[0] ?? rows[level]?.find((one) => one !== subject);
          return [
            `slope-${module}-${subject}`,
            `${root}/${subject}/use-cases/climb.ts`,
            `${root}/${above ?? 'unknown'}/index.ts`,
          ];
        }),
      ),
    ];
  }),
  ['modules-have-one-entrance', `${MODULES}/wallet/use-cases/c.ts`, `${MODULES}/ledger/repository/rows.ts`],
  ...[...SLOPE.flat(), ...ASIDE].map((module): [string, string, string] => [
    `slope-${module}`,
    `${MODULES}/${module}/use-cases/climb.ts`,
    `${MODULES}/${module === 'reporting' ? 'content' : 'reporting'}/index.ts`,
  ]),
  ['jobs-call-module-apis', 'apps/server/src/jobs/a.ts', `${MODULES}/wallet/repository/rows.ts`],
  ['adapters-fill-ports', 'apps/server/src/adapters/x/a.ts', `${MODULES}/wallet/index.ts`],
  ['only-composition-sees-adapters', `${MODULES}/wallet/routes/b.ts`, 'apps/server/src/adapters/x/index.ts'],
  ['platform-knows-no-module', 'apps/server/src/platform/b.ts', `${MODULES}/wallet/index.ts`],
  ['features-do-not-meet', 'apps/player/src/features/lobby/a.ts', 'apps/player/src/features/wallet/index.ts'],
  ['features-know-the-shared-packages', 'apps/player/src/features/lobby/b.ts', 'packages/pricing/src/index.ts'],
  ['sites-are-not-servers', 'apps/player/src/app/a.ts', `${MODULES}/wallet/index.ts`],
  ['third-parties-share-no-server-code', 'apps/sandbox/src/a.ts', `${MODULES}/wallet/index.ts`],
  ['third-parties-share-no-server-code', 'apps/originals/src/a.ts', 'packages/ui/src/index.ts'],
  ['frame-pages-run-in-browsers', 'apps/sandbox/src/sportsbooks/frame/a.ts', 'apps/sandbox/src/sportsbooks/slips.ts'],
  ['the-server-knows-no-other-app', 'apps/server/src/main.ts', 'apps/sandbox/src/main.ts'],
  ['no-ring', 'packages/pricing/src/ring-a.ts', 'packages/pricing/src/ring-b.ts'],
];

/** Imports that are allowed, so that no rule is simply always broken. */
const ALLOWED: [from: string, to: string][] = [
  ['packages/pricing/src/ok.ts', '@ordago/kernel'],
  ['packages/pricing/src/ok.test.ts', 'packages/testing/src/index.ts'],
  [`${MODULES}/wallet/use-cases/ok.ts`, `${MODULES}/ledger/index.ts`],
  [`${MODULES}/wallet/use-cases/ok-too.ts`, 'apps/server/src/platform/clock.ts'],
  [`${MODULES}/identity/use-cases/ok.ts`, `${MODULES}/players/index.ts`],
  [`${MODULES}/casino/wallet/use-cases/ok.ts`, `${MODULES}/casino/providers/index.ts`],
  [`${MODULES}/sportsbook/admin/use-cases/ok.ts`, `${MODULES}/sportsbook/betting/index.ts`],
  [`${MODULES}/sportsbook/line/use-cases/ok.ts`, `${MODULES}/sportsbook/shared/domain/values.ts`],
  ['apps/server/src/composition.ts', 'apps/server/src/adapters/x/index.ts'],
  ['packages/ui/src/ok.ts', 'packages/web-kit/src/day-range.ts'],
  ['apps/player/src/features/lobby/ok.ts', 'packages/catalogue-search/src/index.ts'],
];

const root = mkdtempSync(path.join(os.tmpdir(), 'ordago-boundaries-'));
let found: Awaited<ReturnType<typeof cruiseRepository>>;

beforeAll(async () => {
  for (const [, from, to] of OFFENCES) writeImport(from, to);
  for (const [from, to] of ALLOWED) writeImport(from, to);
  writeImport('packages/pricing/src/ring-b.ts', 'packages/pricing/src/ring-a.ts');
  for (const name of ['kernel', 'pricing']) linkPackage(name);
  found = await cruiseRepository(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the boundary check', () => {
  it.each(OFFENCES)('%s: refuses %s → %s', (rule, from) => {
    expect(found.violations.filter((each) => each.from === from).map((each) => each.rule)).toContain(rule);
  });

  it.each(ALLOWED)('lets %s import %s', (from) => {
    expect(found.violations.filter((each) => each.from === from)).toEqual([]);
  });

  it('has an offence for every rule, and a sentence to show', () => {
    const proved = new Set(OFFENCES.map(([rule]) => rule));
    expect(RULES.filter(({ name, comment }) => !proved.has(name) || comment.length < 20)).toEqual([]);
  });

  it('sees every source file', () => {
    expect(found.missed).toEqual([]);
    expect(found.seen).toBeGreaterThan(OFFENCES.length);
  });
});

/** Writes a file with one import; what it imports is made too, unless another row makes it. */
function writeImport(from: string, to: string): void {
  const isPath = to.includes('/src/');
  const relative = path.relative(path.dirname(from), to);
  const specifier = isPath ? (relative.startsWith('.') ? relative : `./${relative}`) : to;
  write(from, `import type * as it from '${specifier}';\nexport type It = typeof it;\n`);
  const isOffender = OFFENCES.some(([, each]) => each === to) || ALLOWED.some(([each]) => each === to);
  if (isPath && !isOffender) write(to, 'export type Nothing = null;\n');
}

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function linkPackage(name: string): void {
  write(
    `packages/${name}/package.json`,
    JSON.stringify({ name: `@ordago/${name}`, exports: { '.': './src/index.ts' } }),
  );
  write(`packages/${name}/src/index.ts`, 'export type Nothing = null;\n');
  mkdirSync(path.join(root, 'node_modules/@ordago'), { recursive: true });
  symlinkSync(path.join(root, 'packages', name), path.join(root, 'node_modules/@ordago', name));
}
