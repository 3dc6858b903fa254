import { useT } from '@ordago/i18n/react';
import { Button } from '@ordago/ui';
import { useState } from 'react';
import { notify } from '../../shared/controls/notice.tsx';
import { builderQuery, versionsOf } from '../../shared/line/builder.ts';
import { eventQuery } from '../../shared/line/line.ts';
import { queryClient } from '../../shared/server/query-client.ts';
import { combinationMarket, isCombination } from '../../shared/slip/combinations.ts';
import { legOf, type SlipLeg } from '../../shared/slip/slip.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';

/** Makes one bet builder of all selections of a match, in the place of the first of them. */
export function ToBuilderButton({ event }: { event: string }) {
  const t = useT('sportsbook');
  const [isBusy, setBusy] = useState(false);
  const convert = async () => {
    setBusy(true);
    const { slip, replaceLegs } = useSlip.getState();
    const legs = slip.legs.filter((leg) => leg.event === event);
    const combined = legs.some(isCombination) ? null : await combine(event, legs).catch(() => null);
    setBusy(false);
    if (combined === null) return notify(t('slip.noBuilder'));
    replaceLegs(
      legs.map(({ selection }) => selection),
      combined,
    );
  };
  return (
    <Button rank="primary" size="small" isBusy={isBusy} onClick={() => void convert()}>
      {t('slip.toBuilder')}
    </Button>
  );
}

/** Reads the common odds of selections of a match, and returns them as one leg; null where they cannot be combined. */
async function combine(id: string, legs: readonly SlipLeg[]): Promise<SlipLeg | null> {
  const event = await queryClient.fetchQuery(eventQuery(id));
  const ids = legs.map(({ selection }) => selection);
  const { odds, parts } = await queryClient.fetchQuery({
    ...builderQuery(id, ids, versionsOf(event, ids)),
    retry: false,
  });
  if (odds === null || parts.length < ids.length) return null;
  const texts = parts.map(({ selection }) => {
    const leg = legs.find((one) => one.selection === selection);
    return leg && `${leg.kind}~${leg.specifier.replaceAll('|', '&')}~${leg.outcome}`;
  });
  const market = combinationMarket({
    parts: parts.map(({ selection }) => selection),
    specifier: `parts=${texts.join(';')}`,
    odds,
    shown: odds,
  });
  const [selection] = market.selections;
  return selection ? legOf(event, market, selection) : null;
}
