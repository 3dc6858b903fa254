import { CircleAlert, CircleCheck } from 'lucide-react';
import { Toaster } from 'sonner';
import { useHasOverlay } from '../overlay/open-overlays.ts';
import { TOAST_MS } from './toast.ts';

const OVER_THE_TAB_BAR = { bottom: 'calc(var(--bottombar) + env(safe-area-inset-bottom) + 12px)', left: 16, right: 16 };
const OVER_A_SHEET = { top: 'calc(env(safe-area-inset-top) + 8px)', left: 16, right: 16 };

/**
 * Region of the toasts: bottom right on desktops, above the tab bar on phones, so that neither the balance nor the
 * focus is covered (WCAG 2.4.11). While a window or a sheet is open they come from above instead: its one action is at
 * its foot, and beside them its close button stays free. Rendered once in the shell.
 *
 * @param label - the name of the region for screen readers
 */
export function ToastRegion({ label }: { label: string }) {
  const isOverlaid = useHasOverlay();
  return (
    <Toaster
      position={isOverlaid ? 'top-center' : 'bottom-right'}
      duration={TOAST_MS}
      containerAriaLabel={label}
      gap={8}
      visibleToasts={3}
      offset={{ top: 12, bottom: 24, right: 24 }}
      mobileOffset={isOverlaid ? OVER_A_SHEET : OVER_THE_TAB_BAR}
      icons={{
        success: <CircleCheck size={20} className="text-positive" aria-hidden="true" />,
        error: <CircleAlert size={20} className="text-negative" aria-hidden="true" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'toast',
          title: 'text-14 font-semibold text-text',
          description: 'text-12 text-muted',
          content: 'grid flex-1 gap-0.5',
          actionButton: 'toast-action',
        },
      }}
    />
  );
}
