import { type ListName, type ListPreference, untouchedList } from '@husrum/contract/preference';
import { createContext, useState } from 'react';

export interface KeptList {
  preference: ListPreference;
  change: (part: Partial<ListPreference>) => void;
}

/** A hook: how the user wants a list, and how that changes. */
export type UseListPreference = (list: ListName) => KeptList;

const useInMemory: UseListPreference = () => {
  const [preference, keep] = useState(untouchedList);
  return { preference, change: (part) => keep((before) => ({ ...before, ...part })) };
};

/** Filled by the platform, which keeps it on the server. The hook must never be exchanged. */
export const ListPreferenceContext = createContext<UseListPreference>(useInMemory);
