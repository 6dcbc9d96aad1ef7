import { createStore } from '../store/store';

/** One symbol per mounted form with unsaved changes. */
const dirtyForms = new Set<symbol>();
const promptStore = createStore<{ leave: () => void } | undefined>(undefined);

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
  promptStore.set({
    leave: () => {
      dirtyForms.clear();
      leave();
    },
  });
};

/** Store of the open confirmation, for the `LeaveDialog`. */
export const leavePrompt = {
  get: promptStore.get,
  subscribe: promptStore.subscribe,
  stay: () => promptStore.set(undefined),
  leave: () => {
    const confirmed = promptStore.get();
    promptStore.set(undefined);
    confirmed?.leave();
  },
};
