import { ERROR_ROWS, type ErrorParamKind } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { errorNameOf } from './error-text.ts';
import { loadMessages } from './load-messages.ts';
import { LOCALES } from './locale.ts';
import { transferLabel, translate } from './server.ts';

const SAMPLES: Readonly<Record<ErrorParamKind, string | number>> = {
  money: '1250.50 MXN',
  odds: '1.80',
  count: 3,
  instant: '2026-11-21T14:05:00Z',
  text: 'iban',
};

describe('the sentence of a refusal', () => {
  it('speaks the caller’s language and shows its values the product’s way', () => {
    expect(translate('es', 'limit-above-max', { max: '1250.5 MXN' })).toBe(
      'El importe supera el máximo. Puedes mover hasta 1\u00a0250.50\u00a0MXN por operación.',
    );
    expect(translate('en', 'too-many-attempts', { seconds: 1 })).toBe(
      'Too many attempts. Wait 1 second and try again.',
    );
    // Portugal counts nought in the plural, Brazil in the singular.
    expect(translate('pt', 'too-many-attempts', { seconds: 0 })).toContain('0 segundos');
    expect(translate('pt', 'odds-changed', { offered: '1.80', current: '1.75' })).toContain('de 1.80 para 1.75');
  });

  it.each(LOCALES)('can be written for every row in %s', (locale) => {
    const fallback = translate(locale, 'internal');
    for (const row of ERROR_ROWS) {
      const params = Object.fromEntries(Object.entries(row.params).map(([key, kind]) => [key, SAMPLES[kind]]));
      const sentence = translate(locale, row.name, params);
      if (row.name !== 'internal') expect(sentence, row.name).not.toBe(fallback);
      expect(sentence, row.name).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('writes the same without figures when the values did not come along', () => {
    expect(translate('es', 'limit-above-max')).toBe('El importe supera el máximo de este método. Elige uno menor.');
    expect(translate('en', 'too-many-attempts')).toBe('Too many attempts. Wait a moment and try again.');
    expect(translate('en', 'limit-max-payout-usual-event')).toMatch(/^A limit on this bet/);
  });

  it('writes an amount whose currency is beside it, or nowhere', () => {
    const sentence = (params: Record<string, string>) => translate('en', 'stake-above-maximum', params);
    expect(sentence({ max: '1250.5', currency: 'MXN' })).toContain('is 1\u00a0250.50\u00a0MXN.');
    expect(sentence({ max: '1250.5' })).toContain('is 1\u00a0250.50.');
  });

  it('answers the default for an unknown name, and never throws', () => {
    expect(translate('en', 'no-such-thing')).toMatch(/^Request execution failed/);
    expect(translate('en', 'constructor')).toMatch(/^Request execution failed/);
  });
});

describe('the row that a failed call shows', () => {
  it('is found by name, or by code with aliases resolved, or is the default', () => {
    expect(errorNameOf({ name: 'odds-changed', code: 1 })).toBe('odds-changed');
    expect(errorNameOf({ code: 611 })).toBe('bet-not-found');
    expect(errorNameOf({ name: 'unheard-of', code: 502 })).toBe('internal');
    expect(errorNameOf({ code: 4711 })).toBe('internal');
  });
});

describe('loading', () => {
  it('brings the bundles asked for and no other', async () => {
    const messages = await loadMessages('es', ['common', 'player']);
    expect(Object.keys(messages)).toEqual(['common', 'player']);
    expect(messages.common?.auth.signIn).toBe('Iniciar sesión');
    expect((await loadMessages('en', ['common'])).common?.auth.signIn).toBe('Sign in');
  });

  it('labels transfers for exports', () => {
    expect(transferLabel('pt', 'withdrawal')).toBe('Levantamento');
    expect(transferLabel('pt', 'no-such-code')).toBe('no-such-code');
  });
});
