import { assert } from '@ordago/kernel';

/** Words that names of games are made of; every pair reads well and none is a name that exists. */

const CREATURES = [
  'Jaguar',
  'Quetzal',
  'Águila',
  'Puma',
  'Colibrí',
  'Lobo',
  'Toro',
  'Tigre',
  'Delfín',
  'Coyote',
  'Búho',
  'Zorro',
  'Fénix',
  'Dragón',
  'Gallo',
] as const;
const TREASURES = [
  'Tesoro',
  'Cofre',
  'Templo',
  'Pirámide',
  'Reloj',
  'Espejo',
  'Corona',
  'Amuleto',
  'Máscara',
  'Campana',
  'Faro',
  'Ancla',
  'Diamante',
] as const;
const PLACES = ['de Jade', 'del Sol', 'de Medianoche', 'de Plata'] as const;
const ORIGINS = ['del Desierto', 'del Volcán', 'de la Selva', 'del Caribe', 'de los Andes'] as const;

/** Towns that live tables are named after. */
export const TOWNS = [
  'Sevilla',
  'Cádiz',
  'Granada',
  'Toledo',
  'Salamanca',
  'Córdoba',
  'Málaga',
  'Bilbao',
  'Oviedo',
  'Zaragoza',
  'Mérida',
  'Segovia',
  'Ronda',
  'Burgos',
  'León',
  'Lima',
  'Cusco',
  'Arequipa',
  'Quito',
  'Cuenca',
  'Loja',
  'Bogotá',
  'Cali',
  'Medellín',
  'Cartagena',
  'Popayán',
  'Caracas',
  'Coro',
  'Valparaíso',
  'Santiago',
  'Iquique',
  'Temuco',
  'Mendoza',
  'Rosario',
  'Salta',
  'Tucumán',
  'Montevideo',
  'Colonia',
  'Asunción',
  'Sucre',
  'Potosí',
  'Oruro',
  'La Habana',
  'Trinidad',
  'Antigua',
  'Tikal',
  'Copán',
  'Managua',
  'Panamá',
  'Puebla',
  'Oaxaca',
  'Mérida Blanca',
  'Guadalajara',
  'Morelia',
  'Taxco',
  'Veracruz',
  'Campeche',
  'Zacatecas',
  'Durango',
  'Querétaro',
  'San Juan',
  'Santo Domingo',
] as const;

/** 60 names such as `Jaguar de Jade`. */
export const CREATURE_NAMES: readonly string[] = CREATURES.flatMap((word) => PLACES.map((place) => `${word} ${place}`));

/** 65 names such as `Cofre del Caribe`. */
export const TREASURE_NAMES: readonly string[] = TREASURES.flatMap((word) =>
  ORIGINS.map((place) => `${word} ${place}`),
);

/** Twelve words for the heads of names, by theme: every provider takes one of its own, so that no two catalogues share a name. */
const THEMES = {
  fruit: 'Ciruelas Cerezas Sandías Naranjas Limones Uvas Fresas Piñas Granadas Mangos Frambuesas Moras',
  egypt: 'Faraón Ojo Escarabajo Obelisco Papiro Oasis Sarcófago Halcón Cobra Loto Ánfora Cetro',
  sea: 'Sirena Pulpo Coral Galeón Marea Perla Corsario Tortuga Ballena Tridente Timón Arrecife',
  magic: 'Mago Hechicera Grimorio Varita Runa Oráculo Poción Caldero Talismán Alquimista Duende Hada',
  space: 'Cometa Galaxia Meteoro Satélite Astronauta Luna Planeta Eclipse Cohete Órbita Saturno Estrella',
  garden: 'Rosal Girasol Orquídea Jazmín Lirio Amapola Dalia Magnolia Violeta Clavel Azucena Hortensia',
  city: 'Tranvía Plaza Azotea Mercado Puente Farola Campanario Balcón Alameda Bulevar Velero Estación',
  winter: 'Trineo Copo Muñeco Bufanda Pingüino Reno Glaciar Aurora Iglú Oso Chimenea Nevada',
  knight: 'Caballero Castillo Torneo Lanza Armadura Blasón Espada Yelmo Corcel Trono Almena Juglar',
  toy: 'Peonza Títere Canica Yoyó Trenecito Soldadito Muñeca Dominó Balero Caleidoscopio Patín Cascabel',
  music: 'Violín Piano Acordeón Clarinete Laúd Castañuela Flauta Arpa Saxofón Bongó Gramófono Pandereta',
  desert: 'Camello Duna Caravana Turbante Espejismo Alacrán Palmera Sultán Alfombra Lámpara Zoco Minarete',
} as const;

const COMPLEMENTS = [
  'de Oro',
  'del Alba',
  'de Fuego',
  'del Norte',
  'de la Luna',
  'del Rey',
  'de Cristal',
  'del Bosque',
  'de Seda',
  'del Mar',
  'de la Suerte',
  'del Trueno',
  'de Otoño',
  'del Sur',
  'de la Reina',
  'de Bronce',
  'del Valle',
  'de Abril',
  'de la Torre',
  'del Río',
  'de Marfil',
  'del Ocaso',
  'de la Sierra',
  'de Cobre',
] as const;

export type Theme = keyof typeof THEMES;
export const THEME_NAMES = Object.keys(THEMES) as readonly Theme[];

/** Names that one theme can make: 288. */
export const NAMES_PER_THEME = 12 * 24;

/**
 * The first `count` names of a theme, such as `Faraón de Oro`, each once. Heads change from name to name, so that a short
 * list shows all of them.
 */
export function namesOf(theme: Theme, count: number): readonly string[] {
  const heads = THEMES[theme].split(' ');
  assert(count <= NAMES_PER_THEME, `a theme has ${NAMES_PER_THEME} names`);
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.trunc(index / heads.length);
    const place = (turn + (index % heads.length) * 5) % COMPLEMENTS.length;
    return `${heads[index % heads.length]} ${COMPLEMENTS[place]}`;
  });
}

/** A name as a part of an id: `jaguar-de-jade`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
