import { describe, expect, it } from 'vitest';
import { type Approvable, type Decider, mayApprove } from './approval.ts';

const cashier: Decider = { staff: '7', level: 1 };
const admin: Decider = { staff: '5', level: 2 };
const of = (units: bigint, more: Partial<Approvable> = {}): Approvable => ({ units, agent: null, cap: 100n, ...more });

describe('who may approve (reliability 3.2)', () => {
  it.each<[string, Decider, Approvable, boolean]>([
    ['a cashier their own direct player, whatever the amount', cashier, of(10_000n, { agent: '7' }), true],
    ['a cashier nobody of a colleague', cashier, of(1n, { agent: '8' }), false],
    ['a cashier nobody of the operator', cashier, of(1n), false],
    ['an admin up to the cap', admin, of(100n), true],
    ['an admin not beyond the cap', admin, of(101n), false],
    ['an admin nothing in a currency without a cap', admin, of(1n, { cap: null }), false],
    ['a superadmin any amount', { staff: '2', level: 3 }, of(1_000_000n, { cap: null }), true],
    ['the owner any amount', { staff: '1', level: 4 }, of(1_000_000n), true],
  ])('%s', (_title, decider, approvable, expected) => {
    expect(mayApprove(decider, approvable)).toBe(expected);
  });
});
