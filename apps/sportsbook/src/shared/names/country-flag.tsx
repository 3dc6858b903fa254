import { Globe } from 'lucide-react';
import './country-flag.css';

/* Flags have colours of their own: they are pictures, not interface. Bands from the left (`v`) or the top (`h`). */
type Bands = readonly [way: 'v' | 'h', ...colours: string[]];
const BANDS: Readonly<Record<string, Bands>> = {
  es: ['h', '#c60b1e', '#ffc400', '#ffc400', '#c60b1e'],
  de: ['h', '#111111', '#dd0000', '#ffce00'],
  it: ['v', '#009246', '#ffffff', '#ce2b37'],
  fr: ['v', '#0055a4', '#ffffff', '#ef4135'],
  at: ['h', '#ed2939', '#ffffff', '#ed2939'],
  nl: ['h', '#ae1c28', '#ffffff', '#21468b'],
  be: ['v', '#111111', '#fae042', '#ed2939'],
  pt: ['v', '#006600', '#006600', '#ff0000', '#ff0000', '#ff0000'],
  mx: ['v', '#006847', '#ffffff', '#ce1126'],
  ar: ['h', '#74acdf', '#ffffff', '#74acdf'],
  co: ['h', '#fcd116', '#fcd116', '#003893', '#ce1126'],
  br: ['h', '#009c3b'],
  tr: ['h', '#e30a17'],
};
/** Ground and cross. */
const CROSSES: Readonly<Record<string, readonly [string, string]>> = {
  'gb-eng': ['#ffffff', '#ce1126'],
  ch: ['#d52b1e', '#ffffff'],
};

/** The flag of a country; a globe for the world and for countries without a drawing. Decoration beside the name. */
export function CountryFlag({ code }: { code: string }) {
  const bands = BANDS[code];
  const cross = CROSSES[code];
  if (!bands && !cross) return <Globe size={16} className="flex-none text-mark" aria-hidden="true" />;
  return (
    <svg className="country-flag" width="16" height="12" viewBox="0 0 16 12" aria-hidden="true" focusable="false">
      {bands && <BandsOf bands={bands} />}
      {cross && (
        <>
          <rect width="16" height="12" fill={cross[0]} />
          <path d="M8 0v12M0 6h16" stroke={cross[1]} strokeWidth="3" />
        </>
      )}
      {code === 'br' && <path d="m8 1.6 6 4.4-6 4.400-6-4.400z" fill="#ffdf00" />}
      {code === 'br' && <circle cx="8" cy="6" r="2.300" fill="#002776" />}
      {code === 'tr' && (
        <path
          d="M8.300 3.900a2.700 2.700 0 1 0 0 4.200 2.200 2.200 0 1 1 0-4.200zM9.500 5.200h1.600v1.600H9.500z"
          fill="#ffffff"
        />
      )}
    </svg>
  );
}

function BandsOf({ bands: [way, ...colours] }: { bands: Bands }) {
  const size = (way === 'v' ? 16 : 12) / colours.length;
  return colours.map((colour, place) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the bands of a flag never move.
      key={place}
      fill={colour}
      {...(way === 'v'
        ? { x: place * size, width: size + 0.1, height: 12 }
        : { y: place * size, width: 16, height: size + 0.1 })}
    />
  ));
}
