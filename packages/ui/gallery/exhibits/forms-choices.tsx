import type { ReactNode } from 'react';
import { Checkbox, Chip, OptionTile, Select, SelectPill, Switch } from '../../src/index.ts';
import { type Exhibit, ignore, Keep } from '../exhibit.tsx';

const LANGUAGES = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
  { value: 'pt', label: 'Português', isDisabled: true },
];

export const CHOICES: readonly Exhibit[] = [
  {
    components: ['Checkbox'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Column>
            <Checkbox onChange={ignore} defaultChecked>
              I am of age and accept the terms.
            </Checkbox>
            <Checkbox onChange={ignore}>Send me news.</Checkbox>
          </Column>
        ),
      },
      {
        name: 'error',
        show: () => (
          <Checkbox onChange={ignore} error="The terms have to be accepted.">
            I am of age and accept the terms.
          </Checkbox>
        ),
      },
      {
        name: 'disabled',
        show: () => (
          <Checkbox onChange={ignore} disabled>
            Not now.
          </Checkbox>
        ),
      },
    ],
  },
  {
    components: ['Chip'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Keep first="50">
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
        ),
      },
      {
        name: 'disabled',
        show: () => (
          <Chip isPressed={false} isDisabled onPress={ignore}>
            500
          </Chip>
        ),
      },
    ],
  },
  {
    components: ['OptionTile'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Keep first="papara">
            {(chosen, keep) => (
              <Column>
                <OptionTile
                  name="method"
                  value="papara"
                  title="Papara"
                  lines={['20 to 5 000', 'At once']}
                  isChosen={chosen === 'papara'}
                  onChoose={keep}
                />
                <OptionTile
                  name="method"
                  value="crypto"
                  title="Crypto"
                  lines={['10 to 100 000', 'Ten minutes']}
                  isChosen={chosen === 'crypto'}
                  onChoose={keep}
                />
              </Column>
            )}
          </Keep>
        ),
      },
      {
        name: 'disabled',
        show: () => (
          <OptionTile
            name="method-off"
            value="bank"
            title="Bank transfer"
            lines={['Not available today']}
            isChosen={false}
            isDisabled
            onChoose={ignore}
          />
        ),
      },
    ],
  },
  {
    components: ['Select'],
    faces: [
      { name: 'ready', show: () => <Language first="es" /> },
      { name: 'empty', show: () => <Language first="" placeholder="Choose one" /> },
      { name: 'error', show: () => <Language first="" placeholder="Choose one" error="A language is needed." /> },
      { name: 'disabled', show: () => <Language first="es" disabled /> },
    ],
  },
  {
    components: ['SelectPill'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Keep first="es">
            {(value, keep) => <SelectPill label="Language" value={value} options={LANGUAGES} onChange={keep} />}
          </Keep>
        ),
      },
    ],
  },
  {
    components: ['Switch'],
    faces: [
      {
        name: 'ready',
        show: () => (
          <Keep first={true}>
            {(isOn, keep) => (
              <Switch label="Accept better odds" hint="The bet is placed without asking." isOn={isOn} onChange={keep} />
            )}
          </Keep>
        ),
      },
      { name: 'off', show: () => <Switch label="Accept better odds" isOn={false} onChange={ignore} /> },
      { name: 'disabled', show: () => <Switch label="Accept better odds" isOn={false} isDisabled onChange={ignore} /> },
    ],
  },
];

function Language({ first, ...rest }: { first: string; placeholder?: string; error?: string; disabled?: boolean }) {
  return (
    <Keep first={first}>
      {(value, keep) => <Select label="Language" value={value} options={LANGUAGES} onChange={keep} {...rest} />}
    </Keep>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid gap-3">{children}</div>;
}
