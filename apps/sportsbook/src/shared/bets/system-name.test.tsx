// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useBetKind } from './system-name.ts';

const messages = await loadMessages('en', ['sportsbook', 'common']);
afterEach(cleanup);

function Kind({ isLive }: { isLive: boolean }) {
  return useBetKind()({ system: null, legs: [{}] as never, is_live: isLive });
}

describe('the kind of a bet', () => {
  it.each([
    [false, 'Single'],
    [true, 'Single · live'],
  ])('says whether it was placed in play: %s', (isLive, said) => {
    render(
      <I18nProvider locale="en" messages={messages} bundles={['sportsbook', 'common']}>
        <Kind isLive={isLive} />
      </I18nProvider>,
    );
    expect(screen.getByText(said)).toBeTruthy();
  });
});
