import { useLayoutEffect } from 'react';
import { markUnsavedChanges } from './unsaved-changes';

/** While `dirty`, the user must confirm leaving the page: by link, by back and forward, by closing the tab. */
export const useUnsavedChangesPrompt = (dirty: boolean): void => {
  useLayoutEffect(() => (dirty ? markUnsavedChanges() : undefined), [dirty]);
};
