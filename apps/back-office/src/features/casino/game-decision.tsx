import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { FEATURES, GIVEN_CATEGORIES } from '@ordago/catalogue-search';
import { decideGame } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import type { AdminGameRow } from './admin-game.ts';
import { useCatalogueWords } from './catalogue-words.ts';
import { betMinText, type FactsDraft, factsDraftOf, factsOf, winMaxText } from './facts-draft.ts';

/** Overrules what is suggested for a game, or goes back to it. */
export function GameDecision({ game, onClose }: { game: AdminGameRow; onClose: () => void }) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const words = useCatalogueWords();
  const [tab, setTab] = useState<readonly string[] | null>(() => stillGiven(game.tab));
  const [features, setFeatures] = useState<readonly string[] | null>(game.features);
  const [place, setPlace] = useState(game.place === null ? '' : String(game.place));
  const [replacement, setReplacement] = useState(game.replacement?.id ?? '');
  const [draft, setDraft] = useState(() => factsDraftOf(game));
  const decide = useDecide(game.id, onClose);
  const { betMin, winMax } = factsOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (betMin === undefined || winMax === undefined) return;
    decide.mutate({
      tab: tab && [...tab],
      place: place === '' ? null : Number(place),
      replacement: replacement || null,
      features: features && [...features],
      bet_min: betMin,
      win_max: winMax,
    });
  };
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
        <Choice
          title={t('casino.categories')}
          codes={GIVEN_CATEGORIES}
          nameOf={words.category}
          chosen={tab}
          suggested={game.suggested_tab}
          onChange={setTab}
        />
        <Choice
          title={t('casino.features')}
          codes={FEATURES}
          nameOf={words.feature}
          chosen={features}
          suggested={game.suggested_features}
          onChange={setFeatures}
        />
        <FactFields game={game} draft={draft} onChange={setDraft} />
        <PlaceFields
          game={game}
          place={place}
          replacement={replacement}
          onPlace={setPlace}
          onReplacement={setReplacement}
        />
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

/** An earlier decision may hold a value that can no longer be given. */
function stillGiven(tab: readonly string[] | null): readonly string[] | null {
  return tab?.filter((name) => GIVEN_CATEGORIES.some((given) => given === name)) ?? null;
}

interface PlaceFieldsProps {
  game: AdminGameRow;
  place: string;
  replacement: string;
  onPlace: (place: string) => void;
  onReplacement: (id: string) => void;
}

/** Position of the game among the first ones, and the game that opens in its place while it is closed. */
function PlaceFields({ game, place, replacement, onPlace, onReplacement }: PlaceFieldsProps) {
  const t = useT('back-office');
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <TextInput
        label={t('casino.place')}
        description={t('casino.placeHint')}
        placeholder={game.suggested_place === null ? '' : String(game.suggested_place)}
        inputMode="numeric"
        value={place}
        onChange={(event) => onPlace(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 4))}
      />
      <TextInput
        label={t('casino.replacementId')}
        description={game.replacement?.name ?? t('casino.replacementHint')}
        inputMode="numeric"
        value={replacement}
        onChange={(event) => onReplacement(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 18))}
      />
    </div>
  );
}

interface ChoiceProps {
  title: string;
  codes: readonly string[];
  nameOf: (code: string) => string;
  /** Null while the suggestion holds. */
  chosen: readonly string[] | null;
  suggested: readonly string[];
  onChange: (chosen: readonly string[] | null) => void;
}

/** Suggested names, and the names that staff choose instead. */
function Choice({ title, codes, nameOf, chosen, suggested, onChange }: ChoiceProps) {
  const t = useT('back-office');
  const shown = chosen ?? suggested;
  const toggle = (code: string) =>
    onChange(shown.includes(code) ? shown.filter((one) => one !== code) : [...shown, code]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-1.5 tablet:grid-cols-3">
        {codes.map((code) => (
          <Checkbox
            key={code}
            size="md"
            label={nameOf(code)}
            checked={shown.includes(code)}
            onChange={() => toggle(code)}
          />
        ))}
      </div>
      <div className="flex items-center gap-3">
        <span className="text-12 text-muted">
          {t(chosen === null ? 'casino.followsSuggestion' : 'casino.isDecided')}
        </span>
        <Button size="xs" variant="default" disabled={chosen === null} onClick={() => onChange(null)}>
          {t('casino.backToSuggestion')}
        </Button>
      </div>
    </fieldset>
  );
}

interface FactFieldsProps {
  game: AdminGameRow;
  draft: FactsDraft;
  onChange: (draft: FactsDraft) => void;
}

/** Least bets and largest win, for providers that declare none; an empty field shows the declared value. */
function FactFields({ game, draft, onChange }: FactFieldsProps) {
  const t = useT('back-office');
  const { betMin, winMax } = factsOf(draft);
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <TextInput
        label={t('casino.betMin')}
        description={t('casino.betMinHint')}
        placeholder={betMinText(game.listed_bet_min)}
        error={betMin === undefined ? t('casino.unread') : undefined}
        value={draft.betMin}
        onChange={(event) => onChange({ ...draft, betMin: event.currentTarget.value.toUpperCase() })}
      />
      <TextInput
        label={t('casino.winMax')}
        description={t('casino.winMaxHint')}
        placeholder={winMaxText(game.listed_win_max)}
        inputMode="decimal"
        error={winMax === undefined ? t('casino.unread') : undefined}
        value={draft.winMax}
        onChange={(event) => onChange({ ...draft, winMax: event.currentTarget.value })}
      />
    </div>
  );
}

type Decision = NonNullable<Parameters<typeof api<typeof decideGame>>[1]>['body'];

function useDecide(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) => api(decideGame, { params: { id }, body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['casino-games'] }),
  });
}
