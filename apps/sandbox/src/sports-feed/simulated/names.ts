import { type Draw, pick } from './draws.ts';
import type { SimulatedSport } from './sports.ts';

/** Suffix of every name, so that nobody takes one for a real team: on the board, in the slip and in the history. */
const MARK = 'SIM';

const PLACES = [
  'Puerto Claro',
  'Valdemar',
  'Monteluz',
  'Río Pardo',
  'Alcázar',
  'Sierra Nova',
  'Bahía Norte',
  'Campoverde',
  'Lagunas',
  'Piedrafita',
  'Torrealta',
  'Costa Serena',
  'Villa Real',
  'Altamira',
  'Nogales',
  'San Telmo',
  'Fontana',
  'Ribera',
  'Marismas',
  'Encinar',
  'Cumbres',
  'Palmares',
  'Arenal',
  'Mirador',
];
const FIRST = ['A.', 'B.', 'C.', 'D.', 'E.', 'F.', 'G.', 'I.', 'J.', 'L.', 'M.', 'N.', 'P.', 'R.', 'S.', 'T.', 'V.'];
const LAST = [
  'Ferro',
  'Lindqvist',
  'Okafor',
  'Marek',
  'Duarte',
  'Vasquez',
  'Ionescu',
  'Kimura',
  'Beltran',
  'Sorensen',
  'Amari',
  'Novak',
  'Quiroga',
  'Teixeira',
  'Hallam',
  'Bianco',
  'Rocha',
  'Weiss',
  'Calder',
  'Montes',
];
const SQUADS = [
  'Nébula',
  'Vórtice',
  'Cobalto',
  'Fénix Gris',
  'Ónix',
  'Tundra',
  'Pulsar',
  'Alba Roja',
  'Kraken',
  'Zénit',
  'Meridiano',
  'Centella',
  'Quimera',
  'Aurora',
  'Titán',
  'Espectro',
];

/** The names of both sides of a match. */
export function namesOf({ sides }: Pick<SimulatedSport, 'sides'>, draw: Draw): [home: string, away: string] {
  const one = () => {
    if (sides === 'people') return personOf(draw);
    return sides === 'teams' ? placeOf(draw) : pick(draw, SQUADS);
  };
  const home = one();
  let away = one();
  while (away === home) away = one();
  return [`${home} ${MARK}`, `${away} ${MARK}`];
}

/** A person, without the mark. */
export function personOf(draw: Draw): string {
  return `${pick(draw, FIRST)} ${pick(draw, LAST)}`;
}

/** A place, without the mark. */
export function placeOf(draw: Draw): string {
  return pick(draw, PLACES);
}
