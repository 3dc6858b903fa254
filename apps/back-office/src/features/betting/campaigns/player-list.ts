/** Headings under which a file may name its players, the best first: a username is surer than a number. */
const HEADINGS = [
  'username',
  'usuario',
  'usuário',
  'utilizador',
  'nombre de usuario',
  'nome de usuário',
  'user',
  'login',
  'player',
  'jugador',
  'jogador',
  'id',
  'player_id',
  'user_id',
  'número',
  'numero',
];

/**
 * The players of a list as they are named there: pasted words apart by spaces, commas, semicolons or lines, or the
 * column of a file whose first line has a heading that is known.
 */
export function readPlayerList(text: string): readonly string[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const column = columnOf(cellsOf(lines[0] ?? ''));
  const named = column === null ? lines.flatMap((line) => line.split(/[\s,;]+/)) : lines.slice(1).map(cellAt(column));
  return named.map(plain).filter((name) => name !== '');
}

function columnOf(headings: readonly string[]): number | null {
  const known = headings.map((heading) => heading.toLowerCase());
  const best = HEADINGS.find((heading) => known.includes(heading));
  return best === undefined ? null : known.indexOf(best);
}

const cellAt = (column: number) => (line: string) => cellsOf(line)[column] ?? '';

/** Cells of a line, apart by what the line has: a semicolon, a tab or a comma, but not within quotes. */
function cellsOf(line: string): readonly string[] {
  const mark = line.includes(';') ? ';' : line.includes('\t') ? '\t' : ',';
  const cells = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === mark && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}

/** Without quotes, and without the mark that keeps a spreadsheet from reading a formula. */
function plain(name: string): string {
  return name.trim().replace(/^["']+|["']+$/g, '');
}
