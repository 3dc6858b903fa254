import { readFileSync } from 'node:fs';
import { OTHER_KINDS } from '@ordago/catalogue-search';
import { expect, it } from 'vitest';

it('the history calls the same kinds of games no slots as the lobby', () => {
  const source = readFileSync(new URL('./history.repository.ts', import.meta.url), 'utf8');
  expect(source).toContain(`'{${OTHER_KINDS.join(',')}}'`);
});
