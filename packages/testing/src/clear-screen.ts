import { afterEach } from 'vitest';

// Files of a worker share their modules, so the library's own clearing, which it asks for when it is loaded, would
// reach the first file alone.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  afterEach(cleanup);
  // A wait ends by what never comes, not by a machine that is busy; vitest.config.ts has the same of `expect.poll`.
  configure({ asyncUtilTimeout: 15_000 });
}
