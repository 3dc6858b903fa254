// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chooseTheme,
  readThemeChoice,
  THEME_STORAGE_KEY,
  themeBootHash,
  themeBootScript,
  watchTheme,
} from './theme.ts';

let isSystemDark = false;
let changeSystemTheme: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  isSystemDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark;
    },
    addEventListener: (_: string, listener: () => void) => {
      changeSystemTheme = listener;
    },
    removeEventListener: () => {
      changeSystemTheme = () => undefined;
    },
  }));
});

afterEach(() => vi.unstubAllGlobals());

const painted = () => document.documentElement.dataset.theme;
const boot = () => new Function(themeBootScript)();

describe('themeBootScript', () => {
  it('has the hash that the policy of the page names', () => {
    const digest = createHash('sha256').update(themeBootScript).digest('base64');
    expect(themeBootHash).toBe(`'sha256-${digest}'`);
  });

  it('reads the key that the theme is stored under', () => {
    expect(themeBootScript).toContain(`'${THEME_STORAGE_KEY}'`);
  });

  it.each([
    [null, true, 'dark'],
    [null, false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['pink', true, 'dark'],
  ])('paints for stored %s and a dark system %s: %s', (stored, dark, expected) => {
    if (stored) localStorage.setItem(THEME_STORAGE_KEY, stored);
    isSystemDark = dark;
    boot();
    expect(painted()).toBe(expected);
  });

  it('paints even where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
    });
    isSystemDark = true;
    boot();
    expect(painted()).toBe('dark');
  });
});

describe('chooseTheme', () => {
  it('remembers a choice and forgets it for the system', () => {
    expect(chooseTheme('dark')).toBe('dark');
    expect(readThemeChoice()).toBe('dark');
    expect(chooseTheme('system')).toBe('light');
    expect(readThemeChoice()).toBe('system');
    expect(painted()).toBe('light');
  });
});

describe('watchTheme', () => {
  it('follows the system until it is stopped', () => {
    const seen: string[] = [];
    const stop = watchTheme((theme) => seen.push(theme));
    isSystemDark = true;
    changeSystemTheme();
    expect(seen).toEqual(['dark']);
    stop();
    changeSystemTheme();
    expect(seen).toEqual(['dark']);
  });

  it('keeps a stored choice when the system changes', () => {
    chooseTheme('light');
    const stop = watchTheme(() => undefined);
    isSystemDark = true;
    changeSystemTheme();
    expect(painted()).toBe('light');
    stop();
  });
});
