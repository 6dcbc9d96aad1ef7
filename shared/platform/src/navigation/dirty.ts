/** Forms on the screen with something unsaved in them. */
const marks = new Set<symbol>();
let question: { leave: () => void } | undefined;
const listeners = new Set<() => void>();

const ask = (next: typeof question) => {
  question = next;
  for (const listener of listeners) listener();
};

/** Returns how to take the mark away again. */
export const markDirty = (): (() => void) => {
  const mark = Symbol('dirty');
  marks.add(mark);
  return () => {
    marks.delete(mark);
  };
};

export const isDirty = (): boolean => marks.size > 0;

/** Goes at once when nothing would be lost; otherwise when the reader says so. */
export const whenFreeToLeave = (go: () => void): void => {
  if (!isDirty()) {
    go();
    return;
  }
  ask({
    leave: () => {
      marks.clear();
      go();
    },
  });
};

export const leaveQuestion = {
  get: () => question,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  stay: () => ask(undefined),
  leave: () => {
    const asked = question;
    ask(undefined);
    asked?.leave();
  },
};
