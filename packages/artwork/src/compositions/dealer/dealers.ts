import type { Person } from './person-shape.ts';

/** Look of a dealer by places in the lists of `person.ts`: skin, hair, its colour, clothes, and what is worn. */
export interface Look
  extends Pick<Person, 'hair' | 'neckline' | 'tie' | 'jewel' | 'hasGlasses'>,
    Pick<Person, 'isMan' | 'smile'> {
  readonly skin: number;
  readonly hairColour: number;
  readonly cloth: number;
}

const woman = (
  [skin, hairColour, cloth]: readonly [number, number, number],
  hair: Person['hair'],
  neckline: Person['neckline'],
  worn: Partial<Pick<Look, 'jewel' | 'hasGlasses' | 'smile'>> = {},
): Look => ({
  isMan: false,
  skin,
  hairColour,
  cloth,
  hair,
  neckline,
  tie: 'none',
  jewel: 'none',
  hasGlasses: false,
  smile: 0.85,
  ...worn,
});

const man = (
  [skin, hairColour, cloth]: readonly [number, number, number],
  hair: Person['hair'],
  neckline: Person['neckline'],
  worn: Partial<Pick<Look, 'tie' | 'hasGlasses' | 'smile'>> = {},
): Look => ({
  isMan: true,
  skin,
  hairColour,
  cloth,
  hair,
  neckline,
  tie: 'bow',
  jewel: 'none',
  hasGlasses: false,
  smile: 0.8,
  ...worn,
});

/** Dealers by first name. Each has one face, at whatever table and in whatever studio. */
export const DEALER_LOOKS: Readonly<Record<string, Look>> = {
  Lucía: woman([1, 0, 1], 'long', 'boat', { jewel: 'drops' }),
  Mateo: man([1, 1, 0], 'short', 'waistcoat'),
  Valentina: woman([2, 2, 4], 'wave', 'wrap', { jewel: 'hoops', smile: 1 }),
  Santiago: man([2, 0, 3], 'beard', 'jacket', { tie: 'long' }),
  Camila: woman([3, 1, 2], 'curls', 'waistcoat', { jewel: 'hoops' }),
  Sebastián: man([0, 3, 7], 'parted', 'waistcoat', { tie: 'long', smile: 0.6 }),
  Sofía: woman([0, 3, 6], 'bob', 'boat', { jewel: 'drops' }),
  Thiago: man([4, 1, 4], 'shaved', 'jacket', { smile: 1 }),
  Isabela: woman([4, 1, 5], 'bun', 'wrap', { jewel: 'drops', smile: 0.95 }),
  Joaquín: man([2, 2, 2], 'slick', 'waistcoat', { tie: 'bow', hasGlasses: true }),
  Renata: woman([1, 4, 0], 'ponytail', 'waistcoat', { jewel: 'drops' }),
  Emilio: man([3, 0, 6], 'short', 'jacket', { tie: 'long', hasGlasses: true }),
  Paula: woman([0, 2, 7], 'bun', 'boat', { hasGlasses: true }),
  Andrés: man([1, 4, 1], 'parted', 'jacket', { smile: 0.95 }),
  Marina: woman([2, 0, 3], 'bob', 'wrap', { jewel: 'hoops', smile: 0.7 }),
  Bruno: man([5, 1, 5], 'beard', 'waistcoat', { smile: 0.95 }),
};

/** Names of the dealers. */
export const DEALER_NAMES: readonly string[] = Object.keys(DEALER_LOOKS);

/** Women's names that end otherwise, and men's names in -a. */
const WOMEN =
  /^(?:Carmen|Isabel|Raquel|Beatriz|Inés|Pilar|Mercedes|Belén|Ester|Irene|Noemí|Rocío|Consuelo|Abigail|Ruth|Yasmin|Jazmín|Leonor|Marisol|Soledad)$/u;
const MEN = /^(?:Luca|Luka|Nikita|Sasha|Joshua|Andrea)$/u;

/** Returns true if a first name is a man's. */
export function isMansName(name: string): boolean {
  const first = name.trim().split(' ')[0] ?? '';
  return MEN.test(first) || !(WOMEN.test(first) || /[aá]$/iu.test(first));
}
