import { DraftOwnerContext, tabStore } from '@husrum/ui';
import { use, useEffect, useRef, useState } from 'react';

const SAVE_INTERVAL_MS = 5000;

/** The storage key of a draft. It contains the user's id, so that the next user of the tab never sees the draft. */
export const useDraftKey = (name: string | undefined): string | undefined => {
  const owner = use(DraftOwnerContext);
  return name === undefined || owner === undefined ? undefined : `husrum.draft.${owner}.${name}`;
};

export const removeDraft = (key: string | undefined): void => {
  if (key !== undefined) tabStore.remove(key);
};

export interface Draft {
  /** The draft of an earlier visit, until it is restored or discarded. */
  saved: unknown;
  /** Deletes the saved draft. */
  discard: () => void;
  /** Hides the saved draft after it was restored. */
  dismiss: () => void;
}

/**
 * Saves the values of a dirty form in session storage, every few seconds and when the page is left, so that a reload or a crash of
 * the tab does not lose them.
 */
export const useDraft = (name: string | undefined, values: unknown, dirty: boolean): Draft => {
  const key = useDraftKey(name);
  const [saved, setSaved] = useState<unknown>(() => (key === undefined ? null : tabStore.readJson(key)));
  const latestValues = useRef(values);
  latestValues.current = values;

  useEffect(() => {
    if (key === undefined || !dirty) return undefined;
    const save = () => tabStore.writeJson(key, latestValues.current);
    const timer = setInterval(save, SAVE_INTERVAL_MS);
    window.addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [key, dirty]);

  const discard = () => {
    removeDraft(key);
    setSaved(null);
  };
  return { saved, discard, dismiss: () => setSaved(null) };
};
