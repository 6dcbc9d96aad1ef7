const KEY = 'husrum.handover';

/** One sentence that a page leaves for the next one: shown once. */
export const handover = {
  leave: (message: string): void => sessionStorage.setItem(KEY, message),
  take: (): string | null => {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return message;
  },
};
