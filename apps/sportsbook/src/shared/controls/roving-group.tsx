import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * A group of buttons that is one stop of the Tab key: arrows move inside, Home and End jump to its ends. The button
 * that had the focus last keeps the stop.
 */
export function RovingGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const group = useRef<HTMLDivElement>(null);

  // The buttons are drawn by others, so the stop is set on the present ones.
  useLayoutEffect(() => {
    const buttons = buttonsOf(group.current);
    const stop = buttons.find((button) => button.tabIndex === 0 && button.dataset.stop === 'yes') ?? buttons[0];
    setStop(buttons, stop);
  });

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = buttonsOf(group.current);
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = targetOf(event.key, at, buttons.length);
    if (at < 0 || to === null) return;
    event.preventDefault();
    setStop(buttons, buttons[to]);
    buttons[to]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and belongs to forms.
    <div ref={group} role="group" aria-label={label} className={className} onKeyDown={move}>
      {children}
    </div>
  );
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

function buttonsOf(group: HTMLElement | null): HTMLButtonElement[] {
  return [...(group?.querySelectorAll<HTMLButtonElement>('button') ?? [])].filter(
    ({ offsetParent }) => offsetParent !== null,
  );
}

function setStop(buttons: readonly HTMLButtonElement[], stop: HTMLButtonElement | undefined): void {
  for (const button of buttons) {
    button.tabIndex = button === stop ? 0 : -1;
    button.dataset.stop = button === stop ? 'yes' : 'no';
  }
}
