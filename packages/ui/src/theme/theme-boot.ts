/** Key of the player's choice in `localStorage`: `dark`, `light` or nothing, which means "as the system". */
export const THEME_STORAGE_KEY = 'ordago.theme';

/**
 * Sets `data-theme` before the first paint: the stored choice wins, else the system decides (semantics D1).
 * Goes into the head of every page as an inline script, allowed by its hash and by nothing broader.
 */
export const themeBootScript =
  "(function(){var t=null;try{t=localStorage.getItem('ordago.theme')}catch(e){}" +
  "if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'document.documentElement.dataset.theme=t})()';

/** The source expression of {@link themeBootScript} for `script-src`, with its quotes. A test recomputes it. */
export const themeBootHash = "'sha256-BVqsBXVJUHrFPs2xrWot6KpMWoWBRy8agRfRGmqBitg='";
