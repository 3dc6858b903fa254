import { fold } from '@ordago/catalogue-search';

/** Other names of teams, by the name that they are shown by: nicknames, abbreviations, names in other languages. */
const TEAMS: Readonly<Record<string, readonly string[]>> = {
  'Real Madrid': ['Real Madrid CF', 'R. Madrid', 'merengues', 'los blancos'],
  'Atlético de Madrid': ['Atlético Madrid', 'Atleti', 'Atl. Madrid', 'colchoneros'],
  Barcelona: ['FC Barcelona', 'Barça', 'Barsa', 'FCB', 'culés', 'blaugrana'],
  'Athletic Club': ['Athletic Bilbao', 'Athletic de Bilbao', 'Ath. Bilbao'],
  'Real Sociedad': ['R. Sociedad', 'la Real', 'San Sebastián', 'txuri urdin'],
  'Rayo Vallecano': ['Rayo de Vallecas'],
  'Celta de Vigo': ['RC Celta', 'Celta'],
  'Deportivo de La Coruña': ['Depor', 'RC Deportivo', 'La Corunha'],
  Villarreal: ['Villarreal CF', 'submarino amarillo'],
  Elche: ['Elche CF'],
  Almería: ['UD Almería'],
  Sevilla: ['Sevilla FC'],
  Valencia: ['Valencia CF'],
  'Manchester United': ['Man Utd', 'Man United', 'MUFC', 'Manchester Utd', 'red devils'],
  'Manchester City': ['Man City', 'MCFC', 'citizens'],
  'Tottenham Hotspur': ['Spurs', 'Tottenham'],
  Arsenal: ['gunners'],
  Liverpool: ['LFC', 'the reds'],
  Chelsea: ['CFC', 'the blues'],
  'West Ham United': ['hammers'],
  'West Bromwich Albion': ['West Brom', 'WBA'],
  'Queens Park Rangers': ['QPR'],
  'Newcastle United': ['magpies', 'NUFC'],
  'Leicester City': ['foxes'],
  Everton: ['toffees'],
  Sunderland: ['black cats'],
  'Aston Villa': ['AVFC'],
  'AC Milan': ['Milan', 'Milán', 'Milão', 'rossoneri'],
  Inter: ['Inter de Milán', 'Inter de Milão', 'Inter Milan', 'Internazionale', 'nerazzurri'],
  Juventus: ['Juve', 'Juventus de Turín', 'vecchia signora'],
  Roma: ['AS Roma'],
  Lazio: ['SS Lazio'],
  'Hellas Verona': ['Verona'],
  'FC Bayern München': ['Bayern', 'Bayern Munich', 'Bayern de Múnich', 'Bayern Munique', 'Bayern de Munique', 'FCB'],
  'Borussia Dortmund': ['BVB', 'Dortmund'],
  'Borussia Mönchengladbach': ['Gladbach', "Borussia M'gladbach"],
  'Bayer 04 Leverkusen': ['Bayer Leverkusen', 'Leverkusen'],
  'Schalke 04': ['S04', 'FC Schalke'],
  'Hamburger SV': ['HSV', 'Hamburgo', 'Hamburg'],
  'Werder Bremen': ['SV Werder', 'Brema'],
  'FC RB Salzburg': ['Red Bull Salzburg', 'RB Salzburg'],
  'RB Leipzig': ['Red Bull Leipzig', 'RBL'],
  'Paris Saint-Germain': ['PSG', 'Paris SG', 'París Saint Germain'],
};

/** Other names of leagues, by country and the name that they are shown by. */
const LEAGUES: Readonly<Record<string, readonly string[]>> = {
  'es Primera División': [
    'LaLiga',
    'La Liga',
    'Liga española',
    'Liga espanhola',
    'Spanish league',
    'LaLiga EA Sports',
    'Liga Santander',
  ],
  'gb-eng Premier League': ['EPL', 'Premier', 'Liga inglesa', 'English Premier League'],
  'it Serie A': ['Calcio', 'Liga italiana', 'Italian league', 'Série A'],
  'de Bundesliga': ['Liga alemana', 'Liga alemã', 'German league', '1. Bundesliga'],
  'de 2. Bundesliga': ['Segunda Bundesliga', 'Zweite Bundesliga', 'Bundesliga 2'],
  'at Bundesliga': ['Liga austriaca', 'Austrian league', 'Bundesliga de Austria'],
  'fr Ligue 1': ['Liga francesa', 'French league'],
};

