import { describe, expect, it } from 'vitest';
import { readPlayerList } from './player-list.ts';

describe('a list of players', () => {
  it.each<[string, string, readonly string[]]>([
    ['is words apart by anything', 'ana, bo;cy\n100001\t#100002  ana', ['ana', 'bo', 'cy', '100001', '#100002', 'ana']],
    ['is nothing where nothing is', ' \n ,; ', []],
    ['is the column of a file', '\ufeffid,username,balance\r\n1,ana,"10,00"\r\n2,"bo",3\r\n', ['ana', 'bo']],
    ['is the column of numbers where there is no other', 'ID;Saldo\n100001;10\n100002;\n', ['100001', '100002']],
    ['passes by a line without a name', 'username;x\nana;1\n;2\n', ['ana']],
    ['is one name under a heading', 'Usuario\nana\nbo', ['ana', 'bo']],
    ['is taken out of its quotes', `"ana"\n'bo`, ['ana', 'bo']],
  ])('%s', (_title, text, players) => {
    expect(readPlayerList(text)).toEqual(players);
  });
});
