import { callQueryOptions, sendRequest } from '@husrum/api-client';
import {
  defaultListPreference,
  type ListName,
  type ListPreference,
  preferenceCalls,
} from '@husrum/contract/preference';
import type { UseListPreference } from '@husrum/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../notify/notify';
import { useOptionalSession } from '../session/session';
import { listPreferenceTexts } from './list-preference.texts';

const storageKey = (userId: number | undefined, list: ListName) => `husrum.list.${userId ?? ''}.${list}`;

/** The preference this browser stored last, so that the first render already has the right columns. */
const readStoredPreference = (key: string): ListPreference => {
  try {
    return { ...defaultListPreference, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return defaultListPreference;
  }
};
const storePreference = (key: string, value: ListPreference): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage (full or forbidden) the first render has the default columns.
  }
};

/** Stored on the server per user, with optimistic updates. The list works while the server does not answer. */
export const useListPreference: UseListPreference = (list) => {
  const key = storageKey(useOptionalSession()?.user.id, list);
  const queryClient = useQueryClient();
  const query = callQueryOptions(preferenceCalls.list, { params: { list }, handledStatuses: [402, 404] });
  const { data } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data) storePreference(key, data);
  }, [key, data]);
  const preference = data ?? readStoredPreference(key);
  const save = useMutation({
    mutationFn: (body: Partial<ListPreference>) =>
      sendRequest(preferenceCalls.updateList, { params: { list }, body }),
    onError: () => notify.error(listPreferenceTexts.saveFailed),
  });
  const updatePreference = (changes: Partial<ListPreference>) => {
    queryClient.setQueryData(query.queryKey, { ...preference, ...changes });
    save.mutate(changes);
  };
  return { preference, updatePreference };
};
