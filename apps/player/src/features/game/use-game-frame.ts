import type { FromGame } from '@ordago/contracts/play';
import { parseAmount, type Units } from '@ordago/kernel';
import { usePaintedTheme } from '@ordago/ui';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBalance } from '../../shared/balance/balance.ts';
import { heldBalance } from '../../shared/balance/shown-balance.ts';
import { fieldOf } from '../../shared/balance/wallet-in-play.ts';
import { useModal } from '../../shared/modal.ts';
import { useSession } from '../../shared/session.ts';
import { openGameBridge, type ToGameMessage } from './game-bridge.ts';

/** Key of the provider of our own games. */
const OURS = 'originals';

/** True if a provider is our own: its games exchange messages with the site. */
export function isOurs(routeProvider: string | undefined): boolean {
  return routeProvider === OURS;
}

/**
 * Address that a frame is loaded with. A game of ours paints its first screen in the theme of the site; a later change is
 * a message, and does not load it anew.
 */
export function frameAddress(url: string, { isOurs, theme }: { isOurs: boolean; theme: 'dark' | 'light' }): string {
  if (!isOurs) return url;
  const [address = '', ...fragment] = url.split('#');
  const themed = `${address}${address.includes('?') ? '&' : '?'}theme=${theme}`;
  return [themed, ...fragment].join('#');
}

export interface GameFrameOf {
  /** Address that the frame was loaded with. */
  readonly src: string;
  readonly isOurs: boolean;
  readonly isPractice: boolean;
  /** Least height of the stage in px that the game asks for; 0 when the frame is gone. */
  readonly onHeight: (height: number) => void;
  /** Called when the launch of the game opens nothing any more, and the player wants another one. */
  readonly onReopen: () => void;
}

export interface GameFrame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  /** True once a game of ours has reported that it listens; one of others reports nothing. */
  readonly isReady: boolean;
}

/** Exchanges messages with a game of ours, and holds what the site shows of the balance while any game is open. */
export function useGameFrame({ src, isOurs, isPractice, onHeight, onReopen }: GameFrameOf): GameFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  /** Number of times the game has reported that it listens: again after each of its own reloads. */
  const [arrivals, setArrivals] = useState(0);
  const sender = useRef<(message: ToGameMessage) => void>(() => undefined);
  const send = useCallback((message: ToGameMessage) => sender.current(message), []);
  const deposit = useDepositOverGame();
  useHold({ src, isOurs, isPractice });
  useForwarding(send, { arrivals, isPractice });

  const receive = useEffectEvent((message: FromGame) => {
    if (message.type === 'deposit') void deposit();
    else if (message.type === 'height') onHeight(message.height);
    else if (message.type === 'reopen') onReopen();
    else {
      if (message.type === 'ready') setArrivals((known) => known + 1);
      if (!isPractice) follow(message);
      if (message.type === 'round-begun') send({ type: 'held' });
    }
  });
  const forgetHeight = useEffectEvent(() => onHeight(0));
  useEffect(() => {
    if (!isOurs) return;
    const bridge = openGameBridge({
      frame: () => ref.current?.contentWindow ?? null,
      origin: new URL(src, location.origin).origin,
      inbox: window,
      onMessage: (message) => receive(message),
    });
    sender.current = bridge.send;
    return () => {
      bridge.close();
      forgetHeight();
    };
  }, [src, isOurs]);
  return { ref, isReady: arrivals > 0 };
}

/** Passes the report of a round on to what is shown. Play money is not shown by the site. */
function follow(message: Exclude<FromGame, { type: 'deposit' | 'height' | 'reopen' }>): void {
  // A game that was loaded anew has nothing under way that it will report.
  if (message.type === 'ready') heldBalance.enter('ours');
  else if (message.type === 'round-begun') heldBalance.begin(stakeOf(message.stake));
  else if (message.type === 'round-running') heldBalance.keepOn();
  else heldBalance.end();
}

/** A stake is never negative: the shown balance would grow by it. */
function stakeOf(text: string): Units {
  return parseAmount(text, { decimalsMax: 5 }) ?? 0n;
}

/** While a game for money is open the shown balance follows its rounds; leaving it shows the true one. */
function useHold({ src, isOurs, isPractice }: Omit<GameFrameOf, 'onHeight' | 'onReopen'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another visit.
  useEffect(() => {
    if (isPractice) return;
    heldBalance.enter(isOurs ? 'ours' : 'foreign');
    return () => heldBalance.leave();
  }, [src, isOurs, isPractice]);
}

/** Answers a game that listens, and passes on the theme and the true balance when they change. */
function useForwarding(
  send: (message: ToGameMessage) => void,
  { arrivals, isPractice }: { arrivals: number; isPractice: boolean },
): void {
  const { theme } = usePaintedTheme();
  const known = useBalance();
  const balance = known && !isPractice ? known[fieldOf(known)] : null;
  const mayDeposit = useMayDeposit();
  useEffect(() => {
    if (arrivals > 0) send({ type: 'site', theme, balance, mayDeposit });
  }, [arrivals, theme, balance, mayDeposit, send]);
}

/** True for who pays in by themselves; a guest is asked to open an account first. The players of an agent do not. */
function useMayDeposit(): boolean {
  const { player } = useSession();
  return player === null || player.parent_agent_id === null;
}

/** Opens the wallet over the game, which stays loaded; who has no account yet is asked to open one. */
export function useDepositOverGame(): () => Promise<void> {
  const { open } = useModal();
  const { player } = useSession();
  const mayDeposit = useMayDeposit();
  return async () => {
    if (!mayDeposit) return;
    // A dialog is not seen over an element in full screen.
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    open(player ? 'deposit' : 'sign-up');
  };
}
