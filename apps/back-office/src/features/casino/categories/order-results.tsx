import { Button } from '@mantine/core';
import { chooseCategoryArm } from '@ordago/contracts';
import { formatPercent } from '@ordago/i18n';
import { DateText, useLocale, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import type { CategoryPage } from './category-page.ts';
import { pointsText } from './order-draft.ts';

interface OrderResultsProps {
  category: string;
  order: NonNullable<CategoryPage['order']>;
  results: NonNullable<CategoryPage['results']>;
}

/** Measured results of two orders, and the choice between them. */
export function OrderResults({ category, order, results }: OrderResultsProps) {
  const t = useT('back-office');
  const failureText = useFailureText();
  const locale = useLocale();
  const queries = useQueryClient();
  const choose = useMutation({
    mutationFn: (arm: 'A' | 'B' | null) =>
      api(chooseCategoryArm, { params: { category }, body: { order: order.id, arm } }),
    onSuccess: (page) => queries.setQueryData(['casino-category', category], page),
    onSettled: () => queries.invalidateQueries({ queryKey: ['casino-categories'] }),
  });
  const arms = [
    { name: 'A' as const, share: 100 - (order.share_b ?? 0), ...results.a },
    { name: 'B' as const, share: order.share_b ?? 0, ...results.b },
  ];
  return (
    <section aria-label={t('casino.results')} className="order-results">
      <table>
        <caption>
          {t('casino.results')} · {t('casino.since')} <DateText at={order.started_at} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('casino.order')}</th>
            <th scope="col">{t('casino.armPlayers')}</th>
            <th scope="col">{t('casino.armOpeners')}</th>
            <th scope="col">{t('casino.armOpens')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {arms.map(({ name, share, ...result }) => (
            <tr key={name}>
              <th scope="row" className="whitespace-nowrap">
                {name} <span className="text-12 font-normal text-muted">{formatPercent(share * 100, locale)}</span>
              </th>
              <td className="tabular">{result.players}</td>
              <td className="tabular">{result.openers}</td>
              <td className="tabular">{result.opens}</td>
              <td>
                <Choice
                  name={name}
                  isChosen={order.chosen === name}
                  isPending={choose.isPending && choose.variables === name}
                  onChoose={() => choose.mutate(name)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Difference difference={results.difference} />
        {order.chosen !== null && (
          <Button size="xs" variant="default" loading={choose.isPending} onClick={() => choose.mutate(null)}>
            {t('casino.undoChoice')}
          </Button>
        )}
      </div>
      {choose.isError && (
        <div role="alert">
          <Note tone="bad">{failureText(choose.error)}</Note>
        </div>
      )}
    </section>
  );
}

function Choice(props: { name: string; isChosen: boolean; isPending: boolean; onChoose: () => void }) {
  const t = useT('back-office');
  if (props.isChosen) return <b className="text-12">{t('casino.chosenForAll')}</b>;
  return (
    <Button size="xs" variant="default" loading={props.isPending} onClick={props.onChoose}>
      {t('casino.choose', { arm: props.name })}
    </Button>
  );
}

/** The difference in plain words, or a note that too few came to determine one. */
function Difference({ difference }: Pick<OrderResultsProps['results'], 'difference'>) {
  const t = useT('back-office');
  if (difference === null) return <p className="text-14">{t('casino.tooFew')}</p>;
  const { value, low, high } = difference;
  const words = { value: pointsText(value), low: pointsText(low), high: pointsText(high) };
  return (
    <p className="text-14">
      {t('casino.difference', words)} <b>{low > 0 || high < 0 ? t('casino.isDifferent') : t('casino.mayBeChance')}</b>
    </p>
  );
}
