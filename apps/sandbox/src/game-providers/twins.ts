import { AGGREGATOR_SIMULATORS } from './aggregator/twin.ts';
import { amaticSimulator } from './amatic/twin.ts';
import { evolutionSimulator } from './evolution/twin.ts';
import { evoplaySimulator } from './evoplay/twin.ts';
import { ezugiSimulator } from './ezugi/twin.ts';
import { goldenraceSimulator } from './goldenrace/twin.ts';
import { habaneroSimulator } from './habanero/twin.ts';
import { jacktopSimulator } from './jacktop/twin.ts';
import { outcomebetsSimulator } from './outcomebets/twin.ts';
import { pgsoftSimulator } from './pgsoft/twin.ts';
import { popokLiveSimulator, popokSimulator } from './popok/twin.ts';
import { pragmaticLiveSimulator } from './pragmatic-live/twin.ts';
import { pragmaticRgsSimulator } from './pragmatic-rgs/twin.ts';
import type { SimulatorOf } from './provider-twin.ts';
import { slotegratorSimulator } from './slotegrator/twin.ts';
import { tvbetSimulator } from './tvbet/twin.ts';
import { universalRaceSimulator } from './universal-race/twin.ts';
import { upgamingSimulator } from './upgaming/twin.ts';
import { vivoSimulator } from './vivo/twin.ts';
import { xpgSimulator } from './xpg/twin.ts';

/** Every provider that the sandbox plays, by the name of its adapter. A new one is a folder and a line here. */
export const SIMULATORS: Readonly<Record<string, SimulatorOf>> = {
  amatic: amaticSimulator,
  evolution: evolutionSimulator,
  evoplay: evoplaySimulator,
  ezugi: ezugiSimulator,
  goldenrace: goldenraceSimulator,
  habanero: habaneroSimulator,
  jacktop: jacktopSimulator,
  outcomebets: outcomebetsSimulator,
  pgsoft: pgsoftSimulator,
  popok: popokSimulator,
  'popok-live': popokLiveSimulator,
  'pragmatic-live': pragmaticLiveSimulator,
  'pragmatic-rgs': pragmaticRgsSimulator,
  slotegrator: slotegratorSimulator,
  tvbet: tvbetSimulator,
  'universal-race': universalRaceSimulator,
  upgaming: upgamingSimulator,
  vivo: vivoSimulator,
  xpg: xpgSimulator,
  ...AGGREGATOR_SIMULATORS,
};
