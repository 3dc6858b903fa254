/** Names by which fans know the teams whose files shorten them, by league and key of the supplier. */
const NAMES: Readonly<Record<string, string>> = {
  'es.1/madrid': 'Real Madrid',
  'es.1/atletico': 'Atlético de Madrid',
  'es.1/athletic': 'Athletic Club',
  'es.1/realsociedad': 'Real Sociedad',
  'es.1/rayo': 'Rayo Vallecano',
  'es.1/celta': 'Celta de Vigo',
  'es.1/deportivo': 'Deportivo de La Coruña',
  'es.1/villareal': 'Villarreal',
  'es.1/elche': 'Elche',
  'es.1/almeria': 'Almería',
  'en.1/swansea': 'Swansea City',
  'it.1/milan': 'AC Milan',
  'it.1/hellasverona': 'Hellas Verona',
  'it.1/chievoverona': 'Chievo Verona',
  'de.1/mgladbach': 'Borussia Mönchengladbach',
  'de.1/stuttgart': 'VfB Stuttgart',
  'de.2/heidenheim': '1. FC Heidenheim',
  'de.2/darmstadt': 'SV Darmstadt 98',
  'de.2/karlsruhe': 'Karlsruher SC',
  'de.2/braunschweig': 'Eintracht Braunschweig',
};

/** Returns the name that players see of a team: that of the supplier, unless it is a short form. */
export function teamNameOf(league: string, { key, name }: { readonly key: string; readonly name: string }): string {
  const place = `${league}/${key}`;
  return Object.hasOwn(NAMES, place) ? (NAMES[place] ?? name) : name;
}
