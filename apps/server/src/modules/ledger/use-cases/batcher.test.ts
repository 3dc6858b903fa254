import { idOf, instant, type OpId, type PlayerId } from '@ordago/kernel';
import { describe, expect, it, vi } from 'vitest';
import { digestOf } from '../domain/digest.ts';
import type { MoneyCommand } from '../domain/money-command.ts';
import type { BatchAnswer } from '../repository/ops.repository.ts';
import { createBatcher, type LaneStore } from './batcher.ts';

interface FakeStore extends LaneStore {
  /** Keys of each call, in the order of the calls. */
  readonly calls: string[][];
  /** Lets the call under way commit. */
  commit(): void;
}

/** A database whose commits wait for the test; `failures` are thrown first, one per call. */
function fakeStore(failures: unknown[] = []): FakeStore {
  const calls: string[][] = [];
  const waiting: (() => void)[] = [];
  const run = async (commands: readonly MoneyCommand[]): Promise<BatchAnswer> => {
    calls.push(commands.map((command) => command.key));
    const failure = failures.shift();
    if (failure) throw failure;
    await new Promise<void>((resolve) => waiting.push(resolve));
    const answer = { verdict: 'accepted', op: idOf<OpId>(1), replayed: false, refusal: null, answer: {} } as const;
    return { answers: commands.map(() => answer), wallets: [], changed: [], owing: new Set() };
  };
  return {
    calls,
    one: (command) => run([command]),
    many: run,
    reconnect: () => undefined,
    commit: () => waiting.shift()?.(),
  };
}

