import { backtest, LEAGUES } from './test/backtest.ts';

/** Prints how well the model foretold seasons it had not seen: `npx tsx packages/pricing/report.ts`. */
const SEASONS = [
  { season: '2013-14', before: ['2012-13'] },
  { season: '2014-15', before: ['2012-13', '2013-14'] },
];

for (const { season, before } of SEASONS) {
  for (const leagues of [LEAGUES, ...LEAGUES.map((league) => [league])]) {
    const { matches, model, baseRate } = backtest(season, { before, leagues });
    const figures = ({ logLoss, brier }: typeof model) => `log loss ${logLoss.toFixed(4)} Brier ${brier.toFixed(4)}`;
    console.log(
      `${season} ${leagues.join(' ')}: ${matches} matches, model ${figures(model)}, base rate ${figures(baseRate)}`,
    );
  }
}
