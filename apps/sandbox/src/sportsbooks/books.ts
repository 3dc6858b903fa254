import type { PartnerBook } from '@ordago/contracts';
import { betconstructTwin } from './betconstruct.ts';
import type { BookTwinOf } from './book-twin.ts';
import { digitainTwin } from './digitain.ts';
import { gr8Twin } from './gr8.ts';

/** Every sportsbook that the sandbox plays. */
export const BOOK_TWINS: Readonly<Record<PartnerBook, BookTwinOf>> = {
  betconstruct: betconstructTwin,
  digitain: digitainTwin,
  gr8: gr8Twin,
};
