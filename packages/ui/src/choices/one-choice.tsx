import { Select as Base } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CHOICE_MARGIN } from './choice-margin.ts';
import type { ChoiceButtonProps, SelectOption } from './choice-props.ts';

/** The list of a choice, open from the start: it was loaded by whoever asked for it. */
export function OneChoice(props: Omit<ChoiceButtonProps, 'face'> & { face: ReactNode }) {
  const { trigger, value, options, onChange, onLeave, face } = props;
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <Base.Root
      defaultOpen
      modal={false}
      value={value === '' && !options.some((option) => option.value === '') ? null : value}
      onValueChange={(next) => next !== null && onChange(next)}
      onOpenChange={(isOpen) => !isOpen && onLeave?.()}
    >
      <Base.Trigger {...trigger}>{face}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          collisionPadding={CHOICE_MARGIN}
          sideOffset={6}
          align="start"
          alignItemWithTrigger={false}
          className="z-50 outline-none"
        >
          <Base.Popup className="popup choice-popup">
            <Base.List className="choice-list" aria-label={trigger['aria-label']}>
              {groups.map((group) => (
                <OptionGroup key={group ?? ''} group={group} options={options.filter((one) => one.group === group)} />
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function OptionGroup({ group, options }: { group: string | undefined; options: readonly SelectOption[] }) {
  const items = options.map((option) => (
    <Base.Item key={option.value} value={option.value} disabled={option.isDisabled} className="menu-item choice-item">
      <Base.ItemText className="min-w-0 flex-1">{option.label}</Base.ItemText>
      <Base.ItemIndicator className="flex-none text-brand">
        <Check size={16} aria-hidden="true" />
      </Base.ItemIndicator>
    </Base.Item>
  ));
  if (group === undefined) return items;
  return (
    <Base.Group>
      <Base.GroupLabel className="choice-group">{group}</Base.GroupLabel>
      {items}
    </Base.Group>
  );
}
