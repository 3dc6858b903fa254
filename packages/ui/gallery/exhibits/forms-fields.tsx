import { Search } from 'lucide-react';
import {
  AmountField,
  Field,
  type FieldWords,
  fieldFrameClass,
  PasswordField,
  PhoneField,
  type PhoneFieldProps,
  TextField,
} from '../../src/index.ts';
import { type Exhibit, ignore, Keep, type NoFace } from '../exhibit.tsx';

const CODES = [
  { country: 'ES', code: '+34', name: 'Spain' },
  { country: 'MX', code: '+52', name: 'Mexico' },
];
const REVEAL = { show: 'Show the password', hide: 'Hide the password' };

const SENT: NoFace = { notApplicable: 'It is sent with its form, whose button waits.' };

export const FIELDS: readonly Exhibit[] = [
  {
    components: ['TextField'],
    faces: {
      ready: {
        show: () => <TextField label="User name" aside="Optional" hint="Letters and figures." defaultValue="marisol" />,
      },
      loading: SENT,
      empty: {
        show: () => (
          <TextField label="Search" placeholder="Game or provider" leading={<Search size={18} aria-hidden="true" />} />
        ),
      },
      error: {
        show: () => <TextField label="User name" defaultValue="m" error="Three letters at least." />,
      },
    },
    others: {
      valid: { show: () => <TextField label="User name" defaultValue="marisol" validity="valid" /> },
      disabled: { show: () => <TextField label="User name" defaultValue="marisol" disabled /> },
    },
  },
  {
    components: ['AmountField'],
    faces: {
      ready: { show: () => <Amount first="12500" aside="10 to 50 000" /> },
      loading: SENT,
      empty: { show: () => <Amount first="" placeholder="0" /> },
      error: { show: () => <Amount first="5" error="10 at least." /> },
    },
  },
  {
    components: ['PasswordField'],
    faces: {
      ready: {
        show: () => <PasswordField label="Password" revealLabels={REVEAL} defaultValue="not a secret" />,
      },
      loading: SENT,
      empty: { show: () => <PasswordField label="Password" revealLabels={REVEAL} /> },
      error: {
        show: () => <PasswordField label="Password" revealLabels={REVEAL} defaultValue="1" error="It is too short." />,
      },
    },
  },
  {
    components: ['PhoneField'],
    faces: {
      ready: { show: () => <Phone defaultValue="600 100 200" /> },
      loading: SENT,
      empty: { show: () => <Phone placeholder="600 000 000" /> },
      error: { show: () => <Phone defaultValue="6" error="Nine figures." /> },
    },
  },
  {
    components: ['Field'],
    faces: {
      ready: { show: () => <Own words={{ hint: 'A sentence about it.' }}>Anything</Own> },
      loading: SENT,
      empty: { show: () => <Own words={{ aside: 'Optional' }} /> },
      error: { show: () => <Own words={{ error: 'Why it is refused.' }}>Anything</Own> },
    },
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
    <PhoneField
      label="Phone"
      codes={CODES}
      country="ES"
      onCountryChange={ignore}
      countryLabel="Country"
      countryWords={{ search: 'Search countries', nothingFound: 'No such country' }}
      {...rest}
    />
  );
}

function Own({ words, children = '' }: { words: Omit<FieldWords, 'label'>; children?: string }) {
  return (
    <Field words={{ label: 'A control of the page', ...words }}>
      {({ control, validity }) => (
        <div className={fieldFrameClass(validity)}>
          <output {...control}>{children}</output>
        </div>
      )}
    </Field>
  );
}
