import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

/** Answers with the double, once it is let go; remembers what was asked together. */
function doubling() {
  const asked: number[][] = [];
  const gates: (() => void)[] = [];
  const ask = gather(async (questions: readonly number[]) => {
    asked.push([...questions]);
    await new Promise<void>((go) => gates.push(go));
    const bad = questions.find((question) => question < 0);
    if (bad !== undefined) throw Object.assign(new Error('bad data'), { code: bad === -1 ? '22P02' : '57P01' });
    return questions.map((question) => question * 2);
  });
  const go = async () => {
    await new Promise(setImmediate);
    gates.shift()?.();
    await new Promise(setImmediate);
  };
  return { ask, asked, go };
}

describe('questions that are gathered', () => {
  it('asks what comes meanwhile together, and answers each its own', async () => {
    const { ask, asked, go } = doubling();
    const first = ask(1);
    await new Promise(setImmediate);
    const later = [ask(2), ask(3)];
    await go();
    await go();
    expect([await first, ...(await Promise.all(later))]).toEqual([2, 4, 6]);
    expect(asked).toEqual([[1], [2, 3]]);
  });

  it('shares the first statement within a tick', async () => {
    const { ask, asked, go } = doubling();
    const both = Promise.all([ask(5), ask(6)]);
    await go();
    expect([await both, asked]).toEqual([[10, 12], [[5, 6]]]);
  });

  it('shares it between calls that are read one after the other in one turn of the event loop', async () => {
    const { ask, asked, go } = doubling();
    const answers: Promise<number>[] = [];
    // Data from two sockets: a callback each, with all that follows from the first between them.
    await new Promise<void>((read) => {
      setImmediate(() => answers.push(ask(7)));
      setImmediate(() => read(void answers.push(ask(8))));
    });
    await go();
    expect([await Promise.all(answers), asked]).toEqual([[14, 16], [[7, 8]]]);
  });

  it('lets bad data fail alone', async () => {
    const { ask, asked, go } = doubling();
    const three = Promise.allSettled([ask(1), ask(-1), ask(2)]);
    for (let turn = 0; turn < 4; turn += 1) await go();
    expect((await three).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual([
      2,
      '22P02',
      4,
    ]);
    expect(asked).toEqual([[1, -1, 2], [1], [-1], [2]]);
  });

  it('fails all of a statement over anything else, and asks on', async () => {
    const { ask, go } = doubling();
    const two = Promise.allSettled([ask(1), ask(-2)]);
    await go();
    expect((await two).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask(4);
    await go();
    expect(await next).toBe(8);
  });
});
