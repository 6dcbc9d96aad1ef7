import { useEffect, useState } from 'react';

/** How long search fields and filters wait after the last key before they search. */
export const DEBOUNCE_MS = 500;

/** The value once it has not changed for `delayMs`. */
export const useDebouncedValue = <T>(value: T, delayMs = DEBOUNCE_MS): T => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
};
