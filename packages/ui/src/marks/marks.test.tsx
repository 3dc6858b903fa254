// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { render, screen } from '../../test-support/test-kit.ts';
import { Badge, CountBadge } from '../feedback/badge.tsx';
import { Note } from '../feedback/note.tsx';
import { ProgressBar, StepBar } from '../feedback/progress-bar.tsx';
import { StatusPill } from '../feedback/status-pill.tsx';
import { initialsOf } from './avatar.tsx';
import { BalanceText } from './balance-text.tsx';
import { Flag } from './flag.tsx';
import { Kbd } from './kbd.tsx';
import { Wordmark } from './wordmark.tsx';

describe('Wordmark', () => {
  it('is one picture named Ordago, with or without its letters', () => {
    const { rerender } = render(<Wordmark />);
    expect(screen.getByRole('img', { name: 'Ordago' }).textContent).toBe('rdago');
    rerender(<Wordmark isMark />);
    expect(screen.getByRole('img', { name: 'Ordago' }).textContent).toBe('');
  });
});

describe('initialsOf', () => {
  it.each([
    ['marisol_vega', 'MV'],
    ['Marta Rivas Ortiz', 'MR'],
    ['demo', 'DE'],
    ['', ''],
    ['ñandú', 'ÑA'],
  ])('writes %s as %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('BalanceText', () => {
  it('hides the amount from the eye and from the screen reader', () => {
    render(
      <BalanceText isHidden hiddenLabel="Balance hidden">
        12 480.50
      </BalanceText>,
    );
    expect(screen.queryByText('12 480.50')).toBeNull();
    expect(screen.getByText('Balance hidden')).toBeTruthy();
  });
});

describe('ProgressBar', () => {
  it.each([
    [0.4, '40'],
    [1.7, '100'],
    [-1, '0'],
    [Number.NaN, '0'],
  ])('shows %s as %s %%', (part, now) => {
    render(<ProgressBar part={part} label="Wagering" valueText="5 584 of 14 000" />);
    const bar = screen.getByRole('progressbar', { name: 'Wagering' });
    expect(bar.getAttribute('aria-valuenow')).toBe(now);
    expect(bar.getAttribute('aria-valuetext')).toBe('5 584 of 14 000');
  });

  it('counts the steps of a form', () => {
    render(<StepBar step={1} steps={2} label="Step 1 of 2" />);
    expect(screen.getByRole('img', { name: 'Step 1 of 2' }).children.length).toBe(2);
  });
});

describe('small words', () => {
  it('keep their meaning without colour', () => {
    const { container } = render(
      <>
        <StatusPill tone="good">Won</StatusPill>
        <Badge kind="new">New</Badge>
        <CountBadge>3</CountBadge>
        <Kbd>/</Kbd>
        <Flag name="pt" />
      </>,
    );
    expect(container.textContent).toBe('WonNew3/');
    expect([...container.querySelectorAll('svg')].every((mark) => mark.getAttribute('aria-hidden') === 'true')).toBe(
      true,
    );
  });

  it('announce what went wrong', () => {
    render(<Note tone="bad">No money moved.</Note>);
    expect(screen.getByRole('alert').textContent).toBe('No money moved.');
  });
});
