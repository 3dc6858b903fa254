// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NearOptions, useNear } from './use-near.ts';

/** Reports the place of the piece, as the browser would. */
let report: (isIntersecting: boolean, height?: number) => void;
let top = 0;
/** Times that a piece was taken under watch, which reports its place. */
let observed = 0;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        report = (isIntersecting, height = 60) =>
          act(() => callback([{ isIntersecting, boundingClientRect: { height } }]));
      }
      observe() {
        observed += 1;
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => DOMRect.fromRect({ y: top }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Piece(options: NearOptions) {
  const { ref, isNear, height } = useNear<HTMLDivElement>(options);
  return (
    <div ref={ref}>
      <output>{isNear ? 'near' : `far ${height ?? 'unknown'}`}</output>
      <button type="button">play</button>
    </div>
  );
}

const shown = () => screen.getByRole('status').textContent;

describe('a piece of a long page', () => {
  it.each([
    [0, 'near'],
    [window.innerHeight + 700, 'near'],
    [window.innerHeight + 5_000, 'far unknown'],
    [-5_000, 'far unknown'],
  ])('that begins at %i px is %s', (at, expected) => {
    top = at;
    render(<Piece />);
    expect(shown()).toBe(expected);
  });

  it('comes and goes, and keeps its height while it is away', () => {
    top = 9_000;
    render(<Piece />);
    report(true);
    expect(shown()).toBe('near');
    report(false, 92);
    expect(shown()).toBe('far 92');
  });

  it('stays while it has the focus', () => {
    top = 0;
    render(<Piece />);
    screen.getByRole('button').focus();
    report(false);
    expect(shown()).toBe('near');
  });

  it('stays where it is asked to', () => {
    top = 9_000;
    render(<Piece isKept />);
    const first = report;
    report(true);
    expect(report).toBe(first);
    expect(shown()).toBe('near');
  });

  it.each([{ isKept: false }, { isKept: true }])('is there on paper, and goes again after it: %o', (options) => {
    top = 9_000;
    render(<Piece {...options} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    report(false, 40);
    expect(shown()).toBe('near');
    observed = 0;
    window.dispatchEvent(new Event('afterprint'));
    expect(observed).toBe(1);
    report(false, 60);
    expect(shown()).toBe('far 60');
  });

  it('stays where it is asked to once it was near, printed or not', () => {
    top = 9_000;
    render(<Piece isKept />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    window.dispatchEvent(new Event('afterprint'));
    const first = report;
    report(true);
    observed = 0;
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    window.dispatchEvent(new Event('afterprint'));
    expect([observed, report, shown()]).toEqual([0, first, 'near']);
  });
});
