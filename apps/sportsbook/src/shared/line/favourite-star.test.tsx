// @vitest-environment happy-dom
import { ApiError } from '@ordago/api-client';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const made = vi.hoisted(() => ({ failure: null as unknown, notices: [] as string[] }));
vi.mock('../controls/announcer.tsx', () => ({ announce: () => undefined }));
vi.mock('../controls/notice.tsx', () => ({ notify: (text: string) => made.notices.push(text) }));
vi.mock('./line-favourites.ts', () => ({ useLineFavourites: () => false, setFavourite: async () => made.failure }));

const { FavouriteStar } = await import('./favourite-star.tsx');
const messages = await loadMessages('en', ['common', 'sportsbook', 'errors']);

const tooMany = { name: 'line-favourites-full', code: 0, message: 'Too many favourites.', params: {} };

describe('a star that could not be kept', () => {
  afterEach(() => {
    cleanup();
    made.notices.length = 0;
  });

  it.each([
    [
      'nothing was sent for lack of a connection',
      new ApiError({ ...tooMany, message: '' }, 0),
      messages.common?.state.unreachable,
    ],
    ['the server refused it', new ApiError(tooMany, 409), tooMany.message],
  ])('states that %s', async (_name, failure, text) => {
    made.failure = failure;
    render(
      <I18nProvider locale="en" messages={messages} bundles={['common', 'sportsbook', 'errors']}>
        <FavouriteStar kind="event" id="7" name="Granada – Getafe" />
      </I18nProvider>,
    );
    fireEvent.click(screen.getByRole('button'));
    await expect.poll(() => made.notices).toHaveLength(1);
    expect(made.notices[0]).toBe(text);
  });
});
