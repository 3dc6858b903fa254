import { describe, expect, it } from 'vitest';
import { createTopicBook } from './topic-book.ts';

describe('topics of one line', () => {
  it('are listened to once, however many parts follow them, and left with the last', () => {
    const book = createTopicBook(10);
    expect(book.follow(['a', 'b'])).toEqual({ listen: ['a', 'b'], unlisten: [] });
    expect(book.follow(['b', 'c'])).toEqual({ listen: ['c'], unlisten: [] });
    expect(book.unfollow(['a', 'b'])).toEqual({ listen: [], unlisten: ['a'] });
    expect(book.unfollow(['b', 'c'])).toEqual({ listen: [], unlisten: ['b', 'c'] });
  });

  it('wait where the line is full, and take the place of who leaves', () => {
    const book = createTopicBook(2);
    expect(book.follow(['a', 'b', 'c', 'd'])).toEqual({ listen: ['a', 'b'], unlisten: [] });
    expect(book.unfollow(['a'])).toEqual({ listen: ['c'], unlisten: ['a'] });
    expect(book.listened()).toEqual(['b', 'c']);
  });

  it('that nobody follows any more never come in', () => {
    const book = createTopicBook(1);
    book.follow(['a', 'b']);
    expect(book.unfollow(['b'])).toEqual({ listen: [], unlisten: [] });
    expect(book.unfollow(['a'])).toEqual({ listen: [], unlisten: ['a'] });
    expect(book.listened()).toEqual([]);
  });
});
