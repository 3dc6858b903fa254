import { expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

export interface Visitor {
  readonly username: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who was never here; the clock makes the name, so that runs over the same books do not meet. */
export function newVisitor(): Visitor {
  const number = String(Date.now()).slice(-8);
  return {
    username: `lucia_${number}`,
    phone: `55${number}`,
    email: `lucia.${number}@example.com`,
    password: 'Envido-2026',
  };
}

/** The player's site as a person uses it, in Spanish. */
export class PlayerSite {
  readonly dialog: Locator;
  /** The balance in the header; on a phone the bar of a game stands in its place. */
  readonly balance: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.balance = page
      .getByRole('banner')
      .getByRole('button', { name: /\d\.\d\d/ })
      .or(page.locator('.game-wallet-amount').filter({ visible: true }));
  }

  /**
   * Has an account with money in it before the first page is opened, over the calls that the pages would make: for tests
   * that are about something else.
   */
  async arriveByCall(amount: string, sandbox: Sandbox): Promise<Visitor> {
    const visitor = newVisitor();
    const { phone, ...person } = visitor;
    await this.call('/api/user/signup', { ...person, phone: `+52${phone}`, currency: 'USD', birth_date: '1990-05-17' });
    const deposit = { amount, full_name: 'Lucía Herrera', payment_method: 'papara' };
    const { deposit_id } = await this.call('/xpay/deposit/init', deposit);
    await sandbox.payDeposit(String(deposit_id));
    await expect(async () => {
      const { result } = await (await this.page.request.get('/api/user/balance')).json();
      expect(Number(result.balance)).toBe(Number(amount));
    }).toPass();
    return visitor;
  }

  /** A call as the site makes it; it has to succeed. */
  private async call(path: string, data: object): Promise<Record<string, unknown>> {
    const reply = await this.page.request.post(path, { data });
    const { status, result } = await reply.json();
    expect(status, `${path}: ${await reply.text()}`).toBe(0);
    return result;
  }

  /** Comes for the first time, signs up, and has money from papara. */
  async arriveWith(amount: string): Promise<Visitor> {
    const visitor = newVisitor();
    await this.openLobby();
    await this.openSignUp();
    await this.fillAccount(visitor);
    await this.goToPerson();
    await this.fillPerson(visitor);
    await this.register();
    await this.openDeposit();
    await this.fillPayment(amount, { 'Nombre completo': 'Lucía Herrera' });
    await this.dialog.getByRole('button', { name: `Depositar ${amount}.00` }).click();
    await this.page.getByRole('button', { name: 'Pagar' }).click();
    await expect(this.dialog.getByText('Depósito acreditado')).toBeVisible();
    await this.dialog.getByRole('button', { name: 'Seguir jugando' }).click();
    return visitor;
  }

  async openLobby(): Promise<void> {
    await this.page.goto('/');
    await expect(this.page.getByRole('region', { name: 'Tragamonedas' })).toBeVisible();
  }

  /** The menu with the places, the language and the theme: beside the page on a desktop, a sheet over it on a phone. */
  async openMenu(): Promise<Locator> {
    const menu = this.page.getByRole('complementary');
    const button = this.page.getByRole('button', { name: 'Menú', exact: true });
    await expect(menu.or(button).filter({ visible: true }).first()).toBeVisible();
    if (!(await button.isVisible())) return menu;
    await button.click();
    return this.dialog;
  }

  async openSignUp(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Registrarme' }).click();
    await expect(this.dialog.getByLabel('Número de teléfono')).toBeVisible();
  }

  async fillAccount({ username, phone, password }: Visitor): Promise<void> {
    await this.dialog.getByLabel('Número de teléfono').fill(phone);
    await this.dialog.getByLabel('Nombre de usuario').fill(username);
    await this.dialog.getByLabel('Contraseña', { exact: true }).fill(password);
    await this.dialog.getByLabel('Repite la contraseña').fill(password);
  }

  async goToPerson(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Siguiente paso' }).click();
    await expect(this.dialog.getByLabel('Correo electrónico')).toBeVisible();
  }

  async fillPerson({ email }: Visitor): Promise<void> {
    await this.dialog.getByLabel('Correo electrónico').fill(email);
    await this.dialog.getByLabel('Fecha de nacimiento').fill('1990-05-17');
    await this.dialog.getByRole('button', { name: 'USD' }).click();
    await this.dialog.getByText('Tengo 18 años o más').click();
    await expect(this.dialog.getByRole('checkbox', { name: 'Tengo 18 años o más' })).toBeChecked();
  }

  async register(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Registrarme' }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** The search dialog with what it found for the text. */
  async search(text: string): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /Buscar juegos|Búsqueda/ })
      .click();
    await this.dialog.getByLabel('Nombre del juego').fill(text);
    await expect(this.dialog.getByText(/^\d+ juegos?$/)).toBeVisible();
  }

  /** The value beside a name in the facts of the dialog. */
  factOfDialog(name: string): Locator {
    return this.dialog.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]');
  }

  async openDeposit(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
    await expect(this.dialog.getByLabel('Importe')).toBeVisible();
  }

  async openWithdrawal(): Promise<void> {
    await this.openDeposit();
    await this.dialog.getByRole('tab', { name: 'Retirar' }).click();
    await expect(this.dialog.getByText('Disponible para retirar')).toBeVisible();
  }

  async fillPayment(amount: string, details: Readonly<Record<string, string>>): Promise<void> {
    await this.dialog.getByText('Papara', { exact: true }).click();
    await this.dialog.getByLabel('Importe').fill(amount);
    for (const [label, value] of Object.entries(details)) await this.dialog.getByLabel(label).fill(value);
  }
}
