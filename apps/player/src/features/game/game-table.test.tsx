// @vitest-environment happy-dom
import type { CatalogueGame } from '@ordago/catalogue-search';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TableOf } from './game-table.tsx';

const { byNumber } = vi.hoisted(() => ({ byNumber: vi.fn() }));
vi.mock('../../shared/casino/catalogue.ts', () => ({ useGameByNumber: byNumber }));
vi.mock('./game-bar.tsx', () => ({ GameBar: () => null }));
vi.mock('./game-stage.tsx', () => ({ GameStage: () => null }));

const messages = await loadMessages('en', ['common', 'player']);
const REPLACEMENT = { id: '9', gameName: 'Trineo' };

afterEach(cleanup);

it.each([
  ['in the language of today', { gameName: 'Sledge' }, 'Sledge'],
  ['as the launch named it, until the catalogue is there', null, 'Trineo'],
])('a game that was opened in the place of another is named %s', (_title, known, name) => {
  byNumber.mockReturnValue(known);
  const launched = { url: 'https://games.example', openedAtMs: 0, session: null, replacement: REPLACEMENT };
  render(
    <I18nProvider locale="en" messages={messages} bundles={[]}>
      <TableOf
        game={{ gameName: 'Dice' } as CatalogueGame}
        way={{ isPractice: false, isOtherVersion: false }}
        opening={{ launched, error: null, retry: () => undefined }}
      />
    </I18nProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain(name);
});
