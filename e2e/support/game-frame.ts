import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { momentOf, payoutIn } from './payout.ts';

/** Controls pressed for a round: choices, a box that is ticked, and the one action. */
interface Round {
  readonly choose?: readonly (string | RegExp)[];
  readonly check?: string;
  readonly action: string;
}

/** A game of any form in its frame, on the page of the game. */
export class GameFrame {
  readonly frame: FrameLocator;
  private readonly moment: Locator;

  constructor(page: Page, game: string) {
    this.frame = page.frameLocator(`iframe[title="Juego: ${game}"]`);
    this.moment = momentOf(this.frame);
  }

  /** Lays what is chosen, plays one round to its end and answers what it paid. */
  async play({ choose = [], check, action }: Round): Promise<bigint> {
    const button = this.frame.getByRole('button', { name: new RegExp(`^${action}`) });
    await expect(button).toBeVisible({ timeout: 30_000 });
    for (const name of choose) await this.frame.getByRole('button', { name }).first().click();
    if (check) await this.frame.getByRole('checkbox', { name: check }).check();
    await button.click();
    const stand = this.frame.getByRole('button', { name: /^(Plantarse|Sin seguro)$/ });
    await expect(async () => {
      if (await stand.first().isVisible()) await stand.first().click();
      await expect(this.moment).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
    return payoutIn(this.moment);
  }
}
