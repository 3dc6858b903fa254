import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { WaitingChoice } from '../choices/choice-button.tsx';
import type { SearchWords } from '../choices/choice-props.ts';
import { lazyPart } from '../lazy-part.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const load = () => import('../choices/searched-choice.tsx').then((list) => ({ default: list.SearchedChoice }));
const SearchedChoice = lazyPart(load);

export interface PhoneCode {
  /** ISO code of the country: `MX`. */
  country: string;
  /** `+52` */
  code: string;
  /** The country in the reader's language, for the list. */
  name: string;
}

export interface PhoneFieldProps extends Omit<TextFieldProps, 'leading' | 'type' | 'inputMode'> {
  codes: readonly PhoneCode[];
  country: string;
  onCountryChange: (country: string) => void;
  /** The name of the list of countries. */
  countryLabel: string;
  /** Words of its search. */
  countryWords: SearchWords;
}

/** A phone number with its country code. The lengths and masks are the application's, which knows the countries. */
export function PhoneField(props: PhoneFieldProps) {
  const { codes, country, onCountryChange, countryLabel, countryWords, ...rest } = props;
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      leading={
        <CountryChoice
          codes={codes}
          country={country}
          onChange={onCountryChange}
          label={countryLabel}
          words={countryWords}
        />
      }
    />
  );
}

interface CountryChoiceProps {
  codes: readonly PhoneCode[];
  country: string;
  onChange: (country: string) => void;
  label: string;
  words: SearchWords;
}

/** The country code, with a list that is searched by name and by code. */
function CountryChoice({ codes, country, onChange, label, words }: CountryChoiceProps) {
  const [isAsked, setIsAsked] = useState(false);
  const chosen = codes.find((entry) => entry.country === country);
  const trigger = { className: 'phone-country', 'aria-label': label };
  const face = (
    <>
      <span>{chosen ? `${chosen.country} ${chosen.code}` : country}</span>
      <ChevronDown size={16} className="text-muted" aria-hidden="true" />
    </>
  );
  const closed = (onAsk: () => void) => (
    <WaitingChoice trigger={trigger} isStill={codes.length === 0} load={load} onAsk={onAsk}>
      {face}
    </WaitingChoice>
  );
  const waiting = closed(() => setIsAsked(true));
  if (!isAsked || codes.length === 0) return waiting;
  return (
    <SearchedChoice
      trigger={trigger}
      value={country}
      options={codes.map((entry) => ({ value: entry.country, label: entry.name, aside: entry.code }))}
      onChange={onChange}
      words={words}
      face={face}
      waiting={waiting}
      lost={closed}
    />
  );
}
