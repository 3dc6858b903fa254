import { expect, it } from 'vitest';
import { loadMessages } from './load-messages.ts';
import type { Locale } from './locale.ts';

/** Names of the states in which a contest ends, as the glossary has them. */
const NAMES = [
  ['es', { completed: 'Finalizado', abandoned: 'Abandonado', walkover: 'Incomparecencia', cancelled: 'Cancelado' }],
  ['en', { completed: 'Finished', abandoned: 'Abandoned', walkover: 'Walkover', cancelled: 'Cancelled' }],
  [
    'pt',
    {
      completed: 'Terminado',
      abandoned: 'Abandonado',
      walkover: 'Falta de comparência',
      cancelled: 'Cancelado',
    },
  ],
] as const satisfies readonly (readonly [Locale, Record<string, string>])[];

it.each(NAMES)(
  'a result has the same state in the back office, the sportsbook and the rules: %s',
  async (locale, names) => {
    const texts = await loadMessages(locale, ['back-office', 'sportsbook', 'rules']);
    expect(texts['back-office']?.feed.late.status).toEqual(names);
    const { finished, abandoned, cancelled } = texts.sportsbook?.event ?? {};
    expect({ finished, abandoned, cancelled }).toEqual({
      finished: names.completed,
      abandoned: names.abandoned,
      cancelled: names.cancelled,
    });
    const { completed, interrupted, walkover } = texts.rules?.whatIf ?? {};
    expect([completed, interrupted, walkover].map((text) => text?.split(':')[0])).toEqual([
      names.completed,
      names.abandoned,
      names.walkover,
    ]);
  },
);
