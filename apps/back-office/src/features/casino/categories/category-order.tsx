import { Button, Modal, Switch, TextInput } from '@mantine/core';
import { readAdminCategory, setCategoryOrder } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note, Result } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useCatalogueWords } from '../catalogue-words.ts';
import type { CategoryPage } from './category-page.ts';
import { draftOf, type OrderDraft, shareOf } from './order-draft.ts';
import { OrderResults } from './order-results.tsx';
import { PinList, type PinnedGame } from './pin-list.tsx';
import './category-order.css';

/** Arranges the games that come first in a category, in one order or in two that are compared. */
export function CategoryOrder({ category, onClose }: { category: string; onClose: () => void }) {
  const t = useT('back-office');
  const common = useT('common');
  const words = useCatalogueWords();
  const { data, isError } = useQuery({
    queryKey: ['casino-category', category],
    queryFn: ({ signal }) => api(readAdminCategory, { params: { category }, signal }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size={880}
      centered
      title={<b className="text-16">{t('casino.orderOf', { category: words.category(category) })}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      {isError && <Result face="error" title={t('state.failed')} />}
      {data && <Editor key={data.order?.id ?? 'none'} page={data} />}
    </Modal>
  );
}

function Editor({ page }: { page: CategoryPage }) {
  const t = useT('back-office');
  const { category, suggested, decided, order, results } = page;
  const [draft, setDraft] = useState(() => draftOf(order));
  const [known, setKnown] = useState<readonly PinnedGame[]>(page.games);
  const learn = (game: PinnedGame) =>
    setKnown((games) => (games.some(({ id }) => id === game.id) ? games : [...games, game]));
  const arms = [
    { name: 'A' as const, pins: draft.a, change: (a: readonly string[]) => setDraft({ ...draft, a }) },
    ...(draft.b
      ? [{ name: 'B' as const, pins: draft.b, change: (b: readonly string[]) => setDraft({ ...draft, b }) }]
      : []),
  ];
  return (
    <div className="grid gap-5">
      <p className="text-14 text-muted">{t('casino.ruleText', { suggested, decided })}</p>
      {order && results && <OrderResults category={category} order={order} results={results} />}
      <Comparison draft={draft} onChange={setDraft} />
      <div className={draft.b ? 'order-arms is-two' : 'order-arms'}>
        {arms.map(({ name, pins, change }) => (
          <PinList
            key={name}
            category={category}
            pins={pins}
            games={known}
            learn={learn}
            title={draft.b ? t('casino.orderArm', { arm: name }) : t('casino.first')}
            onChange={change}
          />
        ))}
      </div>
      <Foot page={page} draft={draft} />
    </div>
  );
}

/** Controls of a comparison with a second order, and the share of players who see it. */
function Comparison({ draft, onChange }: { draft: OrderDraft; onChange: (draft: OrderDraft) => void }) {
  const t = useT('back-office');
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Switch
        label={t('casino.compare')}
        description={t('casino.compareHint')}
        checked={draft.b !== null}
        onChange={(event) => onChange({ ...draft, b: event.currentTarget.checked ? [...draft.a] : null })}
      />
      {draft.b && (
        <TextInput
          label={t('casino.shareB')}
          inputMode="numeric"
          w={150}
          rightSection="%"
          value={draft.share}
          error={shareOf(draft) === null ? t('casino.unread') : undefined}
          onChange={(event) =>
            onChange({ ...draft, share: event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 2) })
          }
        />
      )}
    </div>
  );
}

function Foot({ page: { category, order }, draft }: { page: CategoryPage; draft: OrderDraft }) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (body: { pins_a: string[]; pins_b: string[] | null; share_b: number | null }) =>
      api(setCategoryOrder, { params: { category }, body }),
    onSuccess: (page) => queries.setQueryData(['casino-category', category], page),
    onSettled: () => queries.invalidateQueries({ queryKey: ['casino-categories'] }),
  });
  const share = draft.b === null ? null : shareOf(draft);
  const isReady = draft.a.length + (draft.b?.length ?? 0) > 0 && (draft.b === null || share !== null);
  return (
    <div className="grid gap-3">
      {save.isError && (
        <div role="alert">
          <Note tone="bad">{failureText(save.error)}</Note>
        </div>
      )}
      {save.isSuccess && (
        <div role="status">
          <Note tone="good">{t('casino.orderSaved')}</Note>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {order && (
          <Button
            variant="default"
            disabled={save.isPending}
            onClick={() => save.mutate({ pins_a: [], pins_b: null, share_b: null })}
          >
            {t('casino.endOrder')}
          </Button>
        )}
        <Button
          disabled={!isReady}
          loading={save.isPending}
          onClick={() => save.mutate({ pins_a: [...draft.a], pins_b: draft.b && [...draft.b], share_b: share })}
        >
          {common('action.save')}
        </Button>
      </div>
    </div>
  );
}
