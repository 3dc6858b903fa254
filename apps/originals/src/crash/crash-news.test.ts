import { describe, expect, it } from 'vitest';
import { maskName } from './crash-bets.ts';
import { createNewsService } from './crash-news.ts';

const flying = { type: 'flying', at: 1 } as const;

describe('the news of the crash table', () => {
  it('sends everything that came since to who lost the connection', () => {
    const service = createNewsService(() => 7);
    for (let i = 0; i < 5; i += 1) service.publish(flying);
    expect(service.after(3)?.map(({ seq }) => seq)).toEqual([4, 5]);
    expect(service.after(5)).toEqual([]);
  });
  it.each([
    ['what is too old', 1],
    ['what never was', 9_999],
  ])('asks for a snapshot after %s', (_title, after) => {
    const service = createNewsService(() => 7);
    for (let i = 0; i < 1_500; i += 1) service.publish(flying);
    expect(service.after(after)).toBeNull();
  });
  it('sends nothing to who left', () => {
    const service = createNewsService(() => 7);
    const received: number[] = [];
    const leave = service.listen(({ seq }) => received.push(seq));
    service.publish(flying);
    leave();
    service.publish(flying);
    expect(received).toEqual([1]);
  });
  it('names nobody whole', () => expect([maskName('demo'), maskName('x')]).toEqual(['d***o', 'x***x']));
});
