import type { BetLeg } from '@ordago/contracts';
import { type LooseTranslator, partWords, sportWords } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';

type Figure = NonNullable<BetLeg['figure']>;

/** Names of the figures that legs are about: "Córners", "1.ª mitad", "Juegos"; a part of the match behind a count. */
export function useFigureName(): (leg: Pick<BetLeg, 'sport'>, figure: Figure) => string {
  const t = useT() as unknown as LooseTranslator;
  return ({ sport }, { of, period }) => {
    const part = period === null ? '' : partWords(t, { sport, part: period });
    const counted = t.has(`sportsbook.statistic.${of}`) ? t(`sportsbook.statistic.${of}`) : '';
    if (counted !== '') return part === '' ? counted : `${counted}, ${part}`;
    if (of !== 'points' || !t.has('markets.part.half')) return part;
    const { unit, unitInPart = unit } = sportWords(sport);
    return t(`markets.unit.${unitInPart}`);
  };
}
