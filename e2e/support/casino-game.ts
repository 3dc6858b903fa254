import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { momentOf, payoutIn } from './payout.ts';

/** A slot in its frame on the page of the game. */
export class SlotFrame {
  readonly spinButton: Locator;
  /** The balance as the game shows it. */
  readonly balance: Locator;
  private readonly moment: Locator;

  constructor(page: Page, game: string) {
    const frame: FrameLocator = page.frameLocator(`iframe[title="Juego: ${game}"]`);
    this.spinButton = frame.getByRole('button', { name: /^Girar/ });
    this.balance = frame.getByText('Saldo', { exact: true }).locator('xpath=following-sibling::*[1]');
    this.moment = momentOf(frame);
  }

  /** Plays one spin until the game shows its payout; returns the payout. */
  async spin(): Promise<bigint> {
    await this.spinButton.click();
    await expect(this.spinButton).toBeDisabled();
    // Free spins are shown one after the other.
    await expect(this.spinButton).toBeEnabled({ timeout: 40_000 });
    return payoutIn(this.moment);
  }
}
