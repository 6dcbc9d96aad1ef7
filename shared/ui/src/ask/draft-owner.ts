import { createContext } from 'react';

/** The user whose unsaved drafts these are. Filled by the platform, which knows who is signed in; nobody's are not kept. */
export const DraftOwnerContext = createContext<number | undefined>(undefined);
