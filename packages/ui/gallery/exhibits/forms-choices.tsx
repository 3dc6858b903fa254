import { type ReactNode, useState } from 'react';
import {
  Checkbox,
  Chip,
  ChoiceButton,
  type ChoiceButtonProps,
  ChoicePill,
  ManyChoicesPill,
  OptionTile,
  Select,
  type SelectProps,
  Skeleton,
  Switch,
} from '../../src/index.ts';
import { type Exhibit, ignore, Keep } from '../exhibit.tsx';

const LANGUAGES = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
  { value: 'pt', label: 'Português', isDisabled: true },
];

export const CHOICES: readonly Exhibit[] = [
  {
    components: ['Checkbox'],
    faces: {
      ready: {
        show: () => (
          <Checkbox onChange={ignore} defaultChecked>
            I am of age and accept the terms.
          </Checkbox>
        ),
      },
      loading: { notApplicable: 'It is sent with its form, whose button waits.' },
      empty: { show: () => <Checkbox onChange={ignore}>Send me news.</Checkbox> },
      error: {
        show: () => (
          <Checkbox onChange={ignore} error="The terms have to be accepted.">
            I am of age and accept the terms.
          </Checkbox>
        ),
      },
    },
    others: {
      disabled: {
        show: () => (
          <Checkbox onChange={ignore} disabled>
            Not now.
          </Checkbox>
        ),
      },
    },
  },
  {
    components: ['Chip'],
    faces: {
      ready: { show: () => <Amounts first="50" /> },
      loading: { notApplicable: 'Its amounts come with the field below them.' },
      empty: { show: () => <Amounts first="" /> },
      error: { notApplicable: 'The field that it fills says what is wrong.' },
    },
    others: {
      disabled: {
        show: () => (
          <Chip isPressed={false} isDisabled onPress={ignore}>
            500
          </Chip>
        ),
      },
    },
  },
  {
    components: ['OptionTile'],
    faces: {
      ready: { show: () => <Methods name="method" first="papara" /> },
      loading: {
        show: () => (
          <Tiles>
            <Skeleton className="h-25 rounded-[10px]" />
            <Skeleton className="h-25 rounded-[10px]" />
          </Tiles>
        ),
      },
      empty: { show: () => <Methods name="method-open" first="" /> },
      error: { notApplicable: 'The dialog says that the methods did not load.' },
    },
    others: {
      disabled: {
        show: () => (
          <Tiles>
            <OptionTile
              name="method-off"
              value="bank"
              title="Bank transfer"
              lines={['Not available today']}
              isChosen={false}
              isDisabled
              onChoose={ignore}
            />
          </Tiles>
        ),
      },
    },
  },
  {
    components: ['Select'],
    faces: {
      ready: { show: () => <Language first="es" /> },
      loading: { show: () => <Language first="" placeholder="Choose one" options={[]} isBusy /> },
      empty: { show: () => <Language first="" placeholder="Choose one" /> },
      error: { show: () => <Language first="" placeholder="Choose one" error="A language is needed." /> },
    },
    others: { disabled: { show: () => <Language first="es" disabled /> } },
  },
  {
    components: ['ChoiceButton'],
    faces: {
      ready: { show: () => <Bare first="es" /> },
      loading: { show: () => <Bare first="" options={[]} isBusy /> },
      empty: { show: () => <Bare first="" placeholder="Choose one" /> },
      error: { notApplicable: 'The place that it stands in says so.' },
    },
    others: { disabled: { show: () => <Bare first="es" isDisabled /> } },
  },
  {
    components: ['ChoicePill'],
    faces: {
      ready: {
        show: () => (
          <Keep first="es">
            {(value, keep) => <ChoicePill label="Language" value={value} options={LANGUAGES} onChange={keep} />}
          </Keep>
        ),
      },
      loading: { show: () => <ChoicePill label="Language" value="" options={[]} onChange={ignore} isBusy /> },
      empty: { show: () => <ChoicePill label="Language" value="" options={[]} onChange={ignore} /> },
      error: { notApplicable: 'The list that it filters says that it did not load.' },
    },
  },
  {
    components: ['ManyChoicesPill'],
    faces: {
      ready: { show: () => <Makers options={MAKERS} /> },
      loading: { notApplicable: 'It comes with the games that it filters.' },
      empty: { show: () => <Makers options={[]} /> },
      error: { notApplicable: 'The list that it filters says that it did not load.' },
    },
  },
  {
    components: ['Switch'],
    faces: {
      ready: {
        show: () => (
          <Keep first={true}>
            {(isOn, keep) => (
              <Switch label="Accept better odds" hint="The bet is placed without asking." isOn={isOn} onChange={keep} />
            )}
          </Keep>
        ),
      },
      loading: { show: () => <Switch label="Accept better odds" isOn isBusy onChange={ignore} /> },
      empty: { show: () => <Switch label="Accept better odds" isOn={false} onChange={ignore} /> },
      error: { notApplicable: 'It goes back, and a toast says why.' },
    },
    others: {
      disabled: {
        show: () => <Switch label="Accept better odds" isOn={false} isDisabled onChange={ignore} />,
      },
    },
  },
];

const MAKERS = [
  { value: 'amatic', label: 'Amatic', count: '120' },
  { value: 'habanero', label: 'Habanero', count: '96' },
  { value: 'spribe', label: 'Spribe', count: '9' },
];

function Makers({ options }: { options: typeof MAKERS }) {
  const [values, setValues] = useState<readonly string[]>(['amatic', 'spribe']);
  return (
    <ManyChoicesPill
      label="Maker"
      summary={`${values.length} chosen`}
      values={values}
      options={options}
      onChange={setValues}
      words={{ search: 'Search makers', nothingFound: 'None of that name.', clear: 'Clear', done: 'Show' }}
    />
  );
}

function Amounts({ first }: { first: string }) {
  return (
    <Keep first={first}>
      {(amount, keep) => (
        <div className="flex gap-2">
          {['20', '50', '100'].map((one) => (
            <Chip key={one} isPressed={one === amount} onPress={() => keep(one)}>
              {one}
            </Chip>
          ))}
        </div>
      )}
    </Keep>
  );
}

function Methods({ name, first }: { name: string; first: string }) {
  return (
    <Keep first={first}>
      {(chosen, keep) => (
        <Tiles>
          <OptionTile
            name={name}
            value="papara"
            title="Papara"
            lines={['20 to 5 000', 'At once']}
            isChosen={chosen === 'papara'}
            onChoose={keep}
          />
          <OptionTile
            name={name}
            value="crypto"
            title="Crypto"
            lines={['10 to 100 000', 'Ten minutes']}
            isChosen={chosen === 'crypto'}
            onChoose={keep}
          />
        </Tiles>
      )}
    </Keep>
  );
}

function Language({ first, ...rest }: { first: string } & Partial<SelectProps>) {
  return (
    <Keep first={first}>
      {(value, keep) => <Select label="Language" options={LANGUAGES} {...rest} value={value} onChange={keep} />}
    </Keep>
  );
}

function Bare({ first, ...rest }: { first: string } & Partial<ChoiceButtonProps>) {
  return (
    <Keep first={first}>
      {(value, keep) => (
        <ChoiceButton
          trigger={{
            className: 'flex h-12 w-full items-center gap-2 rounded-control bg-raised px-3',
            'aria-label': 'Language',
          }}
          options={LANGUAGES}
          {...rest}
          value={value}
          onChange={keep}
        />
      )}
    </Keep>
  );
}

function Tiles({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-2">{children}</div>;
}
