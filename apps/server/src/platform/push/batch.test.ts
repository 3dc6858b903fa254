import { describe, expect, it } from 'vitest';
import { Batch, updateOf } from './batch.ts';
import { createHub, TOPICS_MAX } from './hub.ts';

const texts = (batch: Batch) => JSON.parse(batch.frame().text).updates as { topic: string; value: unknown }[];

describe('what waits for a client', () => {
  it('is one batch for all who receive the same in the same order, written once', () => {
    const beginning = Batch.begin();
    const a = updateOf('a', 1);
    const b = updateOf('b', 2);
    const [one, other] = [beginning.with(a), beginning.with(a)].map((batch) => batch.with(b));
    expect(other).toBe(one);
    expect(other?.frame().bytes).toBe(one?.frame().bytes);
    expect(one?.frame().bytes.toString()).toBe(one?.frame().text);
  });

  it('parts where clients receive different things', () => {
    const beginning = Batch.begin();
    const a = updateOf('a', 1);
    const b = updateOf('b', 2);
    const both = beginning.with(a).with(b);
    const late = beginning.with(b);
    expect([texts(both), texts(late)]).toEqual([
      [
        { topic: 'a', value: 1 },
        { topic: 'b', value: 2 },
      ],
      [{ topic: 'b', value: 2 }],
    ]);
  });

  it('sends the newest value of a topic, in the place where the topic was sent first', () => {
    const reported = [updateOf('a', 1), updateOf('b', 2), updateOf('a', 3)].reduce(
      (batch, update) => batch.with(update),
      Batch.begin(),
    );
    expect([texts(reported), reported.compacted().length]).toEqual([
      [
        { topic: 'a', value: 3 },
        { topic: 'b', value: 2 },
      ],
      2,
    ]);
  });
});

describe('clients of one hub', () => {
  function listener(hub: ReturnType<typeof createHub>, topics: readonly string[], backlog = () => 0) {
    const frames: Buffer[] = [];
    hub.join({ send: (_text, bytes) => frames.push(bytes), backlog }).listen(topics);
    return frames;
  }

  it('share the bytes of a frame, and who receives more has another one', async () => {
    const hub = createHub({ tickMs: 5 });
    const one = listener(hub, ['a']);
    const other = listener(hub, ['a']);
    const more = listener(hub, ['a', 'b']);
    hub.publish('a', 1);
    hub.publish('b', 2);
    await expect.poll(() => more.length).toBe(1);
    expect(other[0]).toBe(one[0]);
    expect(more[0]).not.toBe(one[0]);
    expect(JSON.parse(String(more[0])).updates).toHaveLength(2);
    hub.close();
  });

  it('that wait long keep the newest value of each topic and no more', async () => {
    const hub = createHub({ tickMs: 5 });
    let backlog = 10_000_000;
    const topics = Array.from({ length: TOPICS_MAX }, (_, place) => `market:${place}`);
    const frames = listener(hub, topics, () => backlog);
    for (let turn = 0; turn < 20; turn += 1) for (const topic of topics) hub.publish(topic, turn);
    backlog = 0;
    await expect.poll(() => frames.length).toBe(1);
    const { updates } = JSON.parse(String(frames[0])) as { updates: { topic: string; value: number }[] };
    expect(updates.map(({ topic }) => topic)).toEqual(topics);
    expect(new Set(updates.map(({ value }) => value))).toEqual(new Set([19]));
    hub.close();
  });
});
