import { Search } from 'lucide-react';
import {
  AmountField,
  Field,
  fieldFrameClass,
  PasswordField,
  PhoneField,
  type PhoneFieldProps,
  TextField,
} from '../../src/index.ts';
import { type Exhibit, ignore, Keep } from '../exhibit.tsx';

const CODES = [
  { country: 'ES', code: '+34', name: 'Spain' },
  { country: 'MX', code: '+52', name: 'Mexico' },
];
const REVEAL = { show: 'Show the password', hide: 'Hide the password' };

export const FIELDS: readonly Exhibit[] = [
  {
    components: ['TextField'],
    faces: [
      {
        name: 'ready',
        show: () => <TextField label="User name" aside="Optional" hint="Letters and figures." defaultValue="marisol" />,
      },
      {
        name: 'empty',
        show: () => (
          <TextField label="Search" placeholder="Game or provider" leading={<Search size={18} aria-hidden="true" />} />
        ),
      },
      {
        name: 'error',
        show: () => <TextField label="User name" defaultValue="m" error="Three letters at least." />,
      },
      { name: 'valid', show: () => <TextField label="User name" defaultValue="marisol" validity="valid" /> },
      { name: 'disabled', show: () => <TextField label="User name" defaultValue="marisol" disabled /> },
    ],
  },
  {
    components: ['AmountField'],
    faces: [
      {
        name: 'ready',
        show: () => <Amount first="12500" aside="10 to 50 000" />,
      },
      { name: 'empty', show: () => <Amount first="" placeholder="0" /> },
      { name: 'error', show: () => <Amount first="5" error="10 at least." /> },
    ],
  },
  {
    components: ['PasswordField'],
    faces: [
      {
        name: 'ready',
        show: () => <PasswordField label="Password" revealLabels={REVEAL} defaultValue="not a secret" />,
      },
      { name: 'empty', show: () => <PasswordField label="Password" revealLabels={REVEAL} /> },
      {
        name: 'error',
        show: () => <PasswordField label="Password" revealLabels={REVEAL} defaultValue="1" error="It is too short." />,
      },
    ],
  },
  {
    components: ['PhoneField'],
    faces: [
      { name: 'ready', show: () => <Phone defaultValue="600 100 200" /> },
      { name: 'empty', show: () => <Phone placeholder="600 000 000" /> },
      { name: 'error', show: () => <Phone defaultValue="6" error="Nine figures." /> },
    ],
  },
  {
    components: ['Field'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Field words={{ label: 'A control of the page', hint: 'What is said about it.' }}>
            {({ control, validity }) => (
              <div className={fieldFrameClass(validity)}>
                <output {...control}>Anything</output>
              </div>
            )}
          </Field>
        ),
      },
      {
        name: 'error',
        show: () => (
          <Field words={{ label: 'A control of the page', error: 'Why it is refused.' }}>
            {({ control, validity }) => (
              <div className={fieldFrameClass(validity)}>
                <output {...control}>Anything</output>
              </div>
            )}
          </Field>
        ),
      },
    ],
  },
];

function Amount({ first, ...rest }: { first: string; aside?: string; error?: string; placeholder?: string }) {
  return (
    <Keep first={first}>
      {(value, keep) => <AmountField label="Amount" currency="EUR" value={value} onChange={keep} {...rest} />}
    </Keep>
  );
}

function Phone(rest: Pick<PhoneFieldProps, 'defaultValue' | 'placeholder' | 'error'>) {
  return (
    <PhoneField label="Phone" codes={CODES} country="ES" onCountryChange={ignore} countryLabel="Country" {...rest} />
  );
}
