import type { Page } from '@playwright/test';
import { PlayerSite } from './support/player-site.ts';
import { expect, expectAccessible, picture, test } from './support/watch.ts';

const PASSWORD = 'Ordago-2026';

test('a guest signs up, signs out, and signs in again', async ({ page }) => {
  const name = `eva_${Date.now().toString(36).slice(-8)}`;
  await page.goto('/casino?ct=slots');
  await page.locator('header').getByRole('button', { name: 'Registrarme' }).click();

  const dialog = page.getByRole('dialog', { name: 'Crear cuenta' });
  await dialog.getByLabel('Número de teléfono').fill(`55${String(Date.now()).slice(-8)}`);
  await dialog.getByLabel('Nombre de usuario').fill(name);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repite la contraseña').fill(PASSWORD);
  await picture(page, 'sign-up-1');
  await expectAccessible(page, 'sign-up, step 1');
  await dialog.getByRole('button', { name: 'Siguiente paso' }).click();

  await dialog.getByLabel('Correo electrónico').fill(`${name}@example.org`);
  await dialog.getByLabel('Fecha de nacimiento').fill('2015-05-17');
  await dialog.getByLabel('Correo electrónico').focus();
  await expect(dialog.getByText('Debes tener al menos 18 años para jugar.')).toBeVisible();
  await dialog.getByLabel('Fecha de nacimiento').fill('1990-05-17');
  // The number is Mexican: the currency of another country is not proposed.
  await expect(dialog.getByRole('button', { name: 'USD' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('link', { name: 'Leer las reglas' })).toHaveAttribute('href', '/rules');
  const register = dialog.getByRole('button', { name: 'Registrarme' });
  await expect(register).toBeDisabled();
  await dialog.getByRole('checkbox').check({ force: true });
  await picture(page, 'sign-up-2');
  await expectAccessible(page, 'sign-up, step 2');
  await register.click();

  await expect(page.getByText('Tu cuenta está creada.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator('header').getByText('0.00')).toBeVisible();

  await page.goto('/profile/casino-history');
  await expect(page.getByRole('heading', { level: 1, name: 'Historial de juegos' })).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
  await page.goto('/profile/casino-history?modal=log-out');
  await page.getByRole('dialog').getByRole('button', { name: 'Sí' }).click();
  await expect(page.locator('header').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL(/\/casino\?ct=slots$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(refused).toEqual([]);

  // A name that is typed where a number is asked for goes on as a name.
  await page.goto('/casino?ct=slots&modal=sign-in');
  await page.getByLabel('Número de teléfono').pressSequentially(name);
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue(name);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText(`¡Te damos la bienvenida, ${name}!`)).toBeVisible();
  await expect(page.locator('header').getByText('0.00')).toBeVisible();
});

test('the personal area opens for players alone, screen by screen', async ({ page }) => {
  await page.goto('/profile/transactions');
  await expect(page).toHaveURL(/\/casino\?ct=slots/);
  await signIn(page, 'ana');
  const screens = [
    ['/profile', 'Datos de la cuenta', 'edit-account'],
    ['/profile/transactions', 'Movimientos', 'transactions'],
    ['/profile/casino-history', 'Historial de juegos', 'casino-history'],
    ['/profile/sessions', 'Sesiones', 'sessions'],
  ] as const;
  for (const [address, title, name] of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await picture(page, name);
    await expectAccessible(page, title);
  }
});

test('money dialogs open by address and ask a guest who they are', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/casino?ct=slots&modal=deposit');
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  await picture(page, 'sign-in');
  await expectAccessible(page, 'sign-in');
  await fillSignIn(page, 'luis');

  const wallet = page.getByRole('dialog', { name: 'Billetera' });
  await expect(wallet.getByRole('radio', { name: /Papara/ })).toBeChecked();
  await wallet.getByLabel('Importe').fill('0.10');
  await expect(wallet.getByText(/El mínimo con este método/)).toBeVisible();
  await expect(wallet.getByRole('button', { name: 'Depositar' })).toBeDisabled();
  await picture(page, 'deposit');
  await expectAccessible(page, 'deposit');
  await wallet.getByRole('tab', { name: 'Retirar' }).click();
  await expect(wallet.getByText('Disponible para retirar')).toBeVisible();
  await picture(page, 'withdrawal');
  await expectAccessible(page, 'withdrawal');
  await page.keyboard.press('Escape');
  await expect(wallet).toBeHidden();
});

test('language and theme change without losing the page, and last', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/casino?ct=live');
  const menu = await new PlayerSite(page).openMenu();
  await menu.getByRole('button', { name: 'Idioma: Español' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await menu.getByRole('button', { name: 'Theme: Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await picture(page, 'menu-light');
  await expectAccessible(page, 'the menu, light');
  await expect(page).toHaveURL(/ct=live/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/casino?ct=slots&modal=sign-in');
  await fillSignIn(page, name);
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function fillSignIn(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await dialog.getByRole('tab', { name: 'Usuario' }).click();
  await dialog.getByLabel('Nombre de usuario').fill(name);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
}
