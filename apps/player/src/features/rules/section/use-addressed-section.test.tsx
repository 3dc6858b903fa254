// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAddressedSection } from './use-addressed-section.ts';

function Article({ section }: { section: string }) {
  useAddressedSection(section);
  return (
    <section>
      <i id="formats" aria-hidden="true" />
      <h2 tabIndex={-1}>Formats</h2>
      <ul>
        <li tabIndex={-1}>
          <i id="push" aria-hidden="true" />A tie
        </li>
      </ul>
      <a href="#push">The rule</a>
    </section>
  );
}

const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
afterEach(() => {
  cleanup();
  scrolled.mockClear();
});

it.each([
  ['push', 'A tie'],
  ['formats', 'Formats'],
])('the section %s of the address is scrolled to, and what tells it has the focus', (section, words) => {
  render(<Article section={section} />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.textContent).toBe(words);
});

it('a link to the same section goes there again', () => {
  render(<Article section="push" />);
  const link = screen.getByRole('link');
  link.focus();
  fireEvent.click(link);
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(document.activeElement?.textContent).toBe('A tie');
});

it('an address without a section leaves the focus where it is', () => {
  render(<Article section="" />);
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).not.toHaveBeenCalled();
});
