import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { CHOICE_MARGIN } from './choice-margin.ts';
import type { ChoiceTrigger, SearchWords } from './choice-props.ts';

/** An entry of a list with a search: what is written beside its name, such as a code, is found as well. */
interface FoundOption {
  readonly value: string;
  readonly label: string;
  readonly aside: string;
}

interface SearchedChoiceProps {
  readonly trigger: ChoiceTrigger;
  readonly value: string;
  readonly options: readonly FoundOption[];
  readonly onChange: (value: string) => void;
  readonly words: SearchWords;
  readonly face: ReactNode;
}

/** A long list of which one value holds, with a search, open from the start. */
export function SearchedChoice({ trigger, value, options, onChange, words, face }: SearchedChoiceProps) {
  return (
    <Base.Root
      defaultOpen
      modal={false}
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(next: FoundOption | null) => next !== null && onChange(next.value)}
      isItemEqualToValue={(one, other) => one?.value === other?.value}
      itemToStringLabel={(option) => `${option?.label} ${option?.aside}`}
    >
      <Base.Trigger {...trigger}>{face}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner collisionPadding={CHOICE_MARGIN} sideOffset={6} align="start" className="z-50 outline-none">
          <Base.Popup className="popup choice-popup choice-popup-many" aria-label={trigger['aria-label']}>
            <div className="choice-search">
              <Search size={16} aria-hidden="true" className="flex-none text-muted" />
              <Base.Input aria-label={words.search} placeholder={words.search} />
            </div>
            <Base.Empty>
              <p className="p-3 text-14 text-muted">{words.nothingFound}</p>
            </Base.Empty>
            <Base.List className="choice-list" aria-label={trigger['aria-label']}>
              {(option: FoundOption) => (
                <Base.Item key={option.value} value={option} className="menu-item choice-item">
                  <span className="min-w-0 flex-1">{option.label}</span>
                  <span className="text-muted tabular">{option.aside}</span>
                  <Base.ItemIndicator className="flex-none text-brand">
                    <Check size={16} aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
