import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Calculates something from the width of the window in px. Renders again only when the result, a primitive, changes. */
export const useWindowWidth = <T extends string | number | boolean>(calculate: (width: number) => T): T =>
  useSyncExternalStore(subscribe, () => calculate(window.innerWidth));
