/** A body as far as it may come; throws as soon as it is longer, so that no more of it is held. */
export async function readLimited(body: AsyncIterable<Uint8Array>, bytesMax: number, what: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > bytesMax) throw new Error(`${what} answered more than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
