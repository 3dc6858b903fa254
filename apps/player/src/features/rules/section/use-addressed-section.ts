import { useEffect } from 'react';

/**
 * Goes to the section that the address names, once the article is there, and each time a link to it is followed: the section is
 * scrolled to, and what tells it takes the focus, so that it is read out and the next key goes on from there.
 */
export function useAddressedSection(section: string): void {
  useEffect(() => {
    if (section === '') return undefined;
    goTo(section);
    // A link to the section that is addressed already changes no address.
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.pathname === location.pathname && link.hash === `#${section}`) goTo(section);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [section]);
}

function goTo(section: string): void {
  const mark = document.getElementById(section);
  mark?.scrollIntoView({ block: 'center' });
  const telling = mark?.closest('li') ?? mark?.closest('section')?.querySelector<HTMLElement>('h2');
  telling?.focus({ preventScroll: true });
}
