// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Round } from '../api/histories.ts';
import { RoundSums } from './round-sums.tsx';
import { RoundTable } from './round-table.tsx';

vi.mock('./game-thumb.tsx', () => ({ GameThumb: () => null, useRoundGame: () => undefined }));

const messages = await loadMessages('es', ['common', 'errors', 'player']);
const show = (face: React.ReactNode) =>
  render(
    <I18nProvider locale="es" messages={messages} bundles={[]}>
      {face}
    </I18nProvider>,
  );
const texts = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

afterEach(cleanup);

describe('the sums of a selection', () => {
  it('have a line per currency, since money of two is never added up', () => {
    const sums = { rounds: 3, bet_amount: '30.00', payout: '12.5', net: '-17.5', open: '0.00' };
    show(
      <RoundSums
        totals={[
          { currency: 'TRY', ...sums },
          { currency: 'USD', ...sums, rounds: 1 },
        ]}
      />,
    );
    const [first, second] = texts('listitem');
    expect(first).toContain('3 rondas');
    expect(first).toMatch(/30\.00 TRY.*12\.50 TRY.*−17\.50 TRY/);
    expect(second).toContain('1 ronda');
    expect(second).toContain('−17.50 USD');
  });

  it('show at every round the net that the selection had come to by then', () => {
    const round = {
      transfer_id: '7',
      game_name: 'Trineo',
      date: '2026-11-23T06:00:00.000Z',
      status: 2,
      provider: 'x',
      bet_amount: '5.00',
      payout: '0.00',
      amount: '-5.00',
      multiplier: '0.00',
      game_type: 'slots',
      balance_before: '10.00',
      balance_after: '5.00',
      currency: 'TRY',
      running_net: '-1234.56',
    } as Round;
    show(<RoundTable rows={[round]} currency="TRY" openId={undefined} onOpen={() => undefined} />);
    expect(texts('columnheader')).toContain('Neto acumulado');
    expect(texts('cell')).toContain('Neto acumulado: −1 234.56');
  });
});
