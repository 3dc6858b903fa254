import { createLine } from '../../apps/server/src/modules/sportsbook/line/index.ts';
import { createSettlement } from '../../apps/server/src/modules/sportsbook/settlement/index.ts';
import { AT, type World } from './world.ts';

/** Runs the sportsbook's own job of settlement, whose news nobody receives; returns how many settlements were applied. */
export function settlePending({ pool, ledger }: Pick<World, 'pool' | 'ledger'>): Promise<number> {
  const clock = { now: () => AT };
  const { announce } = createLine({ pool, clock, log: undefined as never, publish: () => undefined });
  return createSettlement({ pool, ledger, clock, announce }).settlePending();
}
