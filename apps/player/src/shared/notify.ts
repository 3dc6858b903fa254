import type { ToastOptions } from '@ordago/ui';

/** Shows a toast from code of the first load; toasts themselves come after the first paint. */
export function notify(sentence: string, options?: ToastOptions): void {
  void import('@ordago/ui/toasts').then(({ toast }) => toast(sentence, options));
}
