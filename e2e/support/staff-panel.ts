import { expect, type Locator, type Page } from '@playwright/test';
import { amountIn } from './amounts.ts';

/** Column of the amount in the list of transfers. */
const AMOUNT = 6;

/** The back office as a member of staff uses it, in Spanish, on an origin and with a session of its own. */
export class StaffPanel {
  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(this.origin);
    await expect(this.page.getByRole('heading', { name: 'Panel del equipo' })).toBeVisible();
  }

  /** The sections of the panel: beside the page on a desktop, behind a button of the bar on a phone. */
  async openSections(): Promise<Locator> {
    const sections = this.page.getByRole('navigation', { name: 'Secciones del panel' });
    const button = this.page.getByRole('button', { name: 'Abrir el menú' });
    await expect(sections.or(button).filter({ visible: true }).first()).toBeVisible();
    if (await button.isVisible()) await button.click();
    await expect(sections).toBeInViewport();
    return sections;
  }

  async signIn(username: string): Promise<void> {
    await this.page.getByLabel('Nombre de usuario').fill(username);
    await this.page.getByLabel('Contraseña', { exact: true }).fill('Ordago-2026');
    await this.page.getByRole('button', { name: 'Entrar al panel' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Jugadores' })).toBeVisible();
  }

  /** Finds a player by name and opens their file; answers their id. */
  async openPlayer(username: string): Promise<string> {
    await this.page.getByLabel('Buscar por usuario, ID, teléfono o correo').fill(username);
    await this.page.getByRole('link', { name: new RegExp(username) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: username })).toBeVisible();
    await expect(this.page.getByText('Disponible', { exact: true })).toBeVisible();
    return /players\/(\d+)/.exec(this.page.url())?.[1] ?? '';
  }

  async confirmApproval(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Aprobar el pago' }).click();
    await expect(this.page.getByText('Retiro aprobado. Va camino a la pasarela.')).toBeVisible();
  }

  async openWithdrawal(username: string): Promise<void> {
    await this.page.goto(`${this.origin}/withdrawals`);
    await this.page
      .getByRole('region', { name: 'Cola' })
      .getByRole('link', { name: new RegExp(username) })
      .click();
    await expect(this.page.getByRole('region', { name: 'Decisión' })).toBeVisible();
  }

  async openTransfers(player: string): Promise<void> {
    await this.page.goto(`${this.origin}/transfers?player=${player}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Transferencias' })).toBeVisible();
  }

  /** The listed movements of a player over all wallets, summed. */
  async sumOfTransfers(username: string): Promise<bigint> {
    const rows = this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: username }) });
    await expect(rows.first()).toBeVisible();
    const amounts = (await rows.all()).map((row) => amountIn(row.getByRole('cell').nth(AMOUNT)));
    return (await Promise.all(amounts)).reduce((sum, amount) => sum + amount, 0n);
  }

  async openBooks(): Promise<void> {
    await this.page.goto(`${this.origin}/books`);
    await expect(this.page.getByRole('status').filter({ hasText: 'regla' })).toBeVisible();
  }
}
