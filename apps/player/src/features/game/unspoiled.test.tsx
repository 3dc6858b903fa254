// @vitest-environment happy-dom
import type { CatalogueGame } from '@ordago/catalogue-search';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPushedBalance, type Balance, balanceQuery } from '../../shared/balance/balance.ts';
import { queryClient } from '../../shared/query-client.ts';
import { sessionQuery } from '../../shared/session.ts';
import { BalanceSelector } from '../balance/balance-selector.tsx';
import { GameBar } from './game-bar.tsx';
import { useGameFrame } from './use-game-frame.ts';
import type { Launched } from './use-launch.ts';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('../../shared/api.ts', () => ({ api, forgetPartnerToken: () => undefined }));
vi.mock('../../shared/casino/favourites.ts', () => ({ useFavourites: () => ({ ids: new Set(), toggle: () => {} }) }));

const ORIGIN = 'http://games.localhost:3003';
const messages = await loadMessages('es', ['common', 'errors', 'player']);
const PLAYER = { id: '7', role: 0, parent_agent_id: null, username: 'ana', currency: 'USD' };
const GAME = { id: 'dice', gameName: 'Dados', provider: 'Ordago Originals', routeProvider: 'originals' };
const LAUNCHED: Launched = { url: `${ORIGIN}/play`, session: '31', replacement: null, openedAtMs: 0 };
const START = {
  balance: '50.00',
  bonus_balance: '20.00',
  is_banned: false,
  is_bonus_active: false,
  is_casino_blocked: false,
  possible_cashback_amount: '0.00',
  potential_bonus: '0.00',
  cashback: '0.00',
  currency: 'USD',
  version: '1',
} satisfies Balance;

/** The truth, as the server knows it. */
let server: { balance: Balance; net: string };
let posted: unknown[];

interface Opened {
  readonly isOurs: boolean;
  readonly isPractice: boolean;
}

/** Asks for another launch. */
const onReopen = vi.fn();

/** The header's balance, the bar of the game, and its frame. */
function Page({ isOurs, isPractice }: Opened) {
  const { ref } = useGameFrame({ src: LAUNCHED.url, isOurs, isPractice, onHeight: () => undefined, onReopen });
  const fullScreen = { isOffered: false, isOn: false, toggle: () => undefined };
  const launched = isPractice ? { ...LAUNCHED, session: null } : LAUNCHED;
  return (
    <>
      <BalanceSelector />
      <GameBar
        game={GAME as CatalogueGame}
        launched={launched}
        fullScreen={fullScreen}
        way={{ isPractice, isOtherVersion: false }}
      />
      {/* A frame would be loaded here, which this document cannot. */}
      <div ref={ref as never} title="game" />
    </>
  );
}

