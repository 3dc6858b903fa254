import { useT } from '@ordago/i18n/react';

/** Terms each way as staff read them: `5/3` is a fifth of the odds and three places, `off` is to win alone. */
export function useEachWayText(): (terms: string) => string {
  const t = useT('back-office');
  return (terms) => {
    const [divisor = '', places = ''] = terms.split('/');
    return terms === 'off' ? t('betting.eachWay.off') : t('betting.eachWay.terms', { divisor, places: Number(places) });
  };
}
