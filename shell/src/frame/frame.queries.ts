import { queryOf } from '@husrum/api-client';
import { calls, fact } from '@husrum/contract';
import { useSave } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

/** How often the bell asks for news (product spec §9). */
export const POLL_MS = 30_000;

/** What stands around the page never takes the reader away from it. */
export const besidePage = { handles: [402, 404] };

export const useBadges = () =>
  useQuery({ ...queryOf(calls.stats.badges, besidePage), refetchInterval: POLL_MS });
export const useAccountStats = () => useQuery(queryOf(calls.stats.billable, besidePage));
export const useNotifications = () =>
  useQuery({ ...queryOf(calls.notification.list, besidePage), refetchInterval: POLL_MS });

const changed = () => [fact('notifications.changed', {})];
export const useReadNotification = () => useSave(calls.notification.read, { publish: changed });
export const useRemoveNotification = () => useSave(calls.notification.remove, { publish: changed });
export const useClearNotifications = () => useSave(calls.notification.clear, { publish: changed });

export const searchQuery = (text: string) => queryOf(calls.search.find, { query: { query: text, size: 10 } });
