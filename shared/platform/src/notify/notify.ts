export type ToastType = 'success' | 'error' | 'warning' | 'info';
type ToastRenderer = (type: ToastType, text: string) => void;

let renderToast: ToastRenderer = () => {};

/** Toasts are rendered by the shell, so that they outlive the page that showed them. */
export const setToastRenderer = (renderer: ToastRenderer): void => {
  renderToast = renderer;
};

/** Shows a toast: a short text about what just happened. */
export const notify = {
  success: (text: string): void => renderToast('success', text),
  error: (text: string): void => renderToast('error', text),
  warning: (text: string): void => renderToast('warning', text),
  info: (text: string): void => renderToast('info', text),
} as const;
