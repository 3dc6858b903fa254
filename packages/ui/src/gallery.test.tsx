// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXHIBITS } from '../gallery/exhibits/index.ts';
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

  it.each(EXHIBITS.map((exhibit) => [exhibit.components[0], exhibit] as const))(
    'draws %s in each face',
    (_, { faces }) => {
      expect(new Set(faces.map(({ name }) => name)).size).toBe(faces.length);
      for (const { show } of faces) {
        const { unmount } = render(show());
        expect(document.body.innerHTML.replace(/<\/?div>/g, '')).not.toBe('');
        unmount();
      }
    },
  );

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
