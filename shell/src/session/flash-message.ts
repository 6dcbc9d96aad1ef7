const STORAGE_KEY = 'husrum.handover';

/** A message that a page leaves for the sign-in page, which shows it once. */
export const flashMessage = {
  set: (message: string): void => sessionStorage.setItem(STORAGE_KEY, message),
  take: (): string | null => {
    const message = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return message;
  },
};
