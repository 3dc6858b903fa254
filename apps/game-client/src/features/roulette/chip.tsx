import { formatAmount, parseAmount, type Units } from '@ordago/kernel';

/** Colours of chips, by the least amount that has them: small first. */
const COLOURS: readonly { readonly from: string; readonly colour: string }[] = [
  { from: '500', colour: 'var(--chip-large)' },
  { from: '100', colour: 'var(--chip-hundred)' },
  { from: '25', colour: 'var(--chip-twenty)' },
  { from: '5', colour: 'var(--chip-five)' },
  { from: '1', colour: 'var(--chip-one)' },
];

/** A chip with what is staked on it, in the colour of its value. */
export function Chip({ units }: { units: Units }) {
  const text = shortOf(units);
  return (
    <svg viewBox="-51 -51 102 102" className="cloth-chip" aria-hidden="true">
      <circle cy={4} r={46} fill="var(--chip-shade)" />
      <circle r={46} fill={colourOf(units)} />
      <circle r={42} fill="none" stroke="var(--chip-face)" strokeWidth={8} strokeDasharray="16.5 16.5" />
      <circle r={31} fill="var(--chip-face)" />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={sizeOf(text)}
        fontWeight={800}
        fill="var(--chip-ink)"
      >
        {text}
      </text>
    </svg>
  );
}

function colourOf(units: Units): string {
  const { colour = 'var(--chip-small)' } = COLOURS.find(({ from }) => units >= (parseAmount(from) ?? 0n)) ?? {};
  return colour;
}

/** Amount in the signs that a chip has room for: `2`, `0.5`, `1.2k`. */
function shortOf(units: Units): string {
  const amount = Number(formatAmount(units));
  if (amount >= 10_000) return `${Math.floor(amount / 1_000)}k`;
  if (amount >= 1_000) return `${Math.floor(amount / 100) / 10}k`;
  return String(amount >= 100 ? Math.floor(amount) : amount);
}

function sizeOf(text: string): number {
  return { 1: 36, 2: 32, 3: 25, 4: 20 }[text.length] ?? 17;
}
