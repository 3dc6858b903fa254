import {
  DayField,
  DayPicker,
  DayPill,
  type DayRange,
  DayRangeFields,
  type DayWriting,
  type TextFieldProps,
} from '../../src/index.ts';
import { type Exhibit, Keep } from '../exhibit.tsx';

/** Days written as `17/05/1990`. */
const WRITING: DayWriting = {
  write: (day) => day.split('-').reverse().join('/'),
  read: (text) => (/^\d{2}\/\d{2}\/\d{4}$/.test(text) ? text.split('/').reverse().join('-') : null),
  mask: (text) => text,
};
const PATTERN = 'dd/mm/yyyy';
const WORDS = { from: 'From', to: 'To', pattern: PATTERN, pick: 'Choose a day', invalid: 'This is no day.' };

export const DAYS: readonly Exhibit[] = [
  {
    components: ['DayField'],
    faces: [
      { name: 'ready', show: () => <Birthday first="1990-05-17" /> },
      { name: 'empty', show: () => <Birthday first="" /> },
      { name: 'error', show: () => <Birthday first="31/02/1990" error="There is no such day." /> },
    ],
  },
  {
    components: ['DayRangeFields'],
    faces: [
      { name: 'ready', show: () => <Range first={{ from: '2026-05-01', to: '2026-05-17' }} /> },
      { name: 'empty', show: () => <Range first={{}} /> },
    ],
  },
  {
    components: ['DayPill', 'DayPicker'],
    faces: [
      { name: 'ready', show: () => <Pill first="2026-05-17" /> },
      { name: 'empty', show: () => <Pill first={undefined} /> },
      {
        name: 'calendar alone',
        show: () => (
          <Keep<string | undefined> first="2026-05-17">
            {(day, keep) => <DayPicker label="Choose a day" value={day} onChange={keep} />}
          </Keep>
        ),
      },
    ],
  },
];

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
      {(range, keep) => <DayRangeFields range={range} onRange={keep} writing={WRITING} words={WORDS} />}
    </Keep>
  );
}

function Pill({ first }: { first: string | undefined }) {
  return (
    <Keep<string | undefined> first={first}>
      {(day, keep) => <DayPill label="Day" value={day} onChange={keep} writing={WRITING} words={WORDS} />}
    </Keep>
  );
}
