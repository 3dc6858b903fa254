import { useT } from '@ordago/i18n/react';
import type { EachWayTerms } from './each-way.ts';
import { useSportsbookText } from './sportsbook-text.ts';

type Halves = NonNullable<EachWayTerms['settled']>;

/** Words on how both halves of a leg each way came out: "Ganador: Perdida (× 0)". Empty until the texts have arrived. */
export function useHalvesWords() {
  const text = useSportsbookText();
  const common = useT('common');
  const factsOf = ({ status, factor }: Halves['win']) => ({ result: common(`betStatus.${status}`), factor });
  return ({ divisor, places }: Pick<EachWayTerms, 'divisor' | 'places'>, { win, place }: Halves) => ({
    win: text('eachWay.winPart', factsOf(win)),
    place: text('eachWay.placePart', { ...factsOf(place), divisor, places }),
  });
}

/** Writes the mean of what both halves of the legs multiply to: `(0 × 2.35 + 1.80 × 1) ÷ 2`, with `…` for what is open. */
export function eachWayMean(legs: readonly { readonly each_way?: EachWayTerms | undefined }[]): string {
  const product = (half: 'win' | 'place') =>
    legs.map(({ each_way: terms }) => terms?.settled?.[half].factor ?? '…').join(' × ');
  return `(${product('win')} + ${product('place')}) ÷ 2`;
}
