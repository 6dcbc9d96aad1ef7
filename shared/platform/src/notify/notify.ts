export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** A button in the toast, such as Undo. */
export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

type ToastRenderer = (type: ToastType, text: string, action?: ToastAction) => void;

let renderToast: ToastRenderer = () => {};

/** Toasts are rendered by the shell, so that they outlive the page that showed them. */
export const setToastRenderer = (renderer: ToastRenderer): void => {
  renderToast = renderer;
};

/** Shows a toast: a short text about what just happened. */
export const notify = {
  success: (text: string, action?: ToastAction): void => renderToast('success', text, action),
  error: (text: string): void => renderToast('error', text),
  warning: (text: string): void => renderToast('warning', text),
  info: (text: string): void => renderToast('info', text),
} as const;
