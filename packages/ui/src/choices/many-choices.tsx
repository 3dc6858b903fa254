import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { CHOICE_MARGIN } from './choice-margin.ts';
import type { CountedOption, ManyChoicesPillProps } from './choice-props.ts';

/**
 * The list of several choices, open from the start. What is ticked is a draft until the list is left: the page below stays
 * where it is meanwhile.
 */
export function ManyChoices(props: ManyChoicesPillProps & { face: ReactNode }) {
  const { label, values, options, onChange, words, face } = props;
  const [isOpen, setIsOpen] = useState(true);
  const [draft, setDraft] = useState(values);
  const move = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    if (isNowOpen) setDraft(values);
    else if (!isSame(draft, values)) onChange(draft);
  };
  const chosen = options.filter(({ value }) => draft.includes(value));
  return (
    <Base.Root
      multiple
      modal={false}
      open={isOpen}
      onOpenChange={move}
      items={options}
      value={chosen}
      onValueChange={(next: CountedOption[]) =>
        setDraft(options.filter((one) => next.some(({ value }) => value === one.value)).map(({ value }) => value))
      }
      isItemEqualToValue={(one, other) => one.value === other.value}
      // The search stays while several of what it found are ticked.
      onInputValueChange={(_, details) => details.reason === 'item-press' && details.cancel()}
    >
      <Base.Trigger className="choice-pill" aria-label={label}>
        {face}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner collisionPadding={CHOICE_MARGIN} sideOffset={6} align="start" className="z-50 outline-none">
          <Base.Popup className="popup choice-popup choice-popup-many" aria-label={label}>
            <div className="choice-search">
              <Search size={16} aria-hidden="true" className="flex-none text-muted" />
              <Base.Input aria-label={words.search} placeholder={words.search} />
            </div>
            <Base.Empty>
              <p className="p-3 text-14 text-muted">{words.nothingFound}</p>
            </Base.Empty>
            <Base.List className="choice-list" aria-label={label}>
              {(option: CountedOption) => (
                <Base.Item key={option.value} value={option} className="menu-item choice-item">
                  <span className="choice-box" aria-hidden="true">
                    <Base.ItemIndicator>
                      <Check size={14} strokeWidth={3} />
                    </Base.ItemIndicator>
                  </span>
                  <span className="min-w-0 flex-1">{option.label}</span>
                  {option.count !== undefined && <span className="text-12 text-muted tabular">{option.count}</span>}
                </Base.Item>
              )}
            </Base.List>
            <div className="choice-foot">
              <Button size="small" disabled={draft.length === 0} onClick={() => setDraft([])}>
                {words.clear}
              </Button>
              <Button size="small" rank="primary" onClick={() => move(false)}>
                {words.done}
              </Button>
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
