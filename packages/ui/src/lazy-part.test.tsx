// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Arrived = ({ name }: { name: string }) => <p>{name}</p>;
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Arrived };
  });
  return load;
};

// React writes what a boundary caught.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a part that arrives is shown, with something else until then', async () => {
  const Part = lazyPart(failing(0));
  render(<Part name="Rules" waiting={<p>Waiting</p>} />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(await screen.findByText('Rules')).toBeTruthy();
});

it('a lost part leaves what is around it, and is loaded again on demand', async () => {
  const Part = lazyPart(failing(2));
  const lost = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Try again
    </button>
  );
  render(
    <main>
      <h1>Game</h1>
      <Part name="Rules" lost={lost} />
    </main>,
  );
  fireEvent.click(await screen.findByRole('button'));
  await vi.waitFor(() => expect(screen.queryByRole('button')).not.toBeNull());
  expect(screen.getByText('Game')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('Rules')).toBeTruthy();
});

it('a lost part that says nothing is loaded again when it is shown again', async () => {
  const load = failing(1);
  const Part = lazyPart(load);
  const { rerender } = render(<Part key={1} name="Rules" />);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  rerender(<Part key={2} name="Rules" />);
  expect(await screen.findByText('Rules')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
