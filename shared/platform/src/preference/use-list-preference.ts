import { ask, queryOf } from '@husrum/api-client';
import {
  type ListName,
  type ListPreference,
  preferenceCalls,
  untouchedList,
} from '@husrum/contract/preference';
import type { UseListPreference } from '@husrum/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../notify/notify';
import { useOptionalSession } from '../session/session';

const storedAt = (userId: number | undefined, list: ListName) => `husrum.list.${userId ?? ''}.${list}`;

/** What this browser saw last: so that the first drawing is already the right one. */
const remembered = (key: string): ListPreference => {
  try {
    return { ...untouchedList, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return untouchedList;
  }
};
const remember = (key: string, value: ListPreference): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden storage costs a flicker, nothing else.
  }
};

/** Kept on the server, per user; shown at once, saved behind. The list works all the same while it cannot be asked. */
export const useListPreference: UseListPreference = (list) => {
  const key = storedAt(useOptionalSession()?.user.id, list);
  const cache = useQueryClient();
  const asked = queryOf(preferenceCalls.list, { params: { list }, handles: [402, 404] });
  const { data } = useQuery({ ...asked, staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data) remember(key, data);
  }, [key, data]);
  const shown = data ?? remembered(key);
  const save = useMutation({
    mutationFn: (body: Partial<ListPreference>) =>
      ask(preferenceCalls.updateList, { params: { list }, body }),
    onError: () => notify.error('Ändringen av listan kunde inte sparas, försök igen'),
  });
  const change = (part: Partial<ListPreference>) => {
    cache.setQueryData(asked.queryKey, { ...shown, ...part });
    save.mutate(part);
  };
  return { preference: shown, change };
};
