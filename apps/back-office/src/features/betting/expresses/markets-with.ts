/** Those of some things whose words contain every searched word, without regard to accents and capitals. */
export function marketsWith<One>(all: readonly One[], text: string, wordsOf: (one: One) => string): readonly One[] {
  const asked = plain(text).split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const words = plain(wordsOf(one));
    return asked.every((word) => words.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
