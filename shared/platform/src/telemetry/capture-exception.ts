import type { Owner } from '@husrum/contract/routes';

export interface ErrorContext {
  /** Whose code failed, as far as is known. A stack that names a build's file is more reliable. */
  readonly owner?: Owner;
  readonly source: string;
  readonly stack?: string;
}
type ErrorReporter = (error: unknown, context: ErrorContext) => void;

let reporter: ErrorReporter = () => {};

/** The shell decides where error reports go. */
export const setErrorReporter = (next: ErrorReporter): void => {
  reporter = next;
};

/** Reports an error to the developers; the user sees nothing. Never throws. */
export const captureException: ErrorReporter = (error, context) => {
  try {
    reporter(error, context);
  } catch {
    // A failing report must not make the failure worse.
  }
};
