import type { FoundQuery } from './find-queries.ts';

/** A call whose statement is not checked: `within` as `FoundQuery` has it. */
export interface Unchecked {
  readonly within: string;
  readonly reason: string;
}

/** Every call of the server that sends what only exists while the programme runs. */
export const UNCHECKED: readonly Unchecked[] = [
  {
    within: 'apps/server/src/modules/ledger/repository/ops.repository.ts applyOp',
    reason: 'the database writes the statement of a kind itself (ledger.lone_statement)',
  },
  {
    within: 'apps/server/src/modules/sportsbook/admin/repository/betting-admin.repository.ts saveSettings',
    reason: 'sets the columns that its row has, by their names',
  },
  {
    within: 'apps/server/src/modules/reporting/repository/players.repository.ts findPlayer',
    reason: 'a sum for each of a table of transfer codes',
  },
  { within: 'apps/server/src/platform/db/migrate.ts apply', reason: 'runs the file of a step of the schema' },
  { within: 'apps/server/src/platform/db/migrate.ts verifyData', reason: 'runs the check.sql of a step of the schema' },
  {
    within: 'apps/server/src/platform/db/rights.ts ensureRights',
    reason: 'gives and takes rights by the names that the database holds',
  },
  { within: 'apps/server/src/platform/db/code-set.ts runFile', reason: 'runs a file of db/code' },
  {
    within: 'apps/server/src/platform/db/code-set.ts dropViews',
    reason: 'drops views by the names that the database holds',
  },
  {
    within: 'apps/server/src/platform/db/code-set.ts dropMissing',
    reason: 'drops functions and triggers by the names that the database holds',
  },
];

/** Returns where the unchecked calls and the list of those that may be unchecked differ, a sentence each. */
export function judgeUnchecked(found: readonly FoundQuery[], allowed: readonly Unchecked[]): string[] {
  const open = new Set(allowed);
  const wrong: string[] = [];
  for (const { place, within } of found.filter(({ statements }) => statements === null)) {
    const entry = [...open].find((one) => one.within === within);
    if (entry) open.delete(entry);
    else
      wrong.push(
        `${place}  is put together while the programme runs: write it of constants, or list it in tools/sql-types/unchecked.ts with its reason`,
      );
  }
  for (const { within } of open)
    wrong.push(`${within}  is listed in tools/sql-types/unchecked.ts, and is checked or gone: strike it out`);
  return wrong;
}
