import { BOOK_ROUTES, bookPathOf, type PartnerBook, SPORTSBOOK_PAGES } from '@ordago/contracts';
import { BETCONSTRUCT_CODES, DIGITAIN_CODES } from '@ordago/provider-protocols';
import { Html, html } from '../console/html.ts';
import { BRIDGE_SCRIPT } from './frame-bridge.ts';
import { FRAME_SCRIPT } from './frame-script.ts';
import { frameStyle } from './frame-style.ts';
import { FRAME_TEXTS } from './frame-texts.ts';

/** The name as the sportsbook writes it: its second part bears its colour. */
const LOGOS: Readonly<Record<PartnerBook, readonly [string, string]>> = {
  betconstruct: ['Bet', 'Construct'],
  digitain: ['Digi', 'tain'],
  gr8: ['GR', '8'],
};

/** Codes of the operator for a session that is over: the site is asked for another. */
const OVER: Readonly<Record<PartnerBook, readonly string[]>> = {
  betconstruct: [String(BETCONSTRUCT_CODES.sessionExpired)],
  digitain: [String(DIGITAIN_CODES.sessionExpired)],
  gr8: ['error.token.invalid'],
};

export interface FrameOptions {
  /** Token of the link; null where the token comes over the bridge. */
  readonly handed: string | null;
  readonly language: string;
  /** Several singles may leave in one call. */
  readonly takesOrders: boolean;
  /** It promises free bets, which may pay a bet. */
  readonly givesAwards: boolean;
  /** The place that is opened first. */
  readonly path: string;
  /** Origins of the operator, the only ones that are spoken with. */
  readonly allowed: readonly string[];
  /** Lets this one script run, under the page's policy. */
  readonly nonce: string;
}

/** The page of a sportsbook's frame. */
export function framePage(book: PartnerBook, { nonce, ...options }: FrameOptions): Html {
  const [head, tail] = LOGOS[book];
  const facts = {
    name: book,
    title: head + tail,
    logo: [head, tail],
    texts: FRAME_TEXTS,
    routes: BOOK_ROUTES[book],
    over: OVER[book],
    paths: Object.fromEntries(SPORTSBOOK_PAGES.map((page) => [page, bookPathOf(book, page)])),
    ...options,
  };
  // Inside a script nothing may end it.
  const json = JSON.stringify(facts)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return html`<!doctype html><html lang="${options.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${head}${tail} · sandbox</title>
<style>${new Html(frameStyle(book))}</style></head><body><div id="app"></div>
<script nonce="${nonce}">${new Html(`(function(){"use strict";var BOOK=${json};${BRIDGE_SCRIPT}\n${FRAME_SCRIPT}})();`)}</script></body></html>`;
}
