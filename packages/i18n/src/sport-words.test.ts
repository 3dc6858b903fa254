import {
  articleOf,
  contestWordOf,
  isPlayedInHalves,
  MARKET_CATALOGUE,
  type MarketKind,
  partWordOf,
  SPORT_RULES,
  type SportRule,
  STATISTICS,
  shapeOf,
} from '@ordago/sport-rules';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from './locale.ts';
import enMarkets from './locales/en/markets.json';
import enRules from './locales/en/rules.json';
import enSport from './locales/en/sportsbook.json';
import enVerdicts from './locales/en/verdicts.json';
import esMarkets from './locales/es/markets.json';
import esRules from './locales/es/rules.json';
import esSport from './locales/es/sportsbook.json';
import esVerdicts from './locales/es/verdicts.json';
import ptMarkets from './locales/pt/markets.json';
import ptRules from './locales/pt/rules.json';
import ptSport from './locales/pt/sportsbook.json';
import ptVerdicts from './locales/pt/verdicts.json';
import {
  contestArguments,
  groupName,
  kindName,
  type LooseTranslator,
  ladderName,
  marketName,
  partWords,
} from './market-words.ts';
import { outcomeText, ruleText, verdictText } from './rules.ts';
import { SPORT_WORDS, type SportWords } from './sport-words.ts';

const TEXTS = {
  es: { markets: esMarkets, sportsbook: esSport, rules: esRules },
  en: { markets: enMarkets, sportsbook: enSport, rules: enRules },
  pt: { markets: ptMarkets, sportsbook: ptSport, rules: ptRules },
};
const translator = (locale: Locale) =>
  createTranslator({
    locale,
    messages: TEXTS[locale] as Record<string, unknown>,
    onError: (error) => {
      throw error;
    },
  }) as unknown as LooseTranslator;

/** Words of one way to play that no name of a market of another sport may have. */
const WORDS = {
  half: /mitad|half|\bpartes?\b/i,
  quarter: /cuarto|quarter|quarto/i,
  period: /periodo|período|period/i,
  set: /\bsets?\b/i,
  game: /juego|\bgames?\b|\bjogos?\b/i,
  map: /\bmapas?|\bmaps?\b/i,
  inning: /\bentrada|\binning/i,
  round: /asalto|ronda|round/i,
  overtime: /prórroga|overtime|prolongamento/i,
  penalties: /penalti|penalty|penalties|penálti|penalidade/i,
  goal: /\bgol(es)?\b|\bgolos?\b|goals?\b/i,
  draw: /empate|draw/i,
  home: /\blocal\b|visitante|home side|away side|equipa da casa/i,
} as const;
type Word = keyof typeof WORDS;

/** Words that the names of a sport may have, by its rule book. */
function wordsOf(rule: SportRule): ReadonlySet<Word> {
  const { part, unit, unitInPart = unit, draws, isOfPlayers = false } = SPORT_WORDS[rule.slug] ?? ANY;
  const allowed: (Word | false)[] = [
    isPlayedInHalves(rule) && 'half',
    // Halves of a match of quarters are bet on against each other.
    rule.outcomes.some((kind) => kind.startsWith('half-time')) && 'half',
    part in WORDS && (part as Word),
    unit in WORDS && (unit as Word),
    unitInPart in WORDS && (unitInPart as Word),
    rule.outcomes.includes('first-goal-time') && 'goal',
    rule.outcomes.includes('overtime') && 'overtime',
    (rule.outcomes.includes('shoot-out') || rule.outcomes.includes('penalty')) && 'penalties',
    draws !== 'never' && 'draw',
    !isOfPlayers && 'home',
  ];
  return new Set(allowed.filter((word) => word !== false));
}
const ANY: SportWords = { part: 'period', unit: 'point' };

const VALUES: Readonly<Record<string, string>> = {
  line: '2.5',
  side: 'away',
  max: '5',
  goal: '3',
  every: '15',
  minutes: '16-30',
  player: 'Ruiz',
  ways: '2',
  rounds: '12',
  places: '3',
  runner: 'Ana',
  runners: 'ana,eva',
  scores: '1:0',
};

