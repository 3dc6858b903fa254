import { AGGREGATOR_SIMULATORS } from './aggregator/simulator.ts';
import { amaticSimulator } from './amatic/simulator.ts';
import { evolutionSimulator } from './evolution/simulator.ts';
import { evoplaySimulator } from './evoplay/simulator.ts';
import { ezugiSimulator } from './ezugi/simulator.ts';
import { goldenraceSimulator } from './goldenrace/simulator.ts';
import { habaneroSimulator } from './habanero/simulator.ts';
import { jacktopSimulator } from './jacktop/simulator.ts';
import { outcomebetsSimulator } from './outcomebets/simulator.ts';
import { pgsoftSimulator } from './pgsoft/simulator.ts';
import { popokLiveSimulator, popokSimulator } from './popok/simulator.ts';
import { pragmaticLiveSimulator } from './pragmatic-live/simulator.ts';
import { pragmaticRgsSimulator } from './pragmatic-rgs/simulator.ts';
import type { SimulatorOf } from './provider-simulator.ts';
import { slotegratorSimulator } from './slotegrator/simulator.ts';
import { tvbetSimulator } from './tvbet/simulator.ts';
import { universalRaceSimulator } from './universal-race/simulator.ts';
import { upgamingSimulator } from './upgaming/simulator.ts';
import { vivoSimulator } from './vivo/simulator.ts';
import { xpgSimulator } from './xpg/simulator.ts';

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
