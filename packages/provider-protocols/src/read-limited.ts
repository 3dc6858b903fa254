/** A third party answered more than it may. */
export class AnswerTooLong extends Error {}

/**
 * A body as far as it may come. Throws `AnswerTooLong` as soon as it is longer: the connection is closed then, and no more of it is
 * held.
 */
export async function readLimited(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  bytesMax: number,
  what: string,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > bytesMax) throw new AnswerTooLong(`${what} answered more than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
