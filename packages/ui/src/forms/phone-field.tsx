import { ChevronDown } from 'lucide-react';
import { TextField, type TextFieldProps } from './text-field.tsx';

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
}

/** A phone number with its country code. The lengths and masks are the application's, which knows the countries. */
export function PhoneField({ codes, country, onCountryChange, countryLabel, ...rest }: PhoneFieldProps) {
  const chosen = codes.find((entry) => entry.country === country);
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      leading={
        <span className="relative -ml-2.5 inline-flex h-10 flex-none items-center gap-1.5 rounded-control bg-raised px-2.5 text-16 font-semibold">
          <span aria-hidden="true">{chosen ? `${chosen.country} ${chosen.code}` : country}</span>
          <ChevronDown size={16} className="text-muted" aria-hidden="true" />
          <select
            aria-label={countryLabel}
            value={country}
            onChange={(event) => onCountryChange(event.target.value)}
            className="absolute inset-0 w-full opacity-0"
          >
            {codes.map((entry) => (
              <option key={entry.country} value={entry.country}>
                {entry.name} {entry.code}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
