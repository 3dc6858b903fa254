import type { Module, Platform } from '../../platform/module.ts';
import { createAnchorsRepository } from './repository/anchors.repository.ts';
import { anchorHead } from './use-cases/anchor-head.ts';

/** Creates the jobs of the audit: its head is written down every few minutes, and all of it is verified once a day. */
export function createAuditModule({ platform, secret }: { platform: Platform; secret: string }): Module {
  const { pool, clock, log } = platform;
  const parts = { anchors: createAnchorsRepository(pool), secret };
  const run = async (isWhole: boolean): Promise<void> => {
    const result = await anchorHead(parts, { now: clock.now(), isWhole });
    if (result === null) return;
    if ('breach' in result) return log.error({ ...result.breach }, 'the audit was changed');
    const { seq, hash, proof } = result.anchor;
    // The log is another place than the database: who removes a tail and its anchors has to remove these lines as well.
    log.info({ seq, hash: hash.toString('hex'), proof: proof.toString('hex') }, 'the head of the audit');
  };
  return {
    name: 'audit',
    routes: [],
    policies: {},
    handlers: [],
    jobs: [
      { name: 'audit.anchor-head', run: () => run(false) },
      { name: 'audit.verify-all', run: () => run(true) },
    ],
  };
}
