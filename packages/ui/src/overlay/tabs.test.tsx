// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render, screen, userEvent, waitFor } from '../../test-support/test-kit.ts';
import { SegmentedTabs } from './segmented-tabs.tsx';
import { Tabs } from './tabs.tsx';

const ITEMS = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'withdraw', label: 'Withdraw', count: 2 },
] as const;

function Wallet() {
  const [value, setValue] = useState<'deposit' | 'withdraw'>('deposit');
  return (
    <SegmentedTabs items={ITEMS} value={value} onChange={setValue} label="Direction">
      <p>{value}</p>
    </SegmentedTabs>
  );
}

describe('Tabs', () => {
  it('shows the panel of the chosen tab', async () => {
    render(<Wallet />);
    expect(screen.getByRole('tablist', { name: 'Direction' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Deposit' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: /Withdraw/ }));
    expect(screen.getByRole('tabpanel').textContent).toBe('withdraw');
  });

  it('moves with the arrow keys', async () => {
    render(<Wallet />);
    await userEvent.click(screen.getByRole('tab', { name: 'Deposit' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('withdraw'));
  });

  it('steers a page without a panel of its own', () => {
    render(<Tabs items={ITEMS} value="deposit" onChange={() => undefined} label="Direction" look="pills" />);
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });
});
