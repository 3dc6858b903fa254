import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { CATEGORIES } from '@ordago/catalogue-search';
import { decideGame } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useFailureText } from '../../shared/use-failure-text.ts';
import type { DeskGameRow } from './desk-game.ts';

/** Categories that a game can be given; the other two are what the lobby asks. */
const GIVEN = CATEGORIES.filter((name) => name !== 'all' && name !== 'favorite');

/** Overrules what is suggested for a game, or goes back to it. */
export function GameDecision({ game, onClose }: { game: DeskGameRow; onClose: () => void }) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const [tab, setTab] = useState<readonly string[] | null>(game.tab);
  const [place, setPlace] = useState(game.place === null ? '' : String(game.place));
  const [replacement, setReplacement] = useState(game.replacement?.id ?? '');
  const decide = useDecide(game.id, onClose);
  const shown = tab ?? game.suggested_tab;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { tab: tab && [...tab], place: place === '' ? null : Number(place), replacement: replacement || null };
    decide.mutate(body);
  };
  const toggle = (name: string) =>
    setTab(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      centered
      title={<b className="text-16">{game.name}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <form onSubmit={submit} className="grid gap-4">
        <Categories shown={shown} onToggle={toggle} />
        <div className="flex items-center gap-3">
          <span className="text-12 text-muted">
            {t(tab === null ? 'casino.followsSuggestion' : 'casino.isDecided')}
          </span>
          <Button size="xs" variant="default" disabled={tab === null} onClick={() => setTab(null)}>
            {t('casino.backToSuggestion')}
          </Button>
        </div>
        <div className="grid gap-3 tablet:grid-cols-2">
          <TextInput
            label={t('casino.place')}
            description={t('casino.placeHint')}
            placeholder={game.suggested_place === null ? '' : String(game.suggested_place)}
            inputMode="numeric"
            value={place}
            onChange={(event) => setPlace(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 4))}
          />
          <TextInput
            label={t('casino.replacementId')}
            description={game.replacement?.name ?? t('casino.replacementHint')}
            inputMode="numeric"
            value={replacement}
            onChange={(event) => setReplacement(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 18))}
          />
        </div>
        {decide.isError && (
          <div role="alert">
            <Note tone="bad">{failureText(decide.error)}</Note>
          </div>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="default" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" loading={decide.isPending}>
            {common('action.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function Categories({ shown, onToggle }: { shown: readonly string[]; onToggle: (name: string) => void }) {
  const t = useT('back-office');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 font-semibold">{t('casino.categories')}</legend>
      <div className="grid grid-cols-2 gap-1.5 tablet:grid-cols-3">
        {GIVEN.map((name) => (
          <Checkbox key={name} size="md" label={name} checked={shown.includes(name)} onChange={() => onToggle(name)} />
        ))}
      </div>
    </fieldset>
  );
}

function useDecide(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { tab: string[] | null; place: number | null; replacement: string | null }) =>
      api(decideGame, { params: { id }, body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['casino-games'] }),
  });
}
