import { describe, expect, it } from 'vitest';
import { FRAME_SANDBOX } from './frame-sandbox.ts';

describe('the sandbox of the betting frame', () => {
  const grants = FRAME_SANDBOX.split(' ');
  it.each(['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups', 'allow-downloads', 'allow-modals'])(
    'grants %s: without allow-modals a click on Print does nothing',
    (grant) => expect(grants).toContain(grant),
  );

  it.each(['allow-top-navigation', 'allow-top-navigation-by-user-activation', 'allow-popups-to-escape-sandbox'])(
    'never grants %s',
    (grant) => expect(grants).not.toContain(grant),
  );
});
