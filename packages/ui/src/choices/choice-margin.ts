/** A list keeps off what stays at the edges of the window, the header and the tab bar, and is scrolled instead. In px. */
export const CHOICE_MARGIN = { top: 72, right: 8, bottom: 72, left: 8 };
