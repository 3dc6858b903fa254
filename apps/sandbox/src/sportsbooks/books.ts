import type { PartnerBook } from '@ordago/contracts';
import { betconstructSimulator } from './betconstruct.ts';
import { digitainSimulator } from './digitain.ts';
import { gr8Simulator } from './gr8.ts';
import type { SportsbookSimulatorOf } from './sportsbook-simulator.ts';

/** Every sportsbook that the sandbox plays. */
export const SPORTSBOOK_SIMULATORS: Readonly<Record<PartnerBook, SportsbookSimulatorOf>> = {
  betconstruct: betconstructSimulator,
  digitain: digitainSimulator,
  gr8: gr8Simulator,
};
