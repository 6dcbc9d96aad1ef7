import { createContext } from 'react';

/** The id of the signed-in user, under which drafts are stored. The platform provides it. Without it no drafts are stored. */
export const DraftOwnerContext = createContext<number | undefined>(undefined);
