import { AGGREGATOR_TWINS } from './aggregator/twin.ts';
import { amaticTwin } from './amatic/twin.ts';
import { evolutionTwin } from './evolution/twin.ts';
import { evoplayTwin } from './evoplay/twin.ts';
import { ezugiTwin } from './ezugi/twin.ts';
import { goldenraceTwin } from './goldenrace/twin.ts';
import { habaneroTwin } from './habanero/twin.ts';
import { jacktopTwin } from './jacktop/twin.ts';
import { outcomebetsTwin } from './outcomebets/twin.ts';
import { pgsoftTwin } from './pgsoft/twin.ts';
import { popokLiveTwin, popokTwin } from './popok/twin.ts';
import { pragmaticLiveTwin } from './pragmatic-live/twin.ts';
import { pragmaticRgsTwin } from './pragmatic-rgs/twin.ts';
import type { TwinOf } from './provider-twin.ts';
import { slotegratorTwin } from './slotegrator/twin.ts';
import { tvbetTwin } from './tvbet/twin.ts';
import { universalRaceTwin } from './universal-race/twin.ts';
import { upgamingTwin } from './upgaming/twin.ts';
import { vivoTwin } from './vivo/twin.ts';
import { xpgTwin } from './xpg/twin.ts';

/** Every provider that the sandbox plays, by the name of its adapter. A new one is a folder and a line here. */
export const TWINS: Readonly<Record<string, TwinOf>> = {
  amatic: amaticTwin,
  evolution: evolutionTwin,
  evoplay: evoplayTwin,
  ezugi: ezugiTwin,
  goldenrace: goldenraceTwin,
  habanero: habaneroTwin,
  jacktop: jacktopTwin,
  outcomebets: outcomebetsTwin,
  pgsoft: pgsoftTwin,
  popok: popokTwin,
  'popok-live': popokLiveTwin,
  'pragmatic-live': pragmaticLiveTwin,
  'pragmatic-rgs': pragmaticRgsTwin,
  slotegrator: slotegratorTwin,
  tvbet: tvbetTwin,
  'universal-race': universalRaceTwin,
  upgaming: upgamingTwin,
  vivo: vivoTwin,
  xpg: xpgTwin,
  ...AGGREGATOR_TWINS,
};
