import { callQueryOptions, sendRequest } from '@husrum/api-client';
import {
  defaultListPreference,
  type ListName,
  type ListPreference,
  preferenceCalls,
} from '@husrum/contract/preference';
import { browserStore, type UseListPreference } from '@husrum/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../notify/notify';
import { useOptionalSession } from '../session/session';
import { listPreferenceTexts } from './list-preference.texts';

const storageKey = (userId: number | undefined, list: ListName) => `husrum.list.${userId ?? ''}.${list}`;

/** The preference that this browser stored last, so that the first render already has the right columns. */
const readStoredPreference = (key: string): ListPreference =>
  Object.assign({ ...defaultListPreference }, browserStore.readJson(key));

/**
 * A list's preference, which the server stores for each user. A change is shown before the server has stored it, and the list works
 * while the server does not answer.
 */
export const useListPreference: UseListPreference = (list) => {
  const key = storageKey(useOptionalSession()?.user.id, list);
  const queryClient = useQueryClient();
  const query = callQueryOptions(preferenceCalls.list, { params: { list }, handledStatuses: [402, 404] });
  const { data } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data) browserStore.writeJson(key, data);
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
