import { afterEach } from 'vitest';

// Files of a worker share their modules, so the library's own clearing, which it asks for when it is loaded, would
// reach the first file alone.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
