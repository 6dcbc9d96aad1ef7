import { useLayoutEffect } from 'react';
import { markDirty } from './dirty';

/** While `dirty`, leaving the page is asked about: by link, by back and forward, by closing the tab. */
export const useDirtyGuard = (dirty: boolean): void => {
  useLayoutEffect(() => (dirty ? markDirty() : undefined), [dirty]);
};
