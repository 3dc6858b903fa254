import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Pages whose tables have one row for each subject. */
const PAGES = ['docs/features.md', 'docs/audit-1.md'];

describe.each(PAGES)('the rows of %s', (page) => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../..', page), 'utf8');
  const subjects = [...text.matchAll(/^\| ([^|]+?) \|/gm)].map(([, subject = '']) => subject);

  it('are found', () => expect(subjects.length).toBeGreaterThan(20));

  it('name each subject once', () => {
    expect(subjects.filter((subject, place) => subjects.indexOf(subject) !== place)).toEqual([]);
  });
});
