import { createContext } from 'react';

/** A hook that asks the user before unsaved changes are lost. */
export type UseUnsavedChangesPrompt = (dirty: boolean) => void;

/** The platform provides it, because it handles navigation. The hook must not change between renders. */
export const UnsavedChangesPromptContext = createContext<UseUnsavedChangesPrompt>(() => {});
