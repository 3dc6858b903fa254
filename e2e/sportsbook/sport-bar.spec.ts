import { checkScreen } from '../support/check-screen.ts';
import { SportFrame } from '../support/sport-frame.ts';
import { expect, test } from '../support/watch.ts';

test('an address of another sportsbook leads to the same place of our own, on opening and later', async ({ page }) => {
  const { frame } = new SportFrame(page);
  await page.goto('/sport/laliga');
  await expect(frame.getByRole('heading', { level: 1, name: 'Primera División' })).toBeVisible();
  await expect(page).toHaveURL(/\/sport\/league\/\d+$/);
  // The frame stays loaded: the site sends it the place to go to.
  for (const [place, heading] of [
    ['overview', 'En vivo ahora'],
    ['category/football', 'Fútbol'],
  ] as const) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/sport/${place}`);
    await expect(frame.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  await checkScreen(page, 'sport-category');
});

test('every section is one tap away on a phone', { tag: '@phone' }, async ({ page }) => {
  const sport = new SportFrame(page);
  const { frame } = sport;
  await sport.openAt('/');
  await frame.getByRole('button', { name: 'Todas las secciones' }).click();
  const sections = frame.getByRole('navigation', { name: 'Todas las secciones' });
  await expect(sections.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  // The pages of the bar, the leagues and the rules.
  await expect(sections.getByRole('link')).toHaveCount(12);
  await checkScreen(page, 'sport-sections');
  await page.keyboard.press('Escape');
  await expect(sections).toBeHidden();
  await frame.getByRole('button', { name: 'Todas las secciones' }).click();
  await sections.getByRole('link', { name: 'Ajustes de apuestas' }).click();
  await expect(page).toHaveURL(/\/sport\/settings$/);
  await expect(sections).toBeHidden();
});

test('matches in play have arrows beside', { tag: '@desktop' }, async ({ page }) => {
  const sport = new SportFrame(page);
  await sport.openAt('/');
  const strip = sport.frame.getByRole('region', { name: 'En vivo ahora' });
  // The number of matches in play depends on the time of day; at times there is none for a moment.
  await strip.getByRole('list').evaluate(
    (list) => {
      list.style.maxWidth = '200px';
    },
    null,
    { timeout: 60_000 },
  );
  const back = strip.getByRole('button', { name: 'Anterior' });
  await expect(back).toBeDisabled();
  await strip.getByRole('button', { name: 'Siguiente' }).click();
  await expect(back).toBeEnabled();
});
