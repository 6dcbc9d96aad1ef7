import { defaultListPreference, type ListName, type ListPreference } from '@husrum/contract/preference';
import { createContext, useState } from 'react';

export interface ListPreferenceState {
  preference: ListPreference;
  updatePreference: (changes: Partial<ListPreference>) => void;
}

/** A hook: the user's hidden columns and saved views of a list. */
export type UseListPreference = (list: ListName) => ListPreferenceState;

const useInMemoryPreference: UseListPreference = () => {
  const [preference, setPreference] = useState(defaultListPreference);
  return {
    preference,
    updatePreference: (changes) => setPreference((before) => ({ ...before, ...changes })),
  };
};

/** The platform provides it, because it stores preferences on the server. The hook must not change between renders. */
export const ListPreferenceContext = createContext<UseListPreference>(useInMemoryPreference);
