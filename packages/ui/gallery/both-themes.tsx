import { addressOf } from './places.ts';

/** The whole gallery twice, side by side: a theme belongs to a document, so each has its own. */
export function BothThemes() {
  return (
    <div className="grid h-dvh grid-cols-2">
      <iframe className="h-full w-full border-0" title="Light theme" src={addressOf({ theme: 'light' })} />
      <iframe className="h-full w-full border-0" title="Dark theme" src={addressOf({ theme: 'dark' })} />
    </div>
  );
}
