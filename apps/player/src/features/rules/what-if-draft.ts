import type { Retirement, SportRule } from '@ordago/sport-rules';
import { useMemo, useState } from 'react';
import {
  type ChoiceKey,
  type Contradiction,
  contradictionsIn,
  type FigureKey,
  figuresOf,
  type Happening,
  happeningsOf,
  type Situation,
} from './what-if-situation.ts';

/** Draft of the reader, and the contest that it makes. */
export interface Draft {
  readonly situation: Situation;
  readonly faults: Readonly<Partial<Record<FigureKey, Contradiction>>>;
  /** Amount of play, and the figures, as they were typed. */
  readonly played: string;
  readonly figures: Readonly<Partial<Record<FigureKey, string>>>;
  setHappening(happening: Happening): void;
  setFormat(format: string): void;
  setPlayed(text: string): void;
  setFigure(key: FigureKey, text: string): void;
  choose(key: ChoiceKey, option: string): void;
}

/** The reader's contest; it begins with the case that people ask about. */
export function useDraft(rule: SportRule, retirement: Retirement): Draft {
  const [happening, setHappening] = useState<Happening>(happeningsOf(rule)[0]);
  const [format, setFormat] = useState(rule.formats[0].name);
  const [played, setPlayed] = useState(() => firstGuess(rule));
  const [figures, setFigures] = useState(() => initialOf(rule));
  const [choices, setChoices] = useState<Situation['choices']>({});
  const situation = useMemo(() => {
    const reported = { figures: countsIn(rule, format, figures), choices: choices ?? {}, played: readPlay(played) };
    return { happening, format, retirement, ...reported };
  }, [rule, happening, format, retirement, played, figures, choices]);
  return {
    situation,
    played,
    figures,
    setHappening,
    setFormat,
    setPlayed,
    faults: contradictionsIn(rule, situation),
    setFigure: (key, text) => setFigures((known) => ({ ...known, [key]: text.replace(/\D/g, '') })),
    choose: (key, option) => setChoices((known) => ({ ...known, [key]: option })),
  };
}

/** Reads the typed numbers; an optional figure may be left out. */
function countsIn(rule: SportRule, format: string, figures: Draft['figures']): Situation['figures'] {
  return Object.fromEntries(
    figuresOf(rule, format).flatMap(({ key, min = 0, max }) => {
      const text = figures[key] ?? '';
      if (text === '' && !isNeeded(key)) return [];
      return [[key, Math.max(Math.min(Number(text) || 0, max), min)] as const];
    }),
  );
}

/** Returns true for a figure without which no contest is described. */
function isNeeded(key: FigureKey): boolean {
  return !/^(half|high|first-goal|corners|yellow-cards|red-cards|penalties|shots|fouls)/.test(key);
}

function initialOf(rule: SportRule): Partial<Record<FigureKey, string>> {
  return Object.fromEntries(figuresOf(rule).map(({ key, initial }) => [key, initial === null ? '' : String(initial)]));
}

/** Just short of the minimum: the case that people ask about. */
function firstGuess({ formats: [{ minimum }] }: SportRule): string {
  return minimum === 'to-the-end' ? '' : String(Math.ceil(minimum.amount) - 1);
}

/** `66`, `6,5` or `6:30`; null for what is no number. */
export function readPlay(text: string): number | null {
  const found = /^(\d{1,3})(?:[.,](\d{1,2})|:([0-5]\d))?$/.exec(text.trim());
  if (!found) return null;
  const [, whole, fraction, seconds] = found;
  return Number(whole) + Number(`0.${fraction ?? 0}`) + Number(seconds ?? 0) / 60;
}
