import { readStaffRound } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentStaffRound } from '../presenters.ts';
import type { ReadStaffRound } from '../use-cases/read-staff-round.ts';

/** Reads one round for staff. */
export function readStaffRoundRoute(read: ReadStaffRound): BoundRoute {
  return bind(readStaffRound, async ({ params }) => {
    const story = await read(params.id);
    return isRefusal(story) ? story : presentStaffRound(story);
  });
}
