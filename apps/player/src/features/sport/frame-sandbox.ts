/**
 * Permissions of the betting frame: run, keep its own state, send forms, open a window, save a file, and print (a
 * browser counts its print window among the modals). It never moves the page around it.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals';
