import { useEffect, useState } from 'react';

/** Search and filters wait this long for the next key. */
export const DEBOUNCE_MS = 500;

export const useDebounced = <T>(value: T, wait = DEBOUNCE_MS): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
};
