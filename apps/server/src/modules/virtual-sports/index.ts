/** Public API of the virtual sports: a league and a cup of ours, played by the clock. `docs/modules/virtual-sports.md` is its manual. */
export { createVirtualSports, type VirtualSports, type VirtualSportsOptions } from './virtual-sports.ts';
