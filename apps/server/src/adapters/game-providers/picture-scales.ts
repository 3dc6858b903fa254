import type { PictureScales, Weighing } from '../../modules/casino/catalogue/ports/picture-scales.ts';

/** Longest time that a picture may take, its last byte included, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Measures the size of pictures at the providers' own origin and nowhere else. An address is untrusted input, and this
 * server reaches hosts that guests do not. So no other host, port or scheme is called, no redirect is followed, and
 * browsers are allowed no other origin either (`platform/http/csp.ts`).
 *
 * @param addresses - of the providers: for calls from this server, and as browsers see them
 */
export function pictureScales(addresses: readonly { url: string; publicUrl: string }[]): PictureScales {
  const insideOf = new Map(addresses.map(({ url, publicUrl }) => [new URL(publicUrl).origin, new URL(url).origin]));
  return {
    weigh: async (address, bytesMax) => {
      const read = URL.canParse(address) ? new URL(address) : null;
      const inside = read === null ? undefined : insideOf.get(read.origin);
      if (read === null || !/^https?:$/.test(read.protocol) || inside === undefined)
        return { verdict: 'unreachable', reason: 'not at the provider’s own origin' };
      // Put together as text: a path that begins with two slashes would name another host if it were resolved.
      return ask(`${inside}${read.pathname}${read.search}`, bytesMax);
    },
  };
}

async function ask(url: string, bytesMax: number): Promise<Weighing> {
  const unreachable = (reason: string): Weighing => ({ verdict: 'unreachable', reason });
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { accept: 'image/*', 'accept-encoding': 'identity' };
    const answer = await fetch(url, { headers, signal, redirect: 'error' });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !/^image\//i.test(type)) {
      await answer.body?.cancel();
      return unreachable(answer.ok ? `no picture: ${type.slice(0, 100)}` : `HTTP ${answer.status}`);
    }
    // The answer's content-length is not trusted: bytes are counted.
    let weight = 0;
    // Leaving the loop lets the rest of the answer go.
    for await (const chunk of answer.body ?? []) {
      weight += chunk.length;
      if (weight > bytesMax) return { verdict: 'too-heavy', weight: bytesMax + 1 };
    }
    return weight === 0 ? unreachable('an empty picture') : { verdict: 'fits', weight };
  } catch (error) {
    return unreachable(error instanceof Error ? error.message.slice(0, 200) : 'no answer');
  }
}
