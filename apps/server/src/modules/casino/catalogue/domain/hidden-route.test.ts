import { addMs, DAY_MS, instant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { createHiddenRoutes } from './hidden-route.ts';

const NOW = instant(Date.UTC(2026, 0, 14));
const routes = createHiddenRoutes('a-secret-of-the-server');
const { value, until } = routes.sign(NOW);

describe('a link that shows hidden providers', () => {
  it.each([
    ['as staff signed it', value, NOW, true],
    ['a moment before it ends', value, addMs(NOW, DAY_MS - 1), true],
    ['after a day', value, until, false],
    ['with another end', value.replace(/^\d+/, String(until + 1)), NOW, false],
    ['of another server', createHiddenRoutes('another-secret').sign(NOW).value, NOW, false],
    ['cut short', value.slice(0, -1), NOW, false],
    ['without a seal', `${until}.`, NOW, false],
    ['a mere flag', '1', NOW, false],
    ['nothing', undefined, NOW, false],
  ])('%s', (_title, given, at, opens) => expect(routes.opens(given, at)).toBe(opens));
});
