import { SlotFrame } from '../support/casino-game.ts';
import { checkScreen } from '../support/check-screen.ts';
import { PlayerSite } from '../support/player-site.ts';
import { expect, test } from '../support/watch.ts';

test('a round is looked at where its provider shows it, and complained about without writing an id', async ({
  page,
}) => {
  const site = new PlayerSite(page);
  await site.arriveWith('20');
  await page.goto('/casino/game/evoplay/5001');
  const title = await page.locator('iframe[title^="Juego: "]').getAttribute('title');
  const name = (title ?? '').replace('Juego: ', '');
  const slot = new SlotFrame(page, name);
  await slot.spin();
  await slot.spin();

  await page.goto('/profile/casino-history');
  const sums = page.getByRole('list', { name: 'Total de la búsqueda' });
  await expect(sums).toContainText('2 rondas');
  const rows = page.getByRole('table', { name: 'Historial de juegos' }).getByRole('row', { name: new RegExp(name) });
  await rows.first().click();
  await checkScreen(page, 'round-detail');

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Ver la ronda en la web del proveedor' }).click();
  const shown = await opened;
  await expect(shown.getByRole('heading', { name })).toBeVisible();
  expect(await shown.evaluate(() => window.opener)).toBeNull();
  await checkScreen(shown, 'round-at-provider');
  await shown.reload();
  await expect(shown.getByText('ya se abrió o caducó')).toBeVisible();
  await shown.close();

  await page.getByRole('button', { name: 'Informar de un problema', exact: true }).click();
  const send = page.getByRole('button', { name: 'Enviar' });
  await expect(send).toBeDisabled();
  await page.getByRole('combobox', { name: '¿Qué pasó?' }).click();
  await page.getByRole('option', { name: 'El importe no es correcto' }).click();
  await page.getByLabel('Cuéntanos más (opcional)').fill('<b>Faltan</b> dos centavos');
  await send.click();
  await expect(page.getByText('En curso')).toBeVisible();
  // A written text is shown as text, even where it looks like markup.
  await expect(page.getByText('<b>Faltan</b> dos centavos')).toBeVisible();
  await checkScreen(page, 'round-case');
  await page.getByRole('button', { name: 'Retirar la reclamación' }).click();
  await expect(page.getByText('Retirada', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Informar de un problema', exact: true })).toBeVisible();
});
