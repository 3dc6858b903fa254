import {
  anyRound,
  blackjackOutcome,
  cardDuelOutcome,
  cardDuelParameters,
  coinOutcome,
  coinParameters,
  crashOutcome,
  diceOutcome,
  horseRaceOutcome,
  horseRaceParameters,
  kenoOutcome,
  kenoParameters,
  limboOutcome,
  minesOutcome,
  moneyWheelOutcome,
  numberDrawOutcome,
  type PlaySession,
  placeReturns,
  playedRound,
  playSession,
  plinkoOutcome,
  plinkoParameters,
  pokerOutcome,
  pokerParameters,
  rouletteOutcome,
  type Shape,
  sicBoOutcome,
  slotOutcome,
  virtualFootballOutcome,
  virtualFootballParameters,
} from '../src/play/index.ts';

/** The outcome of each kind of game. */
const OUTCOMES: Readonly<Record<string, Shape<unknown>>> = {
  baccarat: cardDuelOutcome,
  blackjack: blackjackOutcome,
  'casino-holdem': pokerOutcome,
  coin: coinOutcome,
  crash: crashOutcome,
  dice: diceOutcome,
  'dragon-tiger': cardDuelOutcome,
  'horse-race': horseRaceOutcome,
  keno: kenoOutcome,
  limbo: limboOutcome,
  mines: minesOutcome,
  'money-wheel': moneyWheelOutcome,
  'number-draw': numberDrawOutcome,
  plinko: plinkoOutcome,
  roulette: rouletteOutcome,
  'sic-bo': sicBoOutcome,
  slot: slotOutcome,
  'three-card-poker': pokerOutcome,
  'virtual-football': virtualFootballOutcome,
};

/** The parameters of each kind of game whose screen reads them. */
const PARAMETERS: Readonly<Record<string, Shape<unknown>>> = {
  baccarat: cardDuelParameters,
  'casino-holdem': pokerParameters,
  coin: coinParameters,
  'dragon-tiger': cardDuelParameters,
  'horse-race': horseRaceParameters,
  keno: kenoParameters,
  'money-wheel': placeReturns,
  'number-draw': placeReturns,
  plinko: plinkoParameters,
  'sic-bo': placeReturns,
  'three-card-poker': pokerParameters,
  'virtual-football': virtualFootballParameters,
};

/** Places where a server's session departs from the wire of the games: as `path: message`, none when all is right. */
export function sessionIssues(answer: unknown): string[] {
  const wrong = shapeIssues(playSession, answer);
  if (wrong.length > 0) return wrong;
  const { engine } = (answer as PlaySession).game;
  return [...unnamedFields(playSession, answer), ...shapeIssues(PARAMETERS[engine.kind], engine.parameters)];
}

/** Places where a server's round departs from the wire, its outcome read as that of a kind of game. */
export function roundIssues(kind: string, answer: unknown): string[] {
  const outcome = OUTCOMES[kind];
  if (!outcome) return [`there is no outcome of ${kind}`];
  return [...shapeIssues(playedRound(outcome), answer), ...unnamedFields(anyRound, answer)];
}

/** Places where a value departs from a shape. */
export function shapeIssues(shape: Shape<unknown> | undefined, value: unknown): string[] {
  const issues = shape?.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** Fields that a server sends and the shape does not name: a client could not read them. */
function unnamedFields(shape: Shape<unknown>, value: unknown): string[] {
  const named = Object.keys(shape.safeParse(value).data ?? {});
  return Object.keys(value ?? {})
    .filter((field) => !named.includes(field))
    .map((field) => `${field}: no field of the wire`);
}
