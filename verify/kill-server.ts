/**
 * Kills the server process under load, 25 times (`KILLS=…` for another number), and holds the books against what the
 * clients noted. Then plants an answer that runs ahead of its commit: a journal that does not see that is blind. In the end the
 * whole product loses its server in the middle of a virtual round.
 */
import { withMachineLock } from '../tools/machine-lock.mjs';
import { play, report } from './kills/kill-rig.ts';
import { playRound } from './kills/virtual-round.ts';

const kills = Number(process.env.KILLS ?? 25);
const CONTROL_KILLS = 3;

const isGreen = await withMachineLock(async () => {
  const isSound = report('kill -9 of the server', await play({ kills, kill: (rig) => rig.killServer() }));
  const control = await play({
    kills: CONTROL_KILLS,
    kill: (rig) => rig.killServer(),
    env: { ACK_BEFORE_COMMIT: '1' },
  });
  console.log(
    `control, an answer before its commit: ${control.lost} acknowledged orders lost, as the journal must see`,
  );
  return (await playRound()) && isSound && control.lost > 0;
});
process.exit(isGreen ? 0 : 1);
