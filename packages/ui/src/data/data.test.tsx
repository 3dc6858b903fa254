// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { render, screen, userEvent } from '../../test-support/test-kit.ts';
import { Facts } from './facts.tsx';
import { clampPage, Pagination } from './pagination.tsx';
import { SectionHead } from './section-head.tsx';
import { Cell, HeadCell, Table, TableHead, TableRow } from './table.tsx';

const LABELS = { region: 'Pages', previous: 'Previous', next: 'Next' };

describe('clampPage', () => {
  it.each([
    [0, 5, 0],
    [4, 5, 4],
    [9, 5, 4],
    [-1, 5, 0],
    [0, 0, 0],
    [Number.NaN, 5, 0],
  ])('shows page %s of %s as %s', (page, pages, shown) => {
    expect(clampPage(page, pages)).toBe(shown);
  });
});

describe('Pagination', () => {
  it('moves by one and stops at both ends', async () => {
    const change = vi.fn();
    const { rerender } = render(<Pagination page={0} pageCount={2} onChange={change} labels={LABELS} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(change).toHaveBeenLastCalledWith(1);
    rerender(<Pagination page={7} pageCount={2} onChange={change} labels={LABELS} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(change).toHaveBeenLastCalledWith(0);
  });
});

describe('Table', () => {
  it('names itself, its columns, and sets numbers right', () => {
    render(
      <Table label="Rounds">
        <TableHead>
          <HeadCell>Game</HeadCell>
          <HeadCell isNumber>Stake</HeadCell>
        </TableHead>
        <tbody>
          <TableRow>
            <Cell phone="lead">Toro de Oro</Cell>
            <Cell isNumber phone="amount">
              20.00
            </Cell>
          </TableRow>
        </tbody>
      </Table>,
    );
    expect(screen.getByRole('table', { name: 'Rounds' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Stake' }).className).toContain('is-number');
    expect(screen.getByRole('cell', { name: '20.00' }).getAttribute('data-phone')).toBe('amount');
  });

  it('opens a row with the pointer and with Enter', async () => {
    const open = vi.fn();
    render(
      <Table label="Rounds">
        <tbody>
          <TableRow onOpen={open} isSelected>
            <Cell>Toro de Oro</Cell>
          </TableRow>
        </tbody>
      </Table>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('row'));
    expect(open).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('row').getAttribute('aria-selected')).toBe('true');
  });
});

describe('SectionHead', () => {
  it('is a heading of the second level, its suit silent', () => {
    const { container } = render(<SectionHead suit="copas" title="Live casino" all={<a href="#all">See all</a>} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Live casino' })).toBeTruthy();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('Facts', () => {
  it('ties each value to its name', () => {
    render(<Facts facts={[{ key: 'fee', label: 'Fee', value: '0.00' }]} />);
    expect(screen.getByRole('term').textContent).toBe('Fee');
    expect(screen.getByRole('definition').textContent).toBe('0.00');
  });
});
