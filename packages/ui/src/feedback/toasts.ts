/* An entry of its own, so that a site can bring toasts after its first paint. */
export { toast } from './toast.ts';
export { ToastRegion } from './toast-region.tsx';
