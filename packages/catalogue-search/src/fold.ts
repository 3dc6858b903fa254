/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * The form in which texts are compared: lower case, without accents, words of letters and digits with one space between.
 * `Ñandú's  Gold™!` becomes `nandu s goldtm`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøłđðıæœþ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
