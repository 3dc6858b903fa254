// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FACES, missingFaces, shownFaces } from '../gallery/exhibit.tsx';
import { EXHIBITS } from '../gallery/exhibits/index.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { OneFace } from '../gallery/one-face.tsx';
import { addressOf, readPlace } from '../gallery/places.ts';
import * as ui from './index.ts';

const EXPORTED = componentsOf(ui);
const SHOWN = EXHIBITS.flatMap(({ components }) => [...components] as string[]);
const FOLDER = path.join(import.meta.dirname, '../gallery/exhibits');

describe('the gallery', () => {
  it('finds the components of the package', () => {
    expect(EXPORTED.length).toBeGreaterThan(50);
    expect(componentsOf({ Button: ui.Button, useTheme: ui.useTheme, TOAST_MS: ui.TOAST_MS, Fact: {} })).toEqual([
      'Button',
    ]);
  });

  it('names every component that is exported, once', () => {
    expect(SHOWN.toSorted()).toEqual(EXPORTED.toSorted());
  });

  it('renders every component that it names', () => {
    const sources = readdirSync(FOLDER).map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));
    const missing = SHOWN.filter((name) => !sources.some((source) => new RegExp(`<${name}[\\s/>]`).test(source)));
    expect(missing).toEqual([]);
  });

  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(<Gallery theme={theme} />), 'text/html');
    beforeAll(() => {
      document.documentElement.dataset.theme = theme;
    });
    afterAll(() => {
      delete document.documentElement.dataset.theme;
    });

    it.each(EXHIBITS.map((exhibit) => [exhibit.components[0], exhibit] as const))(
      'shows %s with each face, or with the reason why it has none',
      (name, { faces }) => {
        for (const face of FACES) {
          const [place, ...more] = page.querySelectorAll(`#${name} [data-face="${face}"]`);
          expect(more, face).toEqual([]);
          if ('show' in faces[face]) expect(place?.querySelector('.face-ground > *, iframe'), face).toBeTruthy();
          else expect(place?.querySelector('dd')?.textContent, face).toMatch(/^[A-Z].{10,70}\.$/);
        }
      },
    );

    it('frames what covers its page at an address that shows it', () => {
      const frames = [...page.querySelectorAll('iframe')];
      expect(frames.length).toBeGreaterThan(10);
      for (const frame of frames) {
        const address = new URL(frame.getAttribute('src') ?? '', 'http://gallery');
        expect(readPlace(address.search)).toEqual({ theme, face: frame.title });
      }
    });

    it.each(EXHIBITS.flatMap((exhibit) => shownFaces(exhibit).map(([name]) => `${exhibit.components[0]}/${name}`)))(
      'draws %s on a page of its own',
      (face) => {
        const { container, unmount } = render(<OneFace face={face} />);
        expect(container.textContent).not.toContain('No face is called');
        // The container of the test and the page around the face are two elements.
        expect(document.body.querySelectorAll('*').length).toBeGreaterThan(2);
        unmount();
      },
    );
  });

  it('names each face of a component once', () => {
    for (const exhibit of EXHIBITS) {
      const names = [...shownFaces(exhibit), ...missingFaces(exhibit)].map(([name]) => name);
      expect(names.toSorted(), exhibit.components[0]).toEqual([...new Set(names)].toSorted());
      expect(names).toEqual(expect.arrayContaining([...FACES]));
    }
  });

  it('reads the addresses that it writes', () => {
    const place = { theme: 'dark', face: 'Dialog/loading' } as const;
    expect(readPlace(addressOf(place).slice(1))).toEqual(place);
    expect(readPlace('?theme=pink')).toEqual({ theme: undefined, face: undefined });
  });
});

/** Names of the functions that begin with a capital and go on in small letters. */
function componentsOf(exported: Record<string, unknown>): string[] {
  return Object.keys(exported).filter((name) => /^[A-Z][a-z]/.test(name) && typeof exported[name] === 'function');
}
