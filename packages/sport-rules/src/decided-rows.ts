/**
 * Rules that the specification leaves open and the operator decided. Each appears in the articles of its sports, marked as
 * ours.
 *
 * - `full-play`: a sport for which the specification gives no minimum has to be played to its end.
 * - `play-unknown`: what nobody can show to have been played was not played.
 * - `retirement`: a player or pair that gives up leaves a match that was not completed; what was determined remains.
 *   Staff may set that the side that goes on has won (`Retirement`).
 * - `withdrawal-in-first-part`: a wrestler who withdraws in the first period leaves none that was completed.
 * - `tie-break`: a tie-break counts as one game, also one that replaces the last set.
 * - `overtime-named`: overtime counts for the winner, and else where the market names it.
 * - `open-part`: of a match that stopped and counts as completed, a part under way is settled as far as it was determined, and else returned.
 * - `extra-end`: what is played beyond the planned ends counts in every market but those of an end.
 * - `golden-set`: a set that decides a tie of two matches is no part of the second one.
 * - `mercy`: a match that was ended because of a large lead was completed.
 * - `listed-pitcher`: bets remain valid whoever pitches.
 * - `reduced-overs`: with fewer overs the calculated winner counts; all else is returned unless it was determined.
 * - `format-change`: a match over another distance than the announced one is not the one that was bet on.
 * - `part-walkover`: a map that was given without play was not played.
 * - `drawn-best-of`: an even number of maps may end level.
 * - `as-simulated`: what the simulation shows is the result; one that stops for good was not completed, however far it came.
 * - `superiority`: a technical win by the sport's own lead is a sporting finish, and goes before the common rule.
 * - `no-contest`: a fight without a result was not completed.
 * - `submission`: a bout may be won by submission as well, and this can be bet on.
 * - `distance`: a fight that ends on points went the distance.
 * - `half-round`: half a round is passed once more than half of its time was fought.
 * - `correction`: a result that is corrected settles the bets anew.
 * - `late-result`: what is reported after the window changes nothing by itself; the operator may settle by it, by hand and with a reason.
 * - `missing-figure`: what lacks its figure is returned after three days, which are a window of the match where a bet waits for it.
 * - `race-classified`: who was classified has finished: nine tenths of the winner's laps.
 * - `head-to-head`: both have to start; of two that drop out the one with more laps is ahead, equal laps are odds 1.
 * - `podium`: the order at the ceremony counts; what is corrected later changes nothing.
 * - `capped-lead`: a game with a cap is won by two goals, or by reaching the cap.
 * - `sets-to-win`: "a match of 2 sets" means that two sets have to be won.
 * - `same-lead`: the simulated game takes the two-point lead of the sport that it simulates.
 * - `clock`: of the short format of e-Australian football the displayed minutes count, not those of the wall.
 * - `machine-window`: virtual and simulated games wait as long as e-sports.
 * - `minute-one`: a time that is a whole minute is that minute, and the kick-off itself belongs to the first.
 * - `moved-start`: a bet counts from the start that its match had when it was placed.
 * - `combination`: several selections of one match as one bet are lost with one of them, and returned whole with one of them.
 */
export const OPERATOR_RULES = [
  'full-play',
  'play-unknown',
  'retirement',
  'withdrawal-in-first-part',
  'tie-break',
  'overtime-named',
  'open-part',
  'extra-end',
  'golden-set',
  'mercy',
  'listed-pitcher',
  'reduced-overs',
  'format-change',
  'part-walkover',
  'drawn-best-of',
  'as-simulated',
  'superiority',
  'no-contest',
  'submission',
  'distance',
  'half-round',
  'race-classified',
  'head-to-head',
  'podium',
  'capped-lead',
  'sets-to-win',
  'same-lead',
  'clock',
  'machine-window',
  'minute-one',
  'moved-start',
  'combination',
  'correction',
  'late-result',
  'missing-figure',
] as const;
export type OperatorRule = (typeof OPERATOR_RULES)[number];
