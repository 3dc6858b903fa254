import type { Pool } from 'pg';
import { createBettingReads } from '../betting/index.ts';
import { createBettingSettingsRepository } from '../shared/repository/settings.repository.ts';
import { createReadAlone, createWhatIfRepository, type ReadAlone } from './repository/what-if.repository.ts';
import type { WhatIfReads } from './use-cases/ask-what-if.ts';

/** Creates the repositories of a what-if question anew for each, on a transaction that cannot write. */
export function createWhatIfReads(pool: Pool): ReadAlone<WhatIfReads> {
  return createReadAlone(pool, (db) => ({
    ...createBettingReads(db),
    settings: createBettingSettingsRepository(db),
    whatIf: createWhatIfRepository(db),
  }));
}
