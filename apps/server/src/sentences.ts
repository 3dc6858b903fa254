import { translate } from '@ordago/i18n/server';
import type { Sentences } from './platform/http/edge.ts';

/** Refusals in the caller's language, from the texts that the screens use too. */
export const sentences: Sentences = translate;
