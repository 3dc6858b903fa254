import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { unitsIn } from './amounts.ts';

/** A selection that was tapped: its match, its name, and the price it had, in thousandths. */
export interface Pick {
  readonly home: string;
  readonly away: string;
  readonly odds: bigint;
}

export type Outcome = 'home' | 'draw' | 'away';

const PLACES: Readonly<Record<Outcome, number>> = { home: 0, draw: 1, away: 2 };

/** The betting front end in its frame; on narrow screens its slip is a sheet. */
export class SportFrame {
  readonly frame: FrameLocator;
  readonly slip: Locator;
  private readonly matches: Locator;

  constructor(readonly page: Page) {
    this.frame = page.frameLocator('iframe[title="Apuestas deportivas"]');
    this.slip = this.frame.getByRole('region', { name: 'Cupón' });
    // Rows of the board; matches in play stand in a list above it.
    this.matches = this.frame.locator(
      'xpath=//*[@role="group" and contains(@aria-label, " contra ")][not(ancestor::li)]',
    );
  }

  /** Opens the page over the menu, on the matches of the day after tomorrow: none of them starts while a test runs. */
  async open(): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: 'Deportes' }).click();
    const days = this.frame.getByRole('navigation', { name: 'Día' }).getByRole('link');
    await days.nth(3).click();
    await expect(days.nth(3)).toHaveAttribute('aria-current', 'page');
    await expect(this.matches.first()).toBeVisible();
  }

  /** Taps the price of an outcome of the n-th match. */
  async pick(match: number, outcome: Outcome): Promise<Pick> {
    const group = this.matches.nth(match);
    const [home = '', away = ''] = ((await group.getAttribute('aria-label')) ?? '').split(' contra ');
    const button = group.getByRole('button').nth(PLACES[outcome]);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const price = /cuota (\d+\.\d+)$/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    return { home, away, odds: unitsIn(price) / 100n };
  }

  /** The slip stands beside the board, or is opened from its bar. */
  async openSlip(): Promise<void> {
    const bar = this.frame.getByRole('button', { name: 'Abrir el cupón' });
    await expect(this.slip.or(bar).first()).toBeVisible();
    if (await bar.isVisible()) await bar.click();
    await expect(this.slip.getByRole('textbox', { name: 'Importe' })).toBeVisible();
  }

  async stake(amount: string): Promise<void> {
    await this.slip.getByRole('textbox', { name: 'Importe' }).fill(amount);
  }

  /** Places what the slip holds; answers the code of the bet. */
  async place(): Promise<string> {
    await this.slip.getByRole('button', { name: /^Apostar \d/ }).click();
    await expect(this.slip.getByRole('heading', { name: 'Recibo' })).toBeVisible();
    const copy = this.slip.getByRole('button', { name: /^Copiar el código / });
    return ((await copy.getAttribute('aria-label')) ?? '').replace('Copiar el código ', '');
  }

  async closeReceipt(): Promise<void> {
    await this.slip.getByRole('button', { name: 'Listo' }).click();
    const cross = this.slip.getByRole('button', { name: 'Cerrar el cupón' });
    if (await cross.isVisible()) await cross.click();
  }

  async openBets(tab: 'Abiertas' | 'Liquidadas' | 'Todas'): Promise<void> {
    await this.frame.getByRole('link', { name: 'Mis apuestas' }).first().click();
    await this.frame.getByRole('link', { name: tab }).click();
  }

  bet(code: string): Locator {
    return this.frame.getByRole('article', { name: new RegExp(`${code}$`) });
  }
}

/** Stake × the odds of every leg, floored once to the cent, in ledger units. */
export function payoutOf(stake: bigint, picks: readonly Pick[]): bigint {
  const thousandths = picks.reduce((product, { odds }) => product * odds, stake);
  const units = thousandths / 1_000n ** BigInt(picks.length);
  return units - (units % 1_000n);
}
