import { readLaunchPage } from '@ordago/contracts';
import { refuse } from '@ordago/kernel';
import { type BoundRoute, bind, RawAnswer } from '../../../../platform/http/bound-route.ts';
import type { ReadLaunchPage } from '../use-cases/read-launch-page.ts';

/** A provider's page runs in an origin of its own: it reaches neither our cookies nor the page around it. */
const PAGE_HEADERS = {
  'content-security-policy':
    "sandbox allow-scripts allow-forms allow-popups; frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** The page of a provider that answers one instead of an address. */
export function readLaunchPageRoute(read: ReadLaunchPage): BoundRoute {
  return bind(readLaunchPage, async ({ params, now }) => {
    const html = await read(params.key, now);
    return html === null ? refuse('not-found') : new RawAnswer(html, 200, 'text/html; charset=utf-8', PAGE_HEADERS);
  });
}
