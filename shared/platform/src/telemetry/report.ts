import type { Owner } from '@husrum/contract/routes';

export interface Circumstances {
  /** Whose code it was, as far as is known; a stack that names a build's file knows better. */
  readonly owner?: Owner;
  readonly where: string;
  readonly stack?: string;
}
type Reporter = (error: unknown, circumstances: Circumstances) => void;

let reporter: Reporter = () => {};

/** The shell says where reports go. */
export const reportTo = (chosen: Reporter): void => {
  reporter = chosen;
};

/** Tells us, not the user. Never throws. */
export const report: Reporter = (error, circumstances) => {
  try {
    reporter(error, circumstances);
  } catch {
    // A failing report must not make the failure worse.
  }
};
