import { describe, expect, it } from 'vitest';
import { createHub } from './hub.ts';

function listener(hub: ReturnType<typeof createHub>, topics: string[], backlog = () => 0) {
  const frames: string[] = [];
  const member = hub.join({ send: (frame) => frames.push(frame), backlog });
  member.listen(topics);
  return { frames, member };
}

describe('push hub', () => {
  it('sends an urgent value at once', () => {
    const hub = createHub();
    const { frames } = listener(hub, ['player:1']);
    hub.publish('player:1', { balance: '10.00', version: '2' }, { urgent: true });
    expect(frames).toEqual(['{"updates":[{"topic":"player:1","value":{"balance":"10.00","version":"2"}}]}']);
    hub.close();
  });

  it('sends one frame per tick with the newest value of each topic', async () => {
    const hub = createHub({ tickMs: 5 });
    const { frames } = listener(hub, ['a', 'b']);
    hub.publish('a', 1);
    hub.publish('a', 2);
    hub.publish('b', 3);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(frames).toEqual(['{"updates":[{"topic":"a","value":2},{"topic":"b","value":3}]}']);
    hub.close();
  });

  it('sends nothing to who left or follows another topic', () => {
    const hub = createHub();
    const gone = listener(hub, ['a']);
    const other = listener(hub, ['b']);
    gone.member.leave();
    hub.publish('a', 1, { urgent: true });
    expect([...gone.frames, ...other.frames]).toEqual([]);
    hub.close();
  });

  it('lets a slow client skip to the newest value', async () => {
    const hub = createHub({ tickMs: 5 });
    let backlog = 10_000_000;
    const { frames } = listener(hub, ['a'], () => backlog);
    hub.publish('a', 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(frames).toEqual([]);
    hub.publish('a', 2);
    backlog = 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(frames).toEqual(['{"updates":[{"topic":"a","value":2}]}']);
    hub.close();
  });
});
