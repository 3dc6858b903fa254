import type { DayRange } from '@ordago/web-kit/day-range';
import { isDay } from '@ordago/web-kit/days';
import {
  classNames,
  DayField,
  DayPicker,
  DayPill,
  DayRangeFields,
  type DayWriting,
  type TextFieldProps,
} from '../../src/index.ts';
import { type Exhibit, Keep, type NoFace } from '../exhibit.tsx';

/** Days written as `17/05/1990`. */
const WRITING: DayWriting = {
  write: turned,
  read: (text) => (isDay(turned(text)) ? turned(text) : null),
  mask: (text) => text,
};
const PATTERN = 'dd/mm/yyyy';
const WORDS = { from: 'From', to: 'To', pattern: PATTERN, pick: 'Choose a day', invalid: 'This is no day.' };

const TYPED: NoFace = { notApplicable: 'It is typed; what it filters waits.' };

export const DAYS: readonly Exhibit[] = [
  {
    components: ['DayField'],
    faces: {
      ready: { show: () => <Birthday first="1990-05-17" /> },
      loading: { notApplicable: 'It is sent with its form, whose button waits.' },
      empty: { show: () => <Birthday first="" /> },
      error: { show: () => <Birthday first="31/02/1990" error="There is no such day." /> },
    },
  },
  {
    components: ['DayRangeFields'],
    faces: {
      ready: { show: () => <Range first={{ from: '2026-05-01', to: '2026-05-17' }} /> },
      loading: TYPED,
      empty: { show: () => <Range first={{}} /> },
      error: { show: () => <Range first={{ from: '2026-02-31', to: '2026-05-17' }} /> },
    },
  },
  {
    components: ['DayPill', 'DayPicker'],
    faces: {
      ready: { show: () => <Pill first="2026-05-17" /> },
      loading: TYPED,
      empty: { show: () => <Pill first={undefined} /> },
      error: { show: () => <Pill first="2026-02-31" /> },
    },
    others: {
      'calendar alone': {
        show: () => (
          <Keep<string | undefined> first="2026-05-17">
            {(day, keep) => <DayPicker label="Choose a day" value={day} onChange={keep} />}
          </Keep>
        ),
      },
    },
  },
];

/** `2026-05-17` as `17/05/2026`, and the other way round. */
function turned(day: string): string {
  return day.includes('/') ? day.split('/').reverse().join('-') : day.split('-').reverse().join('/');
}

/** True for a day that is marked as wrong, with a note below it. */
function isMarked(day: string | undefined): boolean {
  return day !== undefined && !isDay(day);
}

function Birthday({ first, error }: { first: string } & Pick<TextFieldProps, 'error'>) {
  return (
    <Keep first={first}>
      {(day, keep) => (
        <DayField label="Birthday" value={day} onChange={keep} writing={WRITING} pattern={PATTERN} error={error} />
      )}
    </Keep>
  );
}

function Range({ first }: { first: DayRange }) {
  return (
    <Keep<DayRange> first={first}>
      {(range, keep) => (
        <div className={classNames('flex flex-wrap gap-2', isMarked(first.from) && 'pb-8')}>
          <DayRangeFields range={range} onRange={keep} writing={WRITING} words={WORDS} />
        </div>
      )}
    </Keep>
  );
}

function Pill({ first }: { first: string | undefined }) {
  return (
    <Keep<string | undefined> first={first}>
      {(day, keep) => (
        <div className={classNames('flex', isMarked(first) && 'pb-8')}>
          <DayPill label="Day" value={day} onChange={keep} writing={WRITING} words={WORDS} />
        </div>
      )}
    </Keep>
  );
}
