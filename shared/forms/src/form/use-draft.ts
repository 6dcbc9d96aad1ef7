import { DraftOwnerContext } from '@husrum/ui';
import { use, useEffect, useRef, useState } from 'react';

const INTERVAL_MS = 5000;

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Where a draft lies: under its user, so that whoever signs in next in the same tab never sees it. */
export const useDraftKey = (name: string | undefined): string | undefined => {
  const owner = use(DraftOwnerContext);
  return name === undefined || owner === undefined ? undefined : `husrum.draft.${owner}.${name}`;
};

export const forgetDraft = (key: string | undefined): void => {
  if (key !== undefined) sessionStorage.removeItem(key);
};

export interface Draft {
  /** A draft that an earlier visit left, until it is taken or thrown away. */
  found: unknown;
  discard: () => void;
  settle: () => void;
}

/** Keeps what is typed for the length of the browser session, should the tab crash or be closed. */
export const useDraft = (name: string | undefined, values: unknown, dirty: boolean): Draft => {
  const key = useDraftKey(name);
  const [found, setFound] = useState<unknown>(() => (key === undefined ? null : read(key)));
  const latest = useRef(values);
  latest.current = values;

  useEffect(() => {
    if (key === undefined || !dirty) return undefined;
    const timer = setInterval(() => {
      sessionStorage.setItem(key, JSON.stringify(latest.current));
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [key, dirty]);

  const discard = () => {
    forgetDraft(key);
    setFound(null);
  };
  return { found, discard, settle: () => setFound(null) };
};
