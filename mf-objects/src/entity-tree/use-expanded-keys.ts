import { useEffect, useState } from 'react';
import { readExpandedKeys, storeExpandedKeys } from './tree-storage';

/**
 * When a page opens, at most this many nodes stay expanded, those that were expanded last: the children of each visible one are
 * fetched, and fetched again after every change of an object or a lease.
 */
export const MAX_EXPANDED = 40;

/** The keys of the expanded nodes. */
export const useExpandedKeys = () => {
  const [keys, setKeys] = useState(readExpandedKeys);
  useEffect(() => storeExpandedKeys(keys), [keys]);
  return {
    keys,
    toggle: (key: string) =>
      setKeys((current) =>
        current.has(key)
          ? new Set([...current].filter((other) => other !== key))
          : new Set([...current, key]),
      ),
    expand: (more: readonly string[]) =>
      setKeys((current) => {
        const others = [...current].filter((key) => !more.includes(key));
        return new Set([...others, ...more].slice(-MAX_EXPANDED));
      }),
  };
};
