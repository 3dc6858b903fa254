import { type FromFrame, rulesPathOf } from '@ordago/contracts';
import { useLocale } from '@ordago/i18n/react';
import { usePaintedTheme, usePrintKeys } from '@ordago/ui';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshBalance, useBalance } from '../../shared/balance/balance.ts';
import { useModal } from '../../shared/modal.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { useSlipCount } from '../../shared/slip-count.ts';
import { openSiteBridge, type ToFrameMessage } from './bridge.ts';
import { keepFor, keptFor } from './kept-submission.ts';
import { framePathOf, siteHrefOf } from './sport-place.ts';
import type { SportsbookName } from './sportsbooks.ts';
import { useFrameToken } from './use-frame-token.ts';

export interface SportFrame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  /** True once the frame has reported that it receives messages. */
  readonly isReady: boolean;
  /** Height that the frame asked for, in px; 0 until it does. */
  readonly height: number;
  /** Height of its page on paper, in px; 0 until the frame reports it. */
  readonly paperHeight: number;
}

type Send = (message: ToFrameMessage) => void;

/** Frame to which messages go. */
export interface FrameOf {
  readonly book: SportsbookName;
  /** Prefix of its places on the site: `/sport`, or `/sport/bc`. */
  readonly base: string;
  /** The one origin with which messages are exchanged. */
  readonly origin: string;
  /** The session of its link is over, where no token can be handed over. (Default: another token is) */
  readonly onExpired?: () => void;
}

/**
 * Exchanges messages with the betting frame: the player, the theme and locale, both addresses, and requests of the
 * frame.
 */
export function useSportFrame({ book, base, origin, onExpired }: FrameOf): SportFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  /** Number of times the frame has reported that it is ready: again after each of its own reloads. */
  const [arrivals, setArrivals] = useState(0);
  const isReady = arrivals > 0;
  const [height, setHeight] = useState(0);
  const [paperHeight, setPaperHeight] = useState(0);
  const sender = useRef<Send>(() => undefined);
  const send = useCallback<Send>((message) => sender.current(message), []);
  const greet = useGreeting(send, book);
  const place = usePlace(send, { isReady, base });
  const ask = useWishes();
  useIntroduction(send, greet, arrivals);
  useForwarding(send, isReady);
  // The frames of others do not know this message: the browser prints the visible part of them.
  usePrintKeys(() => send({ type: 'print' }), isReady && book === 'house');

  const receive = useEffectEvent((message: FromFrame) => {
    if (message.type === 'ready') setArrivals((known) => known + 1);
    else if (message.type === 'height') setHeight(message.height);
    else if (message.type === 'paper') setPaperHeight(message.height);
    else if (message.type === 'route') place.follow(message.path);
    else if (message.type === 'keep') keepFor(book, message.text);
    else if (message.type === 'token-expiring') void greet({ isRenewal: true });
    else if (message.type === 'token-expired') onExpired ? onExpired() : void greet();
    else ask(message);
  });
  useEffect(() => {
    const bridge = openSiteBridge({
      frame: () => ref.current?.contentWindow ?? null,
      origin,
      inbox: window,
      onMessage: (message) => receive(message),
    });
    sender.current = bridge.send;
    return () => bridge.close();
  }, [origin]);
  return { ref, isReady, height, paperHeight };
}

type Greet = (how?: { readonly isRenewal?: boolean }) => Promise<void>;

/** Sends the signed-in player to the frame, with a token that only this message carries. The newest greeting wins. */
function useGreeting(send: Send, book: SportsbookName): Greet {
  const { player } = useSession();
  const locale = useLocale();
  const { theme } = usePaintedTheme();
  const askToken = useFrameToken(book);
  const turn = useRef(0);
  const now = useRef({ locale, theme });
  now.current = { locale, theme };
  const playerId = player?.id ?? null;
  return useCallback(
    async ({ isRenewal = false } = {}) => {
      turn.current += 1;
      const mine = turn.current;
      const token = await askToken(playerId, isRenewal);
      // The session of before goes on as long as it does.
      if (isRenewal && token === null) return;
      if (mine === turn.current) send({ type: 'hello', token, ...now.current, kept: keptFor(book) });
    },
    [send, askToken, playerId, book],
  );
}

/** Greets the frame when it is ready and when somebody signs in, and informs it when they sign out. */
function useIntroduction(send: Send, greet: Greet, arrivals: number): void {
  const { isKnown, player } = useSession();
  const playerId = player?.id ?? null;
  const reported = useRef<{ arrivals: number; playerId: string | null }>({ arrivals: 0, playerId: null });
  useEffect(() => {
    if (arrivals === 0 || !isKnown) return;
    const before = reported.current;
    reported.current = { arrivals, playerId };
    if (before.arrivals !== arrivals || (playerId !== null && before.playerId !== playerId)) void greet();
    else if (playerId === null && before.playerId !== null) send({ type: 'signed-out' });
  }, [arrivals, isKnown, playerId, send, greet]);
}

/** Passes on what changes while the frame is open: language, theme, balance. */
function useForwarding(send: Send, isReady: boolean): void {
  const locale = useLocale();
  const { theme } = usePaintedTheme();
  const balance = useBalance();
  useEffect(() => {
    if (isReady) send({ type: 'locale', locale });
  }, [isReady, locale, send]);
  useEffect(() => {
    if (isReady) send({ type: 'theme', theme });
  }, [isReady, theme, send]);
  useEffect(() => {
    if (!isReady || !balance) return;
    send({ type: 'balance', balance: balance.balance, currency: balance.currency, version: balance.version });
  }, [isReady, balance, send]);
}

/** Keeps the address of the site and the place inside the frame the same. */
function usePlace(
  send: Send,
  { isReady, base }: { isReady: boolean; base: string },
): { follow: (path: string) => void } {
  const router = useRouter();
  const wanted = useRouterState({
    select: ({ location }) => framePathOf({ pathname: location.pathname, search: location.searchStr }, base),
  });
  /** Place of the frame, as far as the site knows: it was opened there. */
  const at = useRef(wanted);
  useEffect(() => {
    if (!isReady || at.current === wanted) return;
    at.current = wanted;
    send({ type: 'navigate', path: wanted });
  }, [isReady, wanted, send]);
  const follow = (path: string) => {
    const { pathname, searchStr: search } = router.state.location;
    const href = siteHrefOf(path, { pathname, search }, base);
    if (href === null) return;
    const [pathOnly = '', query = ''] = href.split('?');
    at.current = framePathOf({ pathname: pathOnly, search: query }, base);
    // Replaced, because the frame's own step is in the history of the tab already.
    if (at.current !== framePathOf({ pathname, search }, base))
      router.history.replace(href, router.state.location.state);
  };
  return { follow };
}

/** Handles requests of the frame to the site. None of it moves money. */
function useWishes(): (message: FromFrame) => void {
  const { player } = useSession();
  const { open } = useModal();
  const setCount = useSlipCount((slip) => slip.setCount);
  const { history } = useRouter();
  return (message) => {
    if (message.type === 'sign-in' && !player) open('sign-in');
    else if (message.type === 'deposit') open(player ? 'deposit' : 'sign-in');
    else if (message.type === 'slip-count') setCount(message.count);
    else if (message.type === 'verify') history.push(`${PATHS.verify}#${message.proof}`);
    else if (message.type === 'rules') history.push(rulesPathOf(message));
    else if (message.type === 'balance-changed') void refreshBalance();
  };
}
