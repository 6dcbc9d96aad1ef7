import { createContext } from 'react';

/** The id of the signed-in user, whose drafts are stored. Provided by the platform; without a user no drafts are stored. */
export const DraftOwnerContext = createContext<number | undefined>(undefined);
