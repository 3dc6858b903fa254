import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/**
 * Mantine in the clothes of our tokens. The tokens change with the theme by themselves, so that both colour schemes of
 * the kit name the same variables; no colour is written here.
 */

const INK = 'var(--ink)';
const ink: MantineColorsTuple = [INK, INK, INK, INK, INK, INK, INK, INK, INK, INK];
const NEGATIVE = 'var(--negative)';
const negative: MantineColorsTuple = [
  NEGATIVE,
  NEGATIVE,
  NEGATIVE,
  NEGATIVE,
  NEGATIVE,
  NEGATIVE,
  NEGATIVE,
  NEGATIVE,
  NEGATIVE,
  NEGATIVE,
];
const gray: MantineColorsTuple = [
  'var(--raised)',
  'var(--well)',
  'var(--hover)',
  'var(--line)',
  'var(--line-strong)',
  'var(--mark)',
  'var(--faint)',
  'var(--muted)',
  'var(--text)',
  'var(--ink)',
];
const dark: MantineColorsTuple = [
  'var(--text)',
  'var(--muted)',
  'var(--faint)',
  'var(--mark)',
  'var(--line-strong)',
  'var(--hover)',
  'var(--well)',
  'var(--surface)',
  'var(--sunken)',
  'var(--canvas)',
];

export const mantineTheme = createTheme({
  fontFamily: 'var(--font)',
  primaryColor: 'ink',
  colors: { ink, negative, gray, dark },
  fontSizes: { xs: 'var(--t12)', sm: 'var(--t13)', md: 'var(--t14)', lg: 'var(--t16)', xl: 'var(--t20)' },
  radius: { xs: '4px', sm: 'var(--r1)', md: '10px', lg: 'var(--r2)', xl: 'var(--r3)' },
  defaultRadius: 'sm',
  /** Phones below `sm`, the rail below `lg`. */
  breakpoints: { xs: '30em', sm: '45em', md: '64em', lg: '80em', xl: '90em' },
  cursorType: 'pointer',
  // Numbers are typed; the arrow keys step them.
  components: { NumberInput: { defaultProps: { hideControls: true } } },
});

/** Variables of the component kit, set to our tokens. */
const VARIABLES = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-white': 'var(--surface)',
  '--mantine-color-black': 'var(--text)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-anchor': 'var(--text)',
  '--mantine-color-error': 'var(--negative)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--well)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--well)',
  '--mantine-color-disabled-color': 'var(--faint)',
  '--mantine-color-disabled-border': 'transparent',
  '--mantine-primary-color-contrast': 'var(--on-ink)',
  '--mantine-color-ink-filled': 'var(--ink)',
  '--mantine-color-ink-filled-hover': 'color-mix(in srgb, var(--ink) 88%, var(--surface))',
  '--mantine-color-ink-light': 'var(--well)',
  '--mantine-color-ink-light-hover': 'var(--hover)',
  '--mantine-color-ink-light-color': 'var(--text)',
  '--mantine-color-ink-text': 'var(--text)',
  '--mantine-color-ink-outline': 'var(--line-strong)',
  '--mantine-color-ink-outline-hover': 'var(--well)',
  '--mantine-color-gray-text': 'var(--muted)',
  '--mantine-color-gray-light-color': 'var(--muted)',
  '--mantine-color-gray-light-hover': 'var(--well)',
  '--mantine-color-gray-light': 'var(--well)',
  '--mantine-color-negative-text': 'var(--negative)',
  '--mantine-color-negative-outline': 'color-mix(in srgb, var(--negative) 45%, transparent)',
  '--mantine-color-negative-outline-hover': 'var(--negative-soft)',
  '--mantine-color-negative-light': 'var(--negative-soft)',
  '--mantine-color-negative-light-color': 'var(--negative)',
} as const;

export const tokensForMantine: CSSVariablesResolver = () => ({
  variables: {},
  light: VARIABLES,
  dark: VARIABLES,
});
