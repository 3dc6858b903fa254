// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SearchPlace, scrollWhenGrown, useSearchPlace } from './use-search-place.ts';

let lastPlace: SearchPlace;
let keep: (place: SearchPlace) => void;

function Searching() {
  const body = useRef<HTMLDivElement>(null);
  const { bodyRef, ...search } = useSearchPlace(body);
  lastPlace = search.place;
  keep = search.keep;
  return <div ref={bodyRef} data-testid="body" />;
}

/** A site of two pages: the search lies over the first one. */
async function visit(first: string) {
  const rootRoute = createRootRoute({ component: Outlet });
  const underRoot = { getParentRoute: () => rootRoute } as const;
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({ ...underRoot, path: '/casino', component: Searching }),
      createRoute({ ...underRoot, path: '/game', component: () => <p>The game</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: [first] }),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByTestId('body');
  const toGame = async () => {
    await act(() => router.navigate({ to: '/game' } as never));
    await screen.findByText('The game');
  };
  const back = async () => {
    act(() => router.history.back());
    return screen.findByTestId('body');
  };
  return { router, toGame, back };
}

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe('the place of the search', () => {
  it('is found again after a game: text, category, and how far it was read', async () => {
    const { router, toGame, back } = await visit('/casino?modal=search');
    expect(lastPlace).toEqual({ text: '', category: 'all' });
    act(() => keep({ text: 'gates', category: 'slots' }));
    await waitFor(() => expect(router.state.location.searchStr).toContain('find=gates'));
    const body = screen.getByTestId('body');
    body.scrollTop = 340;
    body.dispatchEvent(new Event('scroll'));

    await toGame();
    const again = await back();
    expect(lastPlace).toEqual({ text: 'gates', category: 'slots' });
    expect(again.scrollTop).toBe(340);
    expect(router.state.location.search).toMatchObject({ modal: 'search', find: 'gates', within: 'slots' });
  });

  it('leaves no steps behind it while the player types', async () => {
    const { router } = await visit('/casino');
    act(() => keep({ text: 'gat', category: 'all' }));
    act(() => keep({ text: 'gates', category: 'all' }));
    await waitFor(() => expect(router.state.location.searchStr).toContain('gates'));
    expect(router.history.length).toBe(1);
  });

  it('forgets a search that was emptied', async () => {
    const { router } = await visit('/casino?find=gates&within=live');
    expect(lastPlace).toEqual({ text: 'gates', category: 'live' });
    act(() => keep({ text: '', category: 'all' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  it('reads an unknown category as the whole casino', async () => {
    const { router } = await visit('/casino?find=gates&within=bingo');
    expect(lastPlace).toEqual({ text: 'gates', category: 'all' });
    act(() => keep({ text: 'gates', category: 'all' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?find=gates'));
  });
});

describe('a place in a list that still grows', () => {
  it('is left alone at the top', () => {
    const piece = document.createElement('div');
    piece.scrollTop = 0;
    scrollWhenGrown(piece, 0)();
    expect(piece.scrollTop).toBe(0);
  });
});
