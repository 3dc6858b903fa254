import { describe, expect, it } from 'vitest';
import { maskName } from './crash-bets.ts';
import { createNewsDesk } from './crash-news.ts';

const flying = { type: 'flying', at: 1 } as const;

describe('the news of the crash table', () => {
  it('tells who lost the line everything that came since', () => {
    const desk = createNewsDesk(() => 7);
    for (let i = 0; i < 5; i += 1) desk.publish(flying);
    expect(desk.after(3)?.map(({ seq }) => seq)).toEqual([4, 5]);
    expect(desk.after(5)).toEqual([]);
  });
  it.each([
    ['what is too old', 1],
    ['what never was', 9_999],
  ])('asks for a snapshot after %s', (_title, after) => {
    const desk = createNewsDesk(() => 7);
    for (let i = 0; i < 1_500; i += 1) desk.publish(flying);
    expect(desk.after(after)).toBeNull();
  });
  it('tells nobody who left', () => {
    const desk = createNewsDesk(() => 7);
    const heard: number[] = [];
    const leave = desk.listen(({ seq }) => heard.push(seq));
    desk.publish(flying);
    leave();
    desk.publish(flying);
    expect(heard).toEqual([1]);
  });
  it('names nobody whole', () => expect([maskName('demo'), maskName('x')]).toEqual(['d***o', 'x***x']));
});
