import type { Page } from '@playwright/test';
import { checkScreen } from '../support/check-screen.ts';
import { arriveByCall } from '../support/newcomer.ts';
import { expect, test } from '../support/watch.ts';

test.beforeEach(async ({ page }) => {
  await arriveByCall(page);
});

test('favourites lie in folders, which are made, filled, opened, renamed and deleted', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/casino/all-games');
  for (let kept = 0; kept < 3; kept += 1) {
    await page
      .getByRole('button', { name: /^Agregar .* a favoritos$/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Quitar .* de favoritos$/ })).toHaveCount(kept + 1);
  }
  await page.goto('/casino/favorites');
  await page.getByRole('button', { name: 'Ordenar en carpetas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ordenar en carpetas' });
  await dialog.getByLabel('Carpeta nueva').fill('Para la noche');
  await page.keyboard.press('Enter');
  const folders = dialog.getByRole('list', { name: 'Carpetas' }).getByRole('listitem');
  await expect(folders).toHaveCount(1);
  await dialog.getByLabel('Carpeta nueva').fill('Cortas');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(folders).toHaveCount(2);
  await dialog.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Para la noche' }).click();
  await expect(folders.filter({ hasText: 'Para la noche' })).toContainText('1 juego');
  await checkScreen(page, 'favourite-folders');
  await dialog.getByRole('button', { name: 'Cambiar el nombre de Cortas' }).click();
  await dialog.getByLabel('Nombre de la carpeta').fill('De a ratos');
  await page.keyboard.press('Enter');
  await expect(folders.filter({ hasText: 'De a ratos' })).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Para la noche/ }).click();
  await expect(page).toHaveURL(/sFo=/);
  await expect(page.locator('main .game-card')).toHaveCount(1);
  await checkScreen(page, 'favourites-in-a-folder');
  await page.reload();
  await expect(page.locator('main .game-card')).toHaveCount(1);
  await page.getByRole('button', { name: /^De a ratos/ }).click();
  await expect(page.getByText('Esta carpeta todavía está vacía.')).toBeVisible();
  await page.getByRole('button', { name: 'Ordenar en carpetas' }).click();
  await dialog.getByRole('button', { name: /^Borrar la carpeta De a ratos/ }).click();
  await dialog.getByRole('button', { name: /^Borrar la carpeta Para la noche/ }).click();
  await expect(dialog.getByText('Crea una carpeta y elige qué juegos van en ella.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main .game-card')).toHaveCount(3);
  await forgetAll(page);
});

test('a typed maker leads to its page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/casino?modal=search');
  const dialog = page.getByRole('dialog', { name: 'Buscar juegos' });
  await dialog.getByLabel('Nombre del juego').fill('pragmatci play');
  const maker = dialog
    .getByRole('list', { name: 'Categorías y proveedores encontrados' })
    .getByRole('link', { name: /Pragmatic Play/ });
  await expect(maker.first()).toBeVisible();
  await checkScreen(page, 'search-maker');
  await maker.first().click();
  await expect(page).toHaveURL(/provider-games\?.*sP=Pragmatic/);
  await expect(page.locator('main .game-card').first()).toBeVisible();
});

test('winnings are shown or not, as chosen on the account page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/profile/change-password');
  const choice = page.getByRole('switch', { name: 'Mostrar mis ganancias' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(page.getByText('Tus ganancias ya no aparecen en las listas.')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await checkScreen(page, 'privacy');
  await choice.click();
  await expect(choice).toBeChecked();
});

async function forgetAll(page: Page): Promise<void> {
  const hearts = page.getByRole('button', { name: /^Quitar .* de favoritos$/ });
  for (let left = await hearts.count(); left > 0; left -= 1) {
    await hearts.first().click();
    await expect(hearts).toHaveCount(left - 1);
  }
}
