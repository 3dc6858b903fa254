/** A file that cannot be settled from; its message is a sentence for whoever gave it. */
export class BadFile extends Error {
  override readonly name = 'BadFile';
}
