import { useEffect, useRef, useState } from 'react';

const INTERVAL_MS = 5000;
const keyOf = (key: string) => `husrum.draft.${key}`;

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

export const forgetDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));

export interface Draft {
  /** A draft that an earlier visit left, until it is taken or thrown away. */
  found: unknown;
  discard: () => void;
  settle: () => void;
}

/** Keeps what is typed for the length of the browser session, should the tab crash or be closed. */
export const useDraft = (name: string | undefined, values: unknown, dirty: boolean): Draft => {
  const key = name === undefined ? undefined : keyOf(name);
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
    if (name !== undefined) forgetDraft(name);
    setFound(null);
  };
  return { found, discard, settle: () => setFound(null) };
};
