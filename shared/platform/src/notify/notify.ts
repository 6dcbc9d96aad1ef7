export type Tone = 'success' | 'error' | 'warning' | 'info';
type Show = (tone: Tone, text: string) => void;

let show: Show = () => {};

/** The shell shows them, so that they outlive the page that said them. */
export const showNotices = (chosen: Show): void => {
  show = chosen;
};

/** A short text to the user about what just happened. */
export const notify = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  warning: (text: string): void => show('warning', text),
  info: (text: string): void => show('info', text),
} as const;
