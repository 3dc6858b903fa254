type Attribute = string | number | boolean | null;
type Listeners = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** Child of an element; null leaves no trace. */
export type Child = Node | string | null;

/**
 * Makes an element. `true` sets an attribute without a value, `false` and null leave it out. Texts become text nodes: nothing
 * is ever read as markup.
 */
export function element(
  tag: string,
  attributes: Readonly<Record<string, Attribute>> = {},
  children: readonly Child[] = [],
  listeners: Listeners = {},
): HTMLElement {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null) node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children.filter((child) => child !== null));
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  return node;
}

/** Returns the value of the field that an event happened in. */
export function fieldValue({ currentTarget }: Event): string {
  const isField = currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLSelectElement;
  return isField ? currentTarget.value : '';
}
