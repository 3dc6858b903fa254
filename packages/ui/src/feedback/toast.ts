import { toast as sonner } from 'sonner';

/** Time for which a toast stays, in ms. (Default: 4000) */
export const TOAST_MS = 4000;

export type ToastKind = 'default' | 'success' | 'error';

export interface ToastOptions {
  /** (Default: default) */
  kind?: ToastKind;
  /** A second, quieter line. */
  detail?: string;
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void };
  /** The same id replaces the toast that is shown, so that a repeated refusal does not pile up. */
  id?: string;
}

/** Shows a sentence for four seconds. Raised by the feature that knows why, never by the HTTP layer. */
export function toast(sentence: string, { kind = 'default', detail, action, id }: ToastOptions = {}): void {
  const show = kind === 'default' ? sonner : sonner[kind];
  show(sentence, {
    id,
    description: detail,
    duration: TOAST_MS,
    action: action && { label: action.label, onClick: action.onPress },
  });
}

/** Takes away one toast, or all of them. */
export function dismissToast(id?: string): void {
  sonner.dismiss(id);
}