/** Specifiers of a kind in a sport: of the whole, of parts of it, and beyond it where there may be overtime. */
function specifiersOf(kind: MarketKind, rule: SportRule): readonly string[] {
  const asked = (period: string | null) =>
    Object.keys(kind.fields)
      .filter((field) => (field === 'period' ? period !== null : true))
      .map((field) => `${field}=${field === 'period' ? period : VALUES[field]}`)
      .join('|');
  if (!('period' in kind.fields)) return [asked(null)];
  const isBeyond = rule.outcomes.includes('overtime') && !STATISTICS.some((one) => kind.key.startsWith(`${one}-`));
  const beyond = isBeyond && !/card|penalty/.test(kind.key) ? ['overtime', 'full', 'decided'] : [];
  return [null, '1', '2', '3', '4', ...beyond].map(asked);
}

const kindsOf = (rule: SportRule) => MARKET_CATALOGUE.filter(({ key }) => rule.outcomes.includes(key));

describe('the words of the sports', () => {
  it('exist for every sport with a rule book, and for no other', () => {
    expect(Object.keys(SPORT_WORDS).sort()).toEqual(SPORT_RULES.map(({ slug }) => slug).sort());
  });

  it.each(SPORT_RULES.map((rule) => [rule.slug, rule] as const))('of %s agree with its rule book', (slug, rule) => {
    const { part, extra, hasShootOut = false } = SPORT_WORDS[slug] ?? ANY;
    const shape = shapeOf(rule);
    if (shape === 'sets') expect(part).toBe(partWordOf(rule));
    if (shape === 'innings') expect(part).toBe('inning');
    if (shape === 'ends') expect(part).toBe('end');
    if (shape === 'rounds') expect(part).toBe('round');
    if (shape === 'periods') expect(part).toBe('period');
    if (isPlayedInHalves(rule)) expect(part).toBe('half');
    expect(contestArguments(slug).contest).toBe(contestWordOf(rule));
    if (rule.outcomes.includes('overtime')) expect(extra).toBeDefined();
    else if (shape !== 'time') expect(extra).toBeUndefined();
    if (rule.outcomes.includes('shoot-out')) expect(hasShootOut).toBe(true);
  });
});

