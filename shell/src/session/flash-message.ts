import { tabStore } from '@husrum/ui';

const STORAGE_KEY = 'husrum.handover';

/** A message that a page leaves for the sign-in page, which shows it once. */
export const flashMessage = {
  set: (message: string): void => tabStore.writeText(STORAGE_KEY, message),
  take: (): string | null => {
    const message = tabStore.readText(STORAGE_KEY);
    tabStore.remove(STORAGE_KEY);
    return message;
  },
};
