import type { Page } from '@playwright/test';

/** A browser may close its storage to a frame, as this one does from now on. */
export async function denyFrameStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) return;
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
    Object.defineProperty(window, 'localStorage', { get });
  });
}

/** The server takes bets, and its answers get lost on the way. */
export async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/line/bets', async (route) => {
    const sent = route.request();
    if (sent.method() !== 'POST') return route.continue();
    // The browser alone knows names below localhost.
    const url = new URL(sent.url());
    const headers = { ...(await sent.allHeaders()), host: url.host };
    url.hostname = '127.0.0.1';
    await route.fetch({ url: url.href, headers });
    await route.abort();
  });
}

/** Answers arrive again. */
export async function bringAnswers(page: Page): Promise<void> {
  await page.unroute('**/line/bets');
}

/** Loads the frame anew, and not the site around it. */
export async function reloadFrame(page: Page): Promise<void> {
  const inside = page.frames().find((known) => known.parentFrame() === page.mainFrame());
  await inside?.evaluate(() => location.reload());
}
