import type { OutgoingCall } from '@ordago/provider-kit';
import { goldenraceRequests, readJson, tvbetPayments, universalRaceRequests } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import { sandboxClock } from '../clock/sandbox-clock.ts';
import type { SandboxParts } from '../plugin.ts';
import { readSettings } from '../settings.ts';
import { playEngine } from './play/play-engine.ts';
import { selectionsOf } from './selections.ts';
import { SIMULATORS } from './simulators.ts';

const settings = {
  ...readSettings({ APP_ENV: 'test', SANDBOX_DATABASE_URL: 'postgres://unused' }),
  server: { player: '', sportsbook: '' },
};
const STAKE = 300_000n;
const two = (one: string, other: string) => ({
  bets: [
    { place: one, stake: '1.00' },
    { place: other, stake: '2.00' },
  ],
});

/** Details of a provider's bet, as the operator reads them. */
function written(provider: string, { game, key, choice }: { game: string; key: string; choice: object }): unknown {
  const outcome = playEngine(key, STAKE, choice)?.outcome ?? {};
  const simulator = SIMULATORS[provider]?.({ settings, clock: sandboxClock() } as SandboxParts);
  const ids = { userId: '7', session: 's-1', round: 'r-1', transaction: 't-1', target: null, game };
  const call: OutgoingCall = { action: 'bet', ...ids, currency: 'TRY', amount: '3.00', win: '0.00', outcome };
  return readJson(Buffer.from(simulator?.write(call, { now: 0, tamper: null }).body ?? ''));
}

describe('a ticket on the wire', () => {
  it.each([
    ['gr-carreras-de-galgos-sevilla', 'greyhound-race', { race: 1, ...two('win-2', 'forecast-3-1') }],
    ['gr-liga-virtual-sevilla', 'virtual-football', { fixture: 5, ...two('home', 'draw') }],
    ['gr-ruleta-virtual-sevilla', 'roulette', two('number-17', 'dozen-2')],
    ['gr-rasca-sevilla', 'lagoon-3x5', {}],
  ])('names the bets of %s, which sum to its stake', (game, key, choice) => {
    const sale = goldenraceRequests.sale.parse(written('goldenrace', { game, key, choice }));
    expect(sale.bets.reduce((sum, { stake }) => sum + stake, 0n)).toBe(STAKE);
    const named = sale.bets.map(({ market, selection }) => `${market} ${selection}`);
    const reported: Readonly<Record<string, readonly string[]>> = {
      'greyhound-race': ['win 2', 'forecast 3-1'],
      'virtual-football': ['home home', 'draw draw'],
      roulette: ['number 17', 'dozen 2'],
      'lagoon-3x5': ['slot 1'],
    };
    expect(named).toEqual(reported[key]);
  });

  it.each([
    ['bombo-40', 'keno', { picks: [3, 17, 40], risk: 'low' }, ['keno 3-17-40']],
    ['rueda-del-puerto', 'money-wheel', two('one', 'coin'), ['one one', 'coin coin']],
    ['naipe-alto', 'dragon-tiger', two('tiger', 'suited-tie'), ['tiger tiger', 'suited-tie suited-tie']],
    ['par-o-impar', 'sic-bo', two('small', 'total-9'), ['small small', 'total 9']],
    ['numero-vivo', 'number-draw-5-36', two('number-7', 'first-odd'), ['number 7', 'first-odd first-odd']],
  ])('names what the ticket of %s is on, part by part of its stake', (game, key, choice, reported) => {
    const sale = tvbetPayments.sale.parse(written('tvbet', { game, key, choice }));
    expect(sale.bt.map(({ mk, sl }) => `${mk} ${sl}`)).toEqual(reported);
    expect(sale.bt.reduce((sum, { sm }) => sum + sm, 0n)).toBe(STAKE);
    expect(sale.bt.every(({ kf }) => Number(kf) > 1)).toBe(true);
  });

  it('names the runners of a slip with their kinds and the price on the card', () => {
    const choice = { race: 2, ...two('show-8', 'tricast-1-2-3') };
    const slip = universalRaceRequests['place-bet'].parse(
      written('universal-race', { game: 'horse-races', key: 'horse-race', choice }),
    );
    expect(slip.runners.map(({ kind, runner }) => [kind, runner])).toEqual([
      ['show', '8'],
      ['tricast', '1-2-3'],
    ]);
    const quoted = selectionsOf('horse-race', { outcome: choice, amount: '3.00' }).map(({ odds }) => odds);
    expect(slip.runners.map(({ odds }) => odds)).toEqual(quoted);
    expect(quoted.every((odds) => Number(odds) > 1)).toBe(true);
  });
});
