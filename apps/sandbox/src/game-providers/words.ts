/** Words that names of games are made of; every pair reads well and none is a name that exists. */

const CREATURES = [
  'Jaguar',
  'Quetzal',
  'Cóndor',
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

/** A name as a part of an id: `jaguar-de-jade`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