async function open({ isBonusActive = false, isOurs = true, isPractice = false, player = PLAYER as object } = {}) {
  server = { balance: { ...START, is_bonus_active: isBonusActive }, net: '0.00' };
  queryClient.setQueryData(sessionQuery.queryKey, player as never);
  queryClient.setQueryData(balanceQuery.queryKey, server.balance);
  const rootRoute = createRootRoute({ component: () => <Page isOurs={isOurs} isPractice={isPractice} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await act(() => router.load());
  const view = render(
    <I18nProvider locale="es" messages={messages} bundles={[]}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  if (!isPractice) await waitFor(() => expect(figures().net).toBe('0.00 USD'));
  posted = [];
  const contentWindow = { postMessage: (...sent: unknown[]) => posted.push(sent) };
  Object.defineProperty(screen.getByTitle('game'), 'contentWindow', { value: contentWindow });
  return view;
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;

/** The figures that a person reads. */
function figures() {
  const header = document.querySelector('.balance-selector .balance-text')?.textContent;
  const bar = document.querySelector('.game-wallet .balance-text')?.textContent;
  const net = document.querySelectorAll('.game-figure dd')[1]?.textContent;
  return { header: plain(header), bar: plain(bar), net: plain(net) };
}

/** A message of the game, as the browser hands it over. */
async function post(message: object) {
  const source = (screen.getByTitle('game') as HTMLIFrameElement).contentWindow;
  const event = new MessageEvent('message', { data: { ordago: 1, ...message }, origin: ORIGIN });
  Object.defineProperty(event, 'source', { value: source });
  await act(async () => void window.dispatchEvent(event));
}

/** A movement as it arrives: by push, of which the bonus has none, or by the poll. */
async function arrive(amount: string, { net, isPushed }: { net: string; isPushed: boolean }) {
  const { balance } = server;
  const version = String(Number(balance.version) + 1);
  const field = balance.is_bonus_active ? 'bonus_balance' : 'balance';
  server = { net, balance: { ...balance, version, [field]: amount } };
  await act(async () => {
    if (isPushed) applyPushedBalance({ kind: 'balance', balance: amount, currency: 'USD', version });
    else queryClient.setQueryData(balanceQuery.queryKey, server.balance);
  });
}

const positionReads = () => api.mock.calls.filter(([contract]) => contract.name === 'casino.read-session-position');

beforeEach(() => {
  queryClient.clear();
  api.mockReset();
  onReopen.mockReset();
  api.mockImplementation(async ({ name }: { name: string }) => {
    if (name === 'casino.read-session-position')
      return { stake: '0.00', payout: '0.00', net: server.net, currency: 'USD' };
    if (name === 'wallet.read-balance') return server.balance;
    throw new Error(name);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

describe('between the click and the end that a game of ours shows', () => {
  it.each([
    ['a loss from the main balance', { isBonusActive: false, start: 50, end: 49, net: '−1.00 USD' }],
    ['a win on the main balance', { isBonusActive: false, start: 50, end: 54, net: '+4.00 USD' }],
    ['a loss from the bonus', { isBonusActive: true, start: 20, end: 19, net: '−1.00 USD' }],
    ['a win on the bonus', { isBonusActive: true, start: 20, end: 24, net: '+4.00 USD' }],
  ])('%s is not to be seen, but for the stake', async (_name, { isBonusActive, start, end, net }) => {
    const { container } = await open({ isBonusActive });
    const staked = { header: `${start - 1}.00`, bar: `${start - 1}.00 USD`, net: '−1.00 USD' };
    await post({ type: 'round-begun', stake: '1.00' });
    expect(figures()).toEqual(staked);

    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(JSON.stringify(figures())));
    watch.observe(container, { subtree: true, childList: true, characterData: true });
    const reads = positionReads().length;
    const signed = (end - start).toFixed(2);
    await arrive(`${start - 1}.00`, { net: '-1.00', isPushed: !isBonusActive });
    await arrive(`${end}.00`, { net: signed, isPushed: !isBonusActive });
    await act(() => queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }));
    await post({ type: 'round-running' });
    expect(figures()).toEqual(staked);
    expect(positionReads().length).toBe(reads);
    expect(seen.filter((one) => one !== JSON.stringify(staked))).toEqual([]);

    await post({ type: 'round-shown' });
    expect(figures()).toMatchObject({ header: `${end}.00`, bar: `${end}.00 USD` });
    await waitFor(() => expect(figures().net).toBe(net));
    watch.disconnect();
    // The stake does not come back for a moment.
    const nets = new Set(seen.map((one) => JSON.parse(one).net));
    expect([...nets].filter((one) => one !== '−1.00 USD' && one !== net)).toEqual([]);
  });

  it('an answer about the session that was on its way says nothing either', async () => {
    await open();
    let answer: (position: object) => void = () => undefined;
    api.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await arrive('51.00', { net: '1.00', isPushed: true });
    await post({ type: 'round-begun', stake: '1.00' });
    await act(async () => answer({ stake: '1.00', payout: '9.00', net: '8.00', currency: 'USD' }));
    expect(figures()).toMatchObject({ header: '50.00', net: '−1.00 USD' });
  });

  it('the truth is shown when the page is left', async () => {
    const { unmount } = await open();
    await post({ type: 'round-begun', stake: '1.00' });
    await arrive('54.00', { net: '4.00', isPushed: true });
    unmount();
    await open();
    expect(figures().header).toBe('50.00');
  });
});

describe('a frame of a third party', () => {
  it('shows a debit at once, and no credit of the same moment', async () => {
    await open({ isOurs: false });
    await arrive('49.00', { net: '-1.00', isPushed: true });
    await arrive('54.00', { net: '4.00', isPushed: true });
    expect(figures()).toEqual({ header: '49.00', bar: '49.00 USD', net: '−1.00 USD' });
    await arrive('53.00', { net: '3.00', isPushed: true });
    expect(figures()).toMatchObject({ header: '53.00', net: '+3.00 USD' });
  });

  it('is not listened to', async () => {
    await open({ isOurs: false });
    await post({ type: 'round-begun', stake: '1.00' });
    await post({ type: 'ready' });
    await post({ type: 'reopen' });
    expect(figures()).toMatchObject({ header: '50.00', net: '0.00 USD' });
    expect([posted, onReopen.mock.calls]).toEqual([[], []]);
  });
});

describe('the site answers a game of ours', () => {
  it('with the theme and the true balance, also while it shows an older one', async () => {
    await open();
    await post({ type: 'ready' });
    expect(posted).toEqual([[{ ordago: 1, type: 'site', theme: 'light', balance: '50.00', mayDeposit: true }, ORIGIN]]);
    await post({ type: 'round-begun', stake: '1.00' });
    await arrive('54.00', { net: '4.00', isPushed: true });
    expect(figures().header).toBe('49.00');
    const news = [{ ordago: 1, type: 'site', theme: 'light', balance: '54.00', mayDeposit: true }, ORIGIN];
    await waitFor(() => expect(posted.at(-1)).toEqual(news));
    expect(figures().header).toBe('49.00');
  });

  it('that the player of an agent does not deposit by themselves', async () => {
    await open({ player: { ...PLAYER, parent_agent_id: '3' } });
    await post({ type: 'ready' });
    expect(posted).toEqual([
      [{ ordago: 1, type: 'site', theme: 'light', balance: '50.00', mayDeposit: false }, ORIGIN],
    ]);
  });

  it.each([false, true])('whose launch is spent with another one, in practice: %s', async (isPractice) => {
    await open({ isPractice });
    await post({ type: 'reopen' });
    expect(onReopen).toHaveBeenCalledTimes(1);
  });

  it('in practice with no balance, and its play money moves nothing', async () => {
    await open({ isPractice: true });
    await post({ type: 'ready' });
    await post({ type: 'round-begun', stake: '1.00' });
    expect(posted).toEqual([
      [{ ordago: 1, type: 'site', theme: 'light', balance: null, mayDeposit: true }, ORIGIN],
      [{ ordago: 1, type: 'held' }, ORIGIN],
    ]);
    expect(figures().header).toBe('50.00');
  });
});
