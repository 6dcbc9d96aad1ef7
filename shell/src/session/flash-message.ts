const KEY = 'husrum.handover';

/** A message for the next page, which shows it once. */
export const flashMessage = {
  set: (message: string): void => sessionStorage.setItem(KEY, message),
  take: (): string | null => {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return message;
  },
};
