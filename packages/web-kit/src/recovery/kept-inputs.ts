import { KEPT_INPUTS } from './kept-inputs-key.ts';

/** Time for which fields are waited for after a reload, in ms. */
const WAIT_MS_MAX = 15_000;
/** Fields whose text is kept: never a password, nor a code that is asked for once. */
const KEPT = 'input:is([type=text], [type=search], [type=tel], [type=email], :not([type])), textarea';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Kept = Record<string, string>;

/** Keeps what is typed into the page, for the same address after a reload. */
export function keepInputs(): void {
  const kept: Kept = {};
  for (const field of fields()) if (field.value !== '') kept[nameOf(field)] = field.value;
  try {
    sessionStorage.setItem(KEPT_INPUTS, JSON.stringify({ path: location.pathname, kept }));
  } catch {
    // The browser keeps nothing for a frame.
  }
}

/** Types again what was kept before a reload, as its fields come up. */
export function restoreInputs(): void {
  const kept = takeKept();
  if (Object.keys(kept).length === 0) return;
  const watch = new MutationObserver(() => restore(kept));
  watch.observe(document, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), WAIT_MS_MAX);
}

function restore(kept: Kept): void {
  for (const field of fields()) {
    const name = nameOf(field);
    const text = kept[name];
    if (text === undefined) continue;
    delete kept[name];
    if (field.value === '') type(field, text);
  }
}

/** Types as a person would: whoever holds the value of the field hears of it. */
function type(field: Field, text: string): void {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function takeKept(): Kept {
  try {
    const text = sessionStorage.getItem(KEPT_INPUTS);
    sessionStorage.removeItem(KEPT_INPUTS);
    const { path, kept } = JSON.parse(text ?? '{}') as { path?: string; kept?: Kept };
    return path === location.pathname && kept ? kept : {};
  } catch {
    return {};
  }
}

function fields(): Field[] {
  return [...document.querySelectorAll<Field>(KEPT)].filter(({ autocomplete }) => autocomplete !== 'one-time-code');
}

/** The words by which a person knows a field: its ids are other ones after a reload. */
function nameOf(field: Field): string {
  return field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.name;
}
