// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyMenu } from './lazy-menu.tsx';

const { code } = vi.hoisted(() => ({ code: { isThere: false } }));
vi.mock('@ordago/ui/menu', () => ({
  get Menu() {
    if (!code.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>The menu</p>;
  },
}));

it('a menu whose code did not arrive leaves its trigger, and opens with the next click', async () => {
  const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<LazyMenu trigger={<button type="button">More</button>} items={[]} />);
  const click = () => fireEvent.click(screen.getByRole('button', { name: 'More' }));
  click();
  await vi.waitFor(() => expect(noted).toHaveBeenCalled());
  code.isThere = true;
  click();
  expect(await screen.findByText('The menu')).toBeTruthy();
  noted.mockRestore();
});
