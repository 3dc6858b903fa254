import type { Exhibit } from '../exhibit.tsx';
import { ACTIONS } from './actions.tsx';
import { DATA } from './data.tsx';
import { FEEDBACK } from './feedback.tsx';
import { CHOICES } from './forms-choices.tsx';
import { DAYS } from './forms-days.tsx';
import { FIELDS } from './forms-fields.tsx';
import { MARKS } from './marks.tsx';
import { OVERLAYS } from './overlay.tsx';
import { PLAY } from './play.tsx';
import { TAB_STRIPS } from './tabs.tsx';
import { THEME } from './theme.tsx';
import { TOASTS } from './toasts.tsx';

/** In the order of the folders of `src`. */
export const EXHIBITS: readonly Exhibit[] = [
  ...ACTIONS,
  ...DATA,
  ...FEEDBACK,
  ...TOASTS,
  ...FIELDS,
  ...CHOICES,
  ...DAYS,
  ...MARKS,
  ...OVERLAYS,
  ...TAB_STRIPS,
  ...PLAY,
  ...THEME,
];
