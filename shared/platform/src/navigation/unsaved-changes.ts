/** One symbol per mounted form with unsaved changes. */
const dirtyForms = new Set<symbol>();
let prompt: { leave: () => void } | undefined;
const listeners = new Set<() => void>();

const setPrompt = (next: typeof prompt) => {
  prompt = next;
  for (const listener of listeners) listener();
};

/** Returns the function that removes the mark. */
export const markUnsavedChanges = (): (() => void) => {
  const form = Symbol('unsaved changes');
  dirtyForms.add(form);
  return () => {
    dirtyForms.delete(form);
  };
};

export const hasUnsavedChanges = (): boolean => dirtyForms.size > 0;

/** Calls `leave` at once when nothing is unsaved, otherwise after the user has confirmed. */
export const confirmBeforeLeaving = (leave: () => void): void => {
  if (!hasUnsavedChanges()) {
    leave();
    return;
  }
  setPrompt({
    leave: () => {
      dirtyForms.clear();
      leave();
    },
  });
};

/** Store of the open confirmation, for the `LeaveDialog`. */
export const leavePrompt = {
  get: () => prompt,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  stay: () => setPrompt(undefined),
  leave: () => {
    const confirmed = prompt;
    setPrompt(undefined);
    confirmed?.leave();
  },
};
