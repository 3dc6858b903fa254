// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { StakeStepper } from './stake-stepper.tsx';

const messages = await loadMessages('en', ['game']);

function Stake({ first = '1.00', isBusy = false }: { first?: string; isBusy?: boolean }) {
  const [stake, setStake] = useState(first);
  return (
    <I18nProvider locale="en" messages={messages} bundles={[]}>
      <StakeStepper steps={['0.50', '1.00', '2.00']} stake={stake} currency="MXN" isBusy={isBusy} onStake={setStake} />
    </I18nProvider>
  );
}

const amount = () => screen.getByRole('button', { name: /Choose the stake/ });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('the stake of a game', () => {
  it('goes one step at a time and stops at its ends, keeping the focus', async () => {
    render(<Stake />);
    await click('Higher stake');
    expect(amount().textContent).toBe('2.00 MXN');
    await click('Higher stake');
    expect(amount().textContent).toBe('2.00 MXN');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Higher stake' }));
    await click('Lower stake');
    await click('Lower stake');
    await click('Lower stake');
    expect(amount().textContent).toBe('0.50 MXN');
  });

  it('is chosen from its list by the keyboard', async () => {
    render(<Stake />);
    amount().focus();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('menuitem', { name: '1.00 MXN' });
    expect(chosen.getAttribute('aria-current')).toBe('true');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(amount().textContent).toBe('2.00 MXN'));
  });

  it('keeps the stake while a round is played', async () => {
    render(<Stake isBusy />);
    await click('Higher stake');
    expect(amount().textContent).toBe('1.00 MXN');
  });
});
