import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { unitsIn } from './amounts.ts';

/** A selection that was tapped: its match, its name, and the price it had, in thousandths. */
export interface Pick {
  readonly home: string;
  readonly away: string;
  readonly odds: bigint;
}

interface Tree {
  readonly sports: readonly {
    readonly countries: readonly { readonly leagues: readonly { readonly id: string; readonly name: string }[] }[];
  }[];
}

export type Outcome = 'home' | 'draw' | 'away';

const PLACES: Readonly<Record<Outcome, number>> = { home: 0, draw: 1, away: 2 };

/** The betting front end in its frame; on narrow screens its slip is a sheet. */
export class SportFrame {
  readonly frame: FrameLocator;
  readonly slip: Locator;
  /** Matches on the page, by the groups of their prices. */
  readonly matches: Locator;

  constructor(readonly page: Page) {
    this.frame = page.frameLocator('iframe[title="Apuestas deportivas"]');
    this.slip = this.frame.getByRole('region', { name: 'Cupón' });
    // Rows of the board; matches in play are in a list above it.
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

  /** Opens the frame at a place of its own. */
  async openAt(path: string): Promise<void> {
    // A frame that comes late is given up by the site: it is opened once more then.
    await expect(async () => {
      await this.page.goto(`/sport${path}`);
      await expect(this.frame.getByRole('main')).toBeVisible();
    }).toPass({ timeout: 60_000 });
  }

  /** The price of a selection by its name, anywhere on the page. */
  price(selection: string): Locator {
    return this.frame.getByRole('main').getByRole('button', { name: new RegExp(`^${selection}, .*(cuota|en pausa)`) });
  }

  /** Opens a league by its name. */
  async openLeague(name: string): Promise<void> {
    const origin = new URL(test.info().project.use.baseURL ?? '');
    const line = `http://127.0.0.1:${Number(origin.port) + 1}/line/tree`;
    const tree: Tree = await (await this.page.request.get(line)).json();
    const leagues = tree.sports.flatMap(({ countries }) => countries.flatMap((country) => country.leagues));
    const league = leagues.find((known) => known.name === name)?.id;
    expect(league, `the league ${name} on the line`).toBeDefined();
    await this.openAt(`/league/${league}`);
    await expect(this.frame.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Records from now on the marks of prices that move; the function returned gives those so far: `up 2.20`. */
  async watchMoves(): Promise<() => Promise<string[]>> {
    const inside = this.page.frames().find((known) => known.parentFrame() === this.page.mainFrame());
    await inside?.evaluate(() => {
      const noted: string[] = [];
      Object.assign(window, { noted });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { move } = (target as HTMLElement).dataset;
          if (move) noted.push(`${move} ${target.textContent?.trim()}`);
        }
      }).observe(document.body, { subtree: true, attributeFilter: ['data-move'] });
    });
    return async () => (await inside?.evaluate(() => (window as unknown as { noted: string[] }).noted)) ?? [];
  }

  /** Taps the price of a selection, which is in the slip then. */
  async choose(selection: string): Promise<void> {
    await this.price(selection).click();
    await expect(this.price(selection)).toHaveAttribute('aria-pressed', 'true');
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

  /** Goes to the matches in play. */
  async openLive(): Promise<void> {
    await this.frame.getByRole('link', { name: 'En vivo', exact: true }).first().click();
    await expect(this.frame.getByRole('heading', { name: 'En vivo ahora' })).toBeVisible();
    await expect(this.matches.first()).toBeVisible();
  }

  /** Taps a price of a match in play that takes bets at the moment; matches pause and go on by themselves. */
  async pickLive(): Promise<{ home: string }> {
    let home = '';
    await expect(async () => {
      // Narrow boards leave columns out: what is not seen cannot be tapped.
      const price = '.odds-button:not(.is-suspended):visible';
      const open = this.frame
        .locator('.board-prices')
        .filter({ has: this.frame.locator(price) })
        .first();
      const label = await open.getAttribute('aria-label', { timeout: 2_000 });
      home = (label ?? '').split(' contra ')[0] ?? '';
      const group = this.frame.locator(`.board-prices[aria-label="${label}"]`);
      await group.locator(price).first().click({ timeout: 2_000 });
      await expect(group.locator('[aria-pressed="true"]').first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 90_000 });
    return { home };
  }

  /** The slip takes whatever price there is when the bet is placed. */
  async acceptAnyPrice(): Promise<void> {
    await this.slip.getByRole('radio', { name: 'Todas' }).click();
  }

  /** Places a bet in play: as often as the operator pauses the match while the bet waits, it is pressed again. */
  async placeLive(): Promise<string> {
    const receipt = this.slip.getByRole('heading', { name: 'Recibo' });
    const button = this.slip.getByRole('button', { name: /^Apostar \d/ });
    await expect(async () => {
      if (!(await receipt.isVisible())) await button.click({ timeout: 2_000 });
      await expect(receipt).toBeVisible({ timeout: 12_000 });
    }).toPass({ timeout: 110_000 });
    const copy = this.slip.getByRole('button', { name: /^Copiar el código / });
    return ((await copy.getAttribute('aria-label')) ?? '').replace('Copiar el código ', '');
  }

  /** Shows the slip: it is beside the board, or is opened from its bar. */
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