/** Words for sports beside their names in the three languages. */
const SPORTS: Readonly<Record<string, readonly string[]>> = {
  football: ['soccer', 'fútbol', 'futebol', 'football', 'balompié'],
  basketball: ['basket', 'básquet', 'básquetbol', 'basquetebol', 'basquete', 'baloncesto', 'NBA'],
  tennis: ['tenis', 'ténis'],
  'ice-hockey': ['hockey', 'hóquei', 'NHL'],
  'american-football': ['NFL'],
  baseball: ['béisbol', 'beisebol', 'basebol', 'MLB'],
  volleyball: ['vóley', 'vôlei', 'voleibol'],
  handball: ['handebol', 'andebol'],
  'auto-racing': ['F1', 'Fórmula 1', 'carreras', 'corridas'],
  cybersport: ['esports', 'deportes electrónicos'],
  mma: ['UFC', 'artes marciales'],
  boxing: ['boxeo', 'boxe'],
};

/** Words that mean another word of a name, both folded. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  munchen: ['munich', 'munique', 'muenchen'],
  koln: ['colonia', 'cologne', 'koeln'],
  nurnberg: ['nuremberg', 'nuremberga'],
  wien: ['viena', 'vienna'],
  torino: ['turin'],
  napoli: ['napoles', 'naples'],
  fiorentina: ['florencia', 'florence', 'florenca'],
  genoa: ['genova'],
  roma: ['rome'],
  sevilla: ['sevilha', 'seville'],
  united: ['utd'],
  frankfurt: ['francfort'],
  saint: ['st'],
  mainz: ['maguncia'],
};

/** Words that are of no weight where others are sought: articles, and what clubs are called beside their names. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  'fc cf ac cd ud sc as ss afc sv fk cp rc rcd club de del la el los las do da dos di of the vs v contra x y e and'.split(
    ' ',
  ),
);

/** Sports that most bets are on, the first one first; all others follow. */
const SPORT_ORDER = [
  'football',
  'basketball',
  'tennis',
  'baseball',
  'american-football',
  'ice-hockey',
  'volleyball',
  'handball',
  'mma',
  'boxing',
];

/** Returns the place of a sport among the others: the lower the further up. */
export function sportPriority(sport: string): number {
  const place = SPORT_ORDER.indexOf(sport);
  return place === -1 ? SPORT_ORDER.length : place;
}

const ALIASES = new Map(Object.entries(TEAMS).map(([name, others]) => [fold(name), others.map(fold)]));
const LEAGUE_ALIASES = new Map(
  Object.entries(LEAGUES).map(([name, others]) => [
    leagueKey(name.split(' ')[0] ?? '', name.replace(/^\S+ /, '')),
    others.map(fold),
  ]),
);

/** All names of a team or league that may not be on offer: who types one means it, and no other that is spelt alike. */
const KNOWN: ReadonlySet<string> = new Set(
  [...ALIASES, ...LEAGUE_ALIASES]
    .flatMap(([name, others]) => [name, ...others])
    .map((name) => name.replaceAll(' ', '')),
);

/** Returns true if a folded text is a name that we know, on offer or not. */
export function isKnownName(text: string): boolean {
  return KNOWN.has(text.replaceAll(' ', ''));
}

/** Returns the folded names of a team: the shown one first. */
export function namesOfTeam(name: string): readonly string[] {
  const own = fold(name);
  return [own, ...(ALIASES.get(own) ?? [])];
}

/** Returns the folded names of a league: the shown one first. */
export function namesOfLeague({
  name,
  country,
}: {
  readonly name: string;
  readonly country: string;
}): readonly string[] {
  return [fold(name), ...(LEAGUE_ALIASES.get(leagueKey(country, name)) ?? [])];
}

/** Returns the folded names of a sport, given those in all languages, and the words for it beside them. */
export function namesOfSport(sport: string, names: readonly string[]): readonly string[] {
  return [...names, ...(SPORTS[sport] ?? [])].map(fold);
}

/** Countries within a state, which the lists of regions do not name. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  'gb-eng': ['inglaterra', 'england'],
  'gb-sct': ['escocia', 'scotland'],
  'gb-wls': ['gales', 'wales', 'pais de gales'],
  'gb-nir': ['irlanda del norte', 'northern ireland', 'irlanda do norte'],
};
/** Languages of the names that are typed; those of Portugal and of Brazil differ. */
const REGIONS = ['es', 'en', 'pt-PT', 'pt-BR'].map(
  (locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
);

/** Returns the folded names of a country in all languages; none of what is no country. */
export function namesOfCountry(country: string): readonly string[] {
  const own = COUNTRIES[country];
  if (own || !/^[a-z]{2}$/.test(country)) return own ?? [];
  return REGIONS.flatMap((names) => names.of(country.toUpperCase()) ?? []).map(fold);
}

/** Returns the words of a folded name, with those of the same meaning. */
export function wordsOf(name: string): readonly string[] {
  return name.split(' ').flatMap((word) => [word, ...(SAME[word] ?? [])]);
}

function leagueKey(country: string, name: string): string {
  return `${country} ${fold(name)}`;
}