function command(key: string, player = 2): MoneyCommand {
  const digest = digestOf(key);
  return { scope: 't', key, digest, kind: 'k', player: idOf<PlayerId>(player), moves: [], at: instant(0) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const sqlError = (code: string) => Object.assign(new Error(code), { code });

/** Players take both lanes from the first command on. */
const SPREAD = { own: 0, shared: 0 };

describe('the batcher', () => {
  it('sends a command at once, and together all that came while the lane was busy', async () => {
    const store = fakeStore();
    const { apply } = createBatcher({ lanes: [store], onBatch: () => undefined });
    void apply(command('a'));
    await turn();
    for (const key of ['b', 'c', 'd']) void apply(command(key));
    await turn();
    expect(store.calls).toEqual([['a']]);
    store.commit();
    await expect.poll(() => store.calls).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('waits a turn after a commit, so that answered callers join the few who wait', async () => {
    const store = fakeStore();
    const { apply } = createBatcher({ lanes: [store], onBatch: () => undefined });
    const again = ['a', 'b', 'c'].map((key) =>
      apply(command(key)).then(async () => {
        // As far away as a handler and its caller are.
        for (let step = 0; step < 10; step += 1) await Promise.resolve();
        return apply(command(`${key}2`));
      }),
    );
    await turn();
    void apply(command('d'));
    store.commit();
    await expect
      .poll(() => store.calls)
      .toEqual([
        ['a', 'b', 'c'],
        ['d', 'a2', 'b2', 'c2'],
      ]);
    store.commit();
    await Promise.all(again);
  });

  it('gives the database what waits before it answers, where half as many wait as were committed', async () => {
    const store = fakeStore();
    const received: string[] = [];
    const { apply } = createBatcher({
      lanes: [store],
      onBatch: (commands) => received.push(`${commands.map(({ key }) => key).join()} with ${store.calls.length} sent`),
    });
    const all = ['a', 'b'].map((key) => apply(command(key)));
    await turn();
    all.push(apply(command('c')));
    store.commit();
    await Promise.all(all.slice(0, 2));
    expect(received).toEqual(['a,b with 2 sent']);
    store.commit();
    await Promise.all(all);
    expect(received).toEqual(['a,b with 2 sent', 'c with 2 sent']);
  });

  it('answers first where another lane works: larger batches are worth more then', async () => {
    const lanes = [fakeStore(), fakeStore()];
    const { apply } = createBatcher({ lanes, onBatch: () => undefined, laneThresholds: SPREAD });
    const elsewhere = apply(command('x', 3));
    const again = apply(command('a', 2)).then(() => apply(command('c', 2)));
    await turn();
    const waiting = apply(command('b', 4));
    lanes[0]?.commit();
    await expect.poll(() => lanes[0]?.calls).toEqual([['a'], ['b', 'c']]);
    for (const lane of lanes) lane.commit();
    await Promise.all([elsewhere, again, waiting]);
  });

  it('opens the second lane later for those who lock shared rows', async () => {
    // A commit that takes long opens a lane as well; on a busy machine the turns of this test took as long.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const lanes = [fakeStore(), fakeStore()];
    const { apply } = createBatcher({ lanes, onBatch: () => undefined });
    const all = [apply(command('first', 1))];
    await turn();
    const shared = [{ class: 'event', id: 'e' }];
    for (let player = 3; player < 43; player += 2) all.push(apply({ ...command(`s${player}`, player), shared }));
    await turn();
    expect(lanes[1]?.calls).toEqual([]);
    all.push(apply(command('plain', 43)));
    await turn();
    expect(lanes[1]?.calls).toEqual([['plain']]);
    clock.mockRestore();
    lanes[0]?.commit();
    await expect.poll(() => lanes[0]?.calls.length).toBe(2);
    for (const lane of lanes) lane.commit();
    await Promise.all(all);
  });

  it('answers the last commit at once where the next one has to wait for another lane', async () => {
    const lanes = [fakeStore(), fakeStore()];
    const { apply } = createBatcher({ lanes, onBatch: () => undefined, laneThresholds: SPREAD });
    const onE = { shared: [{ class: 'event', id: 'e' }] };
    const holder = apply({ ...command('held', 3), ...onE });
    await turn();
    const first = apply(command('a', 2));
    await turn();
    const second = apply({ ...command('b', 2), ...onE });
    lanes[0]?.commit();
    await first;
    expect(lanes.map((lane) => lane.calls)).toEqual([[['a']], [['held']]]);
    lanes[1]?.commit();
    await expect.poll(() => lanes[0]?.calls).toEqual([['a'], ['b']]);
    lanes[0]?.commit();
    await Promise.all([holder, second]);
  });

  it('answers after the commit, not before', async () => {
    const store = fakeStore();
    const received: string[] = [];
    const { apply } = createBatcher({ lanes: [store], onBatch: () => received.push('committed') });
    const answered = apply(command('a')).then(() => received.push('answered'));
    await turn();
    expect(received).toEqual([]);
    store.commit();
    await answered;
    expect(received).toEqual(['committed', 'answered']);
  });

  it('keeps the commands of a player in one lane', async () => {
    const lanes = [fakeStore(), fakeStore()];
    const { apply } = createBatcher({ lanes, onBatch: () => undefined, laneThresholds: SPREAD });
    for (const [key, player] of [
      ['a', 2],
      ['b', 3],
      ['c', 2],
      ['d', 5],
    ] as const)
      void apply(command(key, player));
    await turn();
    expect(lanes.map((lane) => lane.calls)).toEqual([[['a', 'c']], [['b', 'd']]]);
  });

  it('fills one lane before it opens the next, and a player’s later commands follow the earlier ones', async () => {
    const lanes = [fakeStore(), fakeStore()];
    const { apply } = createBatcher({ lanes, onBatch: () => undefined, laneThresholds: { own: 2, shared: 2 } });
    const all = [apply(command('a', 3))];
    await turn();
    // Two wait with the lane that is busy; then players are spread, but for the one who waits already.
    for (const [key, player] of [
      ['b', 5],
      ['c', 7],
      ['d', 9],
      ['e', 5],
    ] as const)
      all.push(apply(command(key, player)));
    await turn();
    expect(lanes.map((lane) => lane.calls)).toEqual([[['a']], [['d']]]);
    for (const lane of lanes) lane.commit();
    await expect.poll(() => lanes.map((lane) => lane.calls)).toEqual([[['a'], ['b', 'c', 'e']], [['d']]]);
    lanes[0]?.commit();
    await Promise.all(all);
    const alone = apply(command('f', 9));
    await turn();
    expect(lanes[0]?.calls.at(-1)).toEqual(['f']);
    lanes[0]?.commit();
    await alone;
  });

  it('sends nobody new after a commit that is slow', async () => {
    const lanes = [fakeStore(), fakeStore()];
    const { apply } = createBatcher({ lanes, onBatch: () => undefined });
    const slow = apply(command('a', 3));
    await new Promise((resolve) => setTimeout(resolve, 80));
    const next = apply(command('b', 5));
    await turn();
    expect(lanes.map((lane) => lane.calls)).toEqual([[['a']], [['b']]]);
    for (const lane of lanes) lane.commit();
    await Promise.all([slow, next]);
  });

  it('keeps a command that needs a row of the other lane until that lane has committed', async () => {
    const lanes = [fakeStore(), fakeStore()];
    const { apply } = createBatcher({ lanes, onBatch: () => undefined, laneThresholds: SPREAD });
    const on = (id: string) => ({ shared: [{ class: 'event', id }] });
    void apply({ ...command('a', 2), ...on('1') });
    await turn();
    void apply({ ...command('b', 3), ...on('1') });
    void apply({ ...command('c', 3), ...on('2') });
    void apply({ ...command('d', 5), ...on('2') });
    await turn();
    // The player of `b` keeps their order, so `c` stays behind it.
    expect(lanes.map((lane) => lane.calls)).toEqual([[['a']], [['d']]]);
    lanes[0]?.commit();
    await turn();
    lanes[1]?.commit();
    await expect.poll(() => lanes[1]?.calls).toEqual([['d'], ['b', 'c']]);
  });

  it('gives a row that both lanes want to the command that came first', async () => {
    const lanes = [fakeStore(), fakeStore()];
    const { apply } = createBatcher({ lanes, onBatch: () => undefined, laneThresholds: SPREAD });
    const order: string[] = [];
    const bet = (key: string, player: number) =>
      apply({ ...command(key, player), shared: [{ class: 'event', id: '1' }] }).then(() => order.push(key));
    const bets = [bet('a', 2), bet('b', 3), bet('c', 2), bet('d', 3)];
    await turn();
    expect(lanes.map((lane) => lane.calls)).toEqual([[['a', 'c']], []]);
    bets.push(bet('e', 2));
    lanes[0]?.commit();
    await expect.poll(() => lanes[1]?.calls).toEqual([['b', 'd']]);
    await turn();
    expect(lanes[0]?.calls).toHaveLength(1);
    lanes[1]?.commit();
    await expect.poll(() => lanes[0]?.calls).toEqual([['a', 'c'], ['e']]);
    lanes[0]?.commit();
    await Promise.all(bets);
    expect(order).toEqual(['a', 'c', 'b', 'd', 'e']);
  });

  it('tries each command alone after its batch failed', async () => {
    const store = fakeStore([sqlError('23505')]);
    const { apply } = createBatcher({ lanes: [store], onBatch: () => undefined });
    const verdicts = Promise.all(['a', 'b'].map((key) => apply(command(key))));
    await turn();
    store.commit();
    await turn();
    store.commit();
    expect((await verdicts).map((verdict) => verdict.verdict)).toEqual(['accepted', 'accepted']);
    expect(store.calls).toEqual([['a', 'b'], ['a'], ['b']]);
  });

  it('lets the error of one command reach that command alone', async () => {
    const store = fakeStore([sqlError('22003'), sqlError('22003')]);
    const { apply } = createBatcher({ lanes: [store], onBatch: () => undefined });
    const first = expect(apply(command('a'))).rejects.toThrow('22003');
    const second = apply(command('b'));
    await turn();
    store.commit();
    await first;
    expect(await second).toMatchObject({ verdict: 'accepted' });
  });

  it('refuses as too busy what cannot get its locks, with nothing stored', async () => {
    const store = fakeStore(Array.from({ length: 6 }, () => sqlError('55P03')));
    const { apply } = createBatcher({ lanes: [store], onBatch: () => undefined });
    expect(await apply(command('a'))).toMatchObject({ name: 'too-busy', op: null });
    expect(store.calls).toHaveLength(6);
  });

  it('sends a command again, under its key, when the connection broke', async () => {
    const store = fakeStore([sqlError('ECONNRESET'), sqlError('57P01')]);
    const { apply } = createBatcher({ lanes: [store], onBatch: () => undefined });
    const verdict = apply(command('a'));
    await expect.poll(() => store.calls.length).toBe(3);
    store.commit();
    expect(await verdict).toMatchObject({ verdict: 'accepted' });
  });

  it('refuses what does not fit its queue, and answers all it took in before it closes', async () => {
    const store = fakeStore();
    const batcher = createBatcher({ lanes: [store], onBatch: () => undefined, queueMax: 2 });
    const verdicts = Promise.all(['a', 'b', 'c'].map((key) => batcher.apply(command(key))));
    const closed = batcher.close();
    const late = await batcher.apply(command('d'));
    await turn();
    store.commit();
    await closed;
    expect((await verdicts).map((verdict) => verdict.verdict)).toEqual(['accepted', 'accepted', 'refused']);
    expect(late).toMatchObject({ name: 'too-busy' });
  });

  it.each([
    ['without a digest', { digest: 'abc' }],
    ['with too many moves', { moves: Array.from({ length: 17 }, () => ({}) as never) }],
    ['that rolls back and moves at once', { rollsBack: { scope: 't', key: 'x' }, moves: [{} as never] }],
  ])('throws at a command %s: a bug, not a refusal', (_title, rest) => {
    const { apply } = createBatcher({ lanes: [fakeStore()], onBatch: () => undefined });
    expect(() => apply({ ...command('a'), ...rest })).toThrow();
  });
});
