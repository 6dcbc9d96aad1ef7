import { createContext } from 'react';

/** A hook that is told whether something unsaved is on the screen. */
export type UseDirtyGuard = (dirty: boolean) => void;

/** Filled by the platform, which knows about leaving pages; forms only report. The hook must never be exchanged. */
export const DirtyGuardContext = createContext<UseDirtyGuard>(() => {});
