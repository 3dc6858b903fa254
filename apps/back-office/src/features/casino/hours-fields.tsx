import { Chip } from '@mantine/core';
import { type addClosure, type BodyIn, CLOSURE_ZONES } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import { readTime } from '../../shared/moment/moment.ts';
import { TimeField } from '../../shared/moment/time-field.tsx';

export const DAY_NAMES = ['1', '2', '3', '4', '5', '6', '7'] as const;
/** 1 for Monday to 7 for Sunday. */
export type DayName = (typeof DAY_NAMES)[number];

/** Hours of the week while they are chosen; no day means at all hours. */
export interface HoursDraft {
  readonly days: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly zone: (typeof CLOSURE_ZONES)[number];
}

export const NO_HOURS: HoursDraft = { days: [], from: '00:00', to: '00:00', zone: 'UTC' };

/** Returns the hours to send: null for a closure that holds at all hours. */
export function hoursOf({ days, ...hours }: HoursDraft): BodyIn<typeof addClosure>['hours'] {
  return days.length === 0 ? null : { ...hours, days: days.map(Number) };
}

/** Returns true if both times can be read, or no day is chosen. */
export function areHoursRead({ days, from, to }: HoursDraft): boolean {
  return days.length === 0 || [from, to].every((time) => readTime(time) === time);
}

/** Days, and once there is one, the hours on the clocks of a zone. */
export function HoursFields({ hours, onChange }: { hours: HoursDraft; onChange: (hours: HoursDraft) => void }) {
  const t = useT('back-office');
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="mb-1 text-12 font-medium">{t('casino.hours')}</legend>
      <Chip.Group multiple value={[...hours.days]} onChange={(days) => onChange({ ...hours, days: [...days].sort() })}>
        <div className="flex min-h-9 flex-wrap items-center gap-1">
          {DAY_NAMES.map((day) => (
            <Chip key={day} value={day} size="sm">
              {t(`casino.day.${day}`)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {hours.days.length > 0 && (
        <>
          <TimeField
            required
            withAsterisk={false}
            label={t('casino.from')}
            value={hours.from}
            onChange={(from) => onChange({ ...hours, from })}
          />
          <TimeField
            required
            withAsterisk={false}
            label={t('casino.to')}
            value={hours.to}
            onChange={(to) => onChange({ ...hours, to })}
          />
          <ChoiceField
            label={t('casino.zone')}
            value={hours.zone}
            onChange={(zone) => onChange({ ...hours, zone })}
            options={CLOSURE_ZONES.map((zone) => ({ value: zone, label: zone }))}
          />
        </>
      )}
    </fieldset>
  );
}
