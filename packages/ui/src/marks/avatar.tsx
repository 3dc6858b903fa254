import { User } from 'lucide-react';
import { classNames } from '../class-names.ts';

/** Initials on gold, or a figure for somebody without a name. Decoration: the name is beside it, or of the button around it. */
export function Avatar({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' | 'large' }) {
  const box = { small: 'size-8 text-12', medium: 'size-10 text-14', large: 'size-14 text-20' }[size];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid flex-none place-items-center rounded-pill bg-brand-fill font-extrabold text-on-brand',
        box,
      )}
    >
      {initialsOf(name) || <User size="55%" aria-hidden="true" />}
    </span>
  );
}

/** Two letters: of the first two words, or the first two of a single one. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_.-]+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
}
