import { type Instant, SECOND_MS } from '@ordago/kernel';
import type { PictureScales } from '../ports/picture-scales.ts';
import type { PicturesRepository, WeighedPicture } from '../repository/pictures.repository.ts';

/** Pictures weighed in one run, and how many of them at once. */
const PICTURES_MAX = 200;
const AT_ONCE = 4;
/** After so long nothing more is asked in a run; what is left waits for the next. */
const RUN_MS_MAX = 40 * SECOND_MS;

export interface WeighParts {
  readonly pictures: PicturesRepository;
  readonly scales: PictureScales;
  /** Budget of a picture, in bytes. */
  readonly bytesMax: number;
  readonly log: { info(facts: object, message: string): void };
}

/** Measures the providers' pictures that wait for it; returns how many. */
export type WeighPictures = (at: Instant) => Promise<number>;

/** A provider's picture is shown once it is known to fit the budget, so that nobody's lobby waits for a poster of megabytes. */
export function createWeighPictures({ pictures, scales, bytesMax, log }: WeighParts): WeighPictures {
  return async (at) => {
    const due = await pictures.due(bytesMax, at, PICTURES_MAX);
    const weighed: WeighedPicture[] = [];
    const from = performance.now();
    const waiting = due.values();
    // Each of the four takes the next that nobody took.
    const takeTurns = async () => {
      for (const picture of waiting) {
        weighed.push({ ...picture, weighing: await scales.weigh(picture.address, bytesMax) });
        if (performance.now() - from > RUN_MS_MAX) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
    if (weighed.length === 0) return 0;
    await pictures.keep(weighed, bytesMax, at);
    const fitting = weighed.filter(({ weighing }) => weighing.verdict === 'fits').length;
    log.info({ weighed: weighed.length, fitting }, 'pictures of providers weighed');
    return weighed.length;
  };
}
