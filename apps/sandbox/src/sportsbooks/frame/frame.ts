import { type BookPlace, bookPlaceOf } from '@ordago/contracts';
import type { Bridge } from './bridge.ts';
import type { CallServer } from './call-server.ts';
import type { FrameFacts } from './facts.ts';
import { FRAME_TEXTS, type FrameTexts, type FrameWord } from './texts.ts';
import type { FrameAward, FrameBet, FrameMatch, FramePick } from './wire.ts';

/** Ways in which several selections are bet: in one express, as singles each by itself, as singles all or none. */
export type SlipKind = 'express' | 'each' | 'all';

/** A selection of the slip with its words. */
export interface Pick extends FramePick {
  readonly title: string;
}

export interface FrameState {
  /** The token that came last; null for a guest. */
  token: string | null;
  /** Null for a guest, and once the session is over. */
  session: string | null;
  /** True once it is known if there is a player. */
  isKnown: boolean;
  currency: string;
  balance: string | null;
  /** Seconds without a bet for which the session is valid; null if the operator does not state it. */
  expiresIn: number | null;
  renewal: number | undefined;
  theme: 'dark' | 'light';
  language: string;
  path: string;
  /** League of the list; empty for all. */
  league: string;
  /** Words that the list is searched for. */
  search: string;
  matches: readonly FrameMatch[];
  bets: readonly FrameBet[];
  awards: readonly FrameAward[];
  picks: ReadonlyMap<string, Pick>;
  slipKind: SlipKind;
  /** Id of the free bet that pays; empty for the player's money. */
  award: string;
  stake: string;
  /** Key of the submission in progress. */
  key: string | null;
  isBusy: boolean;
  note: { readonly kind: 'good' | 'bad'; readonly text: string } | null;
}

/** A running frame. Its parts change the state and draw the page anew. */
export interface Frame {
  readonly facts: FrameFacts;
  readonly state: FrameState;
  readonly bridge: Bridge;
  readonly callServer: CallServer;
  draw(): void;
}

export function startState({ language, path }: FrameFacts): FrameState {
  return {
    token: null,
    session: null,
    isKnown: false,
    currency: '',
    balance: null,
    expiresIn: null,
    renewal: undefined,
    theme: 'dark',
    language,
    path,
    league: '',
    search: '',
    matches: [],
    bets: [],
    awards: [],
    picks: new Map(),
    slipKind: 'express',
    award: '',
    stake: '',
    key: null,
    isBusy: false,
    note: null,
  };
}

export function textsOf({ state: { language } }: Frame): FrameTexts {
  return language === 'es' || language === 'pt' ? FRAME_TEXTS[language] : FRAME_TEXTS.en;
}

export function wordOf(frame: Frame, name: FrameWord): string {
  return textsOf(frame).words[name];
}

/** The place that is open. */
export function placeOf({ facts, state }: Frame): BookPlace {
  return bookPlaceOf(facts.name, state.path);
}

/** The free bet that pays; null where the player's money does. */
export function freeBetOf({ state }: Frame): FrameAward | null {
  return state.awards.find(({ id }) => id === state.award) ?? null;
}

/** Returns true if the slip leaves as several bets in one call. */
export function isSeveral({ facts, state }: Frame): boolean {
  return facts.takesOrders && state.picks.size > 1 && state.slipKind !== 'express';
}
