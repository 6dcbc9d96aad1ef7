import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** In windows up to this width, in px, the rows of a table are cards: as in `table-cards.css`. */
export const MAX_PHONE_WIDTH = 450;

/** Calculates something from the width of the window in px. Renders again only when the result, a primitive, changes. */
export const useWindowWidth = <T extends string | number | boolean>(calculate: (width: number) => T): T =>
  useSyncExternalStore(subscribe, () => calculate(window.innerWidth));
