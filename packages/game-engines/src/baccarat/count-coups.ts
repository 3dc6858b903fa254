import { playCoup } from './coup.ts';

/** Deals of six cards by who wins. Together they are all of them. */
export interface CoupCounts {
  readonly player: bigint;
  readonly banker: bigint;
  readonly tie: bigint;
}

const counted = new Map<number, CoupCounts>();

/** Counts every ordered deal of six cards from a number of decks: ten values in six places, a million kinds of deal. */
export function countCoups(decks: number): CoupCounts {
  const known = counted.get(decks);
  if (known) return known;
  // Fewer than 2^53 for eight decks (5.0 · 10^15 deals), so plain numbers stay exact.
  const counts = { player: 0, banker: 0, tie: 0 };
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * decks);
  visit(left, [], 1, counts);
  const exact = { player: BigInt(counts.player), banker: BigInt(counts.banker), tie: BigInt(counts.tie) };
  counted.set(decks, exact);
  return exact;
}

function visit(left: number[], dealt: number[], ways: number, counts: { player: number; banker: number; tie: number }) {
  if (dealt.length === 6) {
    const { player, banker } = playCoup(dealt);
    if (player.total > banker.total) counts.player += ways;
    else if (player.total < banker.total) counts.banker += ways;
    else counts.tie += ways;
    return;
  }
  for (let points = 0; points < 10; points += 1) {
    const cards = left[points] ?? 0;
    left[points] = cards - 1;
    dealt.push(points);
    visit(left, dealt, ways * cards, counts);
    dealt.pop();
    left[points] = cards;
  }
}