describe.each(LOCALES)('the names of markets in %s', (locale) => {
  const t = translator(locale);

  it.each(SPORT_RULES.map((rule) => [rule.slug, rule] as const))(
    'of %s have no word of another sport',
    (slug, rule) => {
      const allowed = wordsOf(rule);
      const forbidden = Object.entries(WORDS).filter(([word]) => !allowed.has(word as Word));
      const faults: string[] = [];
      for (const kind of kindsOf(rule)) {
        for (const specifier of specifiersOf(kind, rule)) {
          const named = { kind: kind.key, specifier, sport: slug };
          const names = [marketName(t, named), kindName(t, kind.key, slug), ladderName(t, named) ?? ''];
          for (const name of names.slice(0, 1)) expect(name).toMatch(/^[\p{Lu}\d][^{}]+[^\s{},:]$/u);
          for (const [word, pattern] of forbidden) {
            // The rule book's own kinds have the words of what they ask: a general name, of any sport, is not of this one.
            const found = [names[0], names[2]].filter((name) => name && pattern.test(name));
            faults.push(...found.map((name) => `${kind.key} ${specifier}: ${name} (${word})`));
          }
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it.each(SPORT_RULES.map((rule) => [rule.slug, rule] as const))('of %s differ from one another', (slug, rule) => {
    const { draws, hasShootOut } = SPORT_WORDS[slug] ?? ANY;
    // Where no part can be level, its result is its winner; where no penalties follow, overtime is the end.
    const isSame = (kind: string, specifier: string) =>
      (kind === '1x2' && draws !== undefined && /period=\d/.test(specifier)) ||
      (!hasShootOut && specifier.includes('period=decided'));
    const names = kindsOf(rule).flatMap((kind) =>
      specifiersOf(kind, rule)
        .filter((specifier) => !isSame(kind.key, specifier))
        .map((specifier) => marketName(t, { kind: kind.key, specifier, sport: slug })),
    );
    const twice = names.filter((name, place) => names.indexOf(name) !== place);
    expect(twice).toEqual([]);
  });

  it('call every part one thing in all markets of a sport', () => {
    for (const { slug } of SPORT_RULES.filter((rule) => rule.outcomes.includes('total'))) {
      const part = partWords(t, { sport: slug, part: 1 });
      for (const kind of ['1x2', 'double-chance', 'handicap', 'total', 'odd-even']) {
        const named = { kind, specifier: 'period=1|line=0.5', sport: slug };
        expect(marketName(t, named), slug).toContain(part);
        expect(ladderName(t, named) ?? part, slug).toContain(part);
      }
    }
  });

  it('name the sides where they are known, and write a handicap from the side that is bet on', () => {
    const match = { home: 'Alcaraz', away: 'Sinner', sport: 'tennis' };
    const total = { kind: 'team-total', specifier: 'side=away|period=2|line=4.5' };
    expect(marketName(t, { ...total, ...match })).toContain('Sinner');
    const handicap = { kind: 'handicap', specifier: 'line=-1.5' };
    expect(marketName(t, { ...handicap, ...match, outcome: '1' })).toContain('−1.5');
    expect(marketName(t, { ...handicap, ...match, outcome: '2' })).toContain('+1.5');
  });

  it('have tabs in the words of the sport', () => {
    const tabs = (sport: string) => [groupName(t, 'goals', sport), groupName(t, 'halves', sport)];
    expect(
      new Set(['football', 'tennis', 'volleyball', 'basketball', 'cybersport'].map((one) => tabs(one).join())).size,
    ).toBe(5);
    expect(groupName(t, 'main', 'tennis')).toBeNull();
    for (const { slug } of SPORT_RULES) for (const name of tabs(slug)) expect(name).toMatch(/^\p{Lu}/u);
  });

  it('call a sport one name on every page', () => {
    const articles: Record<string, string> = TEXTS[locale].rules.sport;
    const listed: Record<string, string> = TEXTS[locale].markets.live.sport;
    const unlike = Object.keys(articles).filter(
      (sport) => articles[sport]?.toLowerCase() !== listed[sport]?.toLowerCase(),
    );
    expect(unlike).toEqual([]);
  });
});

const VERDICTS = { es: esVerdicts, en: enVerdicts, pt: ptVerdicts };

/** Figures of every reason. */
const FIGURES = {
  unit: 'other',
  played: '4',
  minimum: '5',
  hours: 24,
  by: 'walkover',
  part: 2,
  last: 1,
  home: 2,
  away: 1,
  tied: 2,
  places: 1,
  place: 1,
  lost: 0,
  returned: 0,
  open: 0,
  parts: 2,
};

/** Words of contests that the texts of a sport of another kind may not have. */
const OF_A_MATCH = /\bpartidos?\b|\bmatch(?:es)?\b|\bencontros?\b/i;
const OF_A_FIGHT = /combate|\bfights?\b|\bbouts?\b/i;
const OF_A_RACE = /carrera|\braces?\b|corrida/i;
const ONLY = { match: OF_A_MATCH, fight: OF_A_FIGHT, bout: OF_A_FIGHT, race: OF_A_RACE };

/** Words that are the same in every text of a sport: what is played beyond it, and what it is played for. */
const IN_ARTICLES = ['penalties', 'overtime', 'goal'] as const satisfies readonly Word[];

/** Reasons that state their own sport, or what a contest of another one came to. */
const OF_SOME_SPORTS =
  /^(advanced|decided-in|ended-earlier|fight-ended|figure|first-goal|goal|halves|minimum|no-contest|no-goal|period-figure|player-goals|race-place|fastest-lap|mercy|reduced|format-changed|retirement|unreported)/;

describe.each(LOCALES)('the article and the reasons of every sport in %s', (locale) => {
  it.each(SPORT_RULES.map((rule) => [rule.slug, rule] as const))('have the words of %s alone', (slug, rule) => {
    const { sections, formats, example } = articleOf(rule);
    const sentences = [
      ...formats.flatMap(({ name, length, minimum }) => [name, length, minimum]),
      ...sections.flatMap(({ statements }) => statements.map(({ phrase }) => phrase)),
      ...example.map(({ situation }) => situation),
    ].map((phrase) => `${phrase.code}: ${ruleText(locale, phrase)}`);
    const verdicts = Object.keys(VERDICTS[locale]).filter((code) => !OF_SOME_SPORTS.test(code));
    const reasons = verdicts.map((code) => `${code}: ${verdictText(locale, { code, params: FIGURES }, slug)}`);
    const own = ONLY[contestWordOf(rule)];
    const others = [...new Set(Object.values(ONLY))].filter((words) => words !== own);
    const allowed = wordsOf(rule);
    const strange = IN_ARTICLES.filter((word) => !allowed.has(word)).map((word) => WORDS[word]);
    const faults = [...sentences, ...reasons].filter((text) => {
      const words = text.slice(text.indexOf(': '));
      return [...others, ...strange].some((pattern) => pattern.test(words));
    });
    expect(faults).toEqual([]);
  });

  it('name points, games, goals and rounds as the sport has them', () => {
    const total = (sport: string) => verdictText(locale, { code: 'points', params: { home: 12, away: 9 } }, sport);
    const units = ['tennis', 'volleyball', 'air-hockey', 'cybersport'].map(total);
    expect(new Set(units).size).toBe(4);
    expect(units[0]).toMatch(WORDS.game);
    expect(units[2]).toMatch(WORDS.goal);
    const tennis = SPORT_RULES.find(({ slug }) => slug === 'tennis');
    const named = (tennis?.outcomes ?? []).map((kind) => outcomeText(locale, kind, 'tennis'));
    expect(named.filter((name) => WORDS.game.test(name)).length).toBeGreaterThan(2);
    expect(named.filter((name) => /punto|point|ponto/i.test(name))).toEqual([]);
  });

  it('name the part that was not played, as its sport calls it', () => {
    const why = { code: 'part-not-played', params: { part: 3, last: 2 } };
    expect(verdictText(locale, why, 'tennis')).toMatch(WORDS.set);
    expect(verdictText(locale, why, 'cybersport')).toMatch(WORDS.map);
    expect(verdictText(locale, why, 'tennis')).not.toMatch(WORDS.period);
  });
});

describe('the names of markets before their texts have come', () => {
  const onError = (error: Error) => {
    throw error;
  };
  const messages: Record<string, unknown> = { sportsbook: esSport };
  const t = createTranslator({ locale: 'es', messages, onError }) as unknown as LooseTranslator;

  it.each(MARKET_CATALOGUE.map(({ key }) => key))('are missing without a fault: %s', (kind) => {
    const named = {
      kind,
      specifier: 'period=1|line=0.5',
      sport: 'tennis',
      home: 'Alba',
      away: 'Brisa',
      outcome: 'over',
    };
    expect([marketName(t, named), ladderName(t, named), groupName(t, 'halves', 'tennis')]).toEqual([null, null, null]);
    expect(partWords(t, { sport: 'tennis', part: 1 })).toBe('');
  });
});

describe('the names of markets in Spanish', () => {
  it.each([
    ['football', '1x2', '', 'Resultado final'],
    ['football', '1x2', 'period=1', 'Resultado 1.ª mitad'],
    ['football', 'handicap', 'period=1|line=-0.25', 'Hándicap asiático −0.25, 1.ª mitad'],
    ['football', 'total', 'line=2.75', 'Más/Menos de 2.75 goles'],
    ['football', 'draw-no-bet', '', 'Empate no válido'],
    ['football', 'clean-sheet', 'side=home', 'Portería a cero: local'],
    ['football', 'nth-goal', 'goal=3', '3.er gol'],
    ['tennis', 'total', 'period=2|line=9.5', 'Más/Menos de 9.5 juegos, 2.º set'],
    ['tennis', 'draw-no-bet', 'period=1', 'Ganador 1.er set'],
    ['tennis', 'match-winner', '', 'Ganador del partido'],
    ['tennis', 'handicap', 'line=-1.5', 'Hándicap de sets −1.5'],
    ['tennis', 'points-total', 'line=21.5', 'Más/Menos de 21.5 juegos'],
    ['volleyball', 'total', 'period=1|line=44.5', 'Más/Menos de 44.5 puntos, 1.er set'],
    ['basketball', 'total', 'period=3|line=40.5', 'Más/Menos de 40.5 puntos, 3.er cuarto'],
    ['basketball', 'match-winner', '', 'Ganador, prórroga incluida'],
    ['ice-hockey', '1x2', 'period=2', 'Resultado 2.º periodo'],
    ['baseball', 'match-winner', '', 'Ganador, entradas extra incluidas'],
    ['baseball', 'total', 'period=1|line=0.5', 'Más/Menos de 0.5 carreras, 1.ª entrada'],
    ['cybersport', 'draw-no-bet', 'period=2', 'Ganador mapa 2'],
    ['boxing', 'fight-rounds-total', 'line=9.5', 'Más/Menos de 9.5 asaltos'],
  ])('%s: %s %s is "%s"', (sport, kind, specifier, name) => {
    expect(marketName(translator('es'), { kind, specifier, sport })).toBe(name);
  });
});

it.each([
  ['es', esSport],
  ['en', enSport],
  ['pt', ptSport],
] as const)(
  'a match that is over for good is not called as a market that pauses, in %s',
  (_locale, { event, market }) => {
    expect(Object.values(market.reason)).not.toContain(event.abandoned);
  },
);
