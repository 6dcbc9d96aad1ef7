import { queryOf } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { notificationCalls } from '@husrum/contract/notification';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { useSave } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

/** How often the bell asks for news (product spec §9). */
export const POLL_MS = 30_000;

/** What stands around the page never takes the reader away from it. */
export const besidePage = { handles: [402, 404] };

export const useBadges = () =>
  useQuery({ ...queryOf(statisticsCalls.badges, besidePage), refetchInterval: POLL_MS });
export const useAccountStats = () => useQuery(queryOf(statisticsCalls.billable, besidePage));
export const useNotifications = () =>
  useQuery({ ...queryOf(notificationCalls.list, besidePage), refetchInterval: POLL_MS });

const changed = () => [busEvent('notifications.changed', {})];
export const useReadNotification = () => useSave(notificationCalls.read, { publish: changed });
export const useRemoveNotification = () => useSave(notificationCalls.remove, { publish: changed });
export const useClearNotifications = () => useSave(notificationCalls.clear, { publish: changed });

export const searchQuery = (text: string) => queryOf(searchCalls.find, { query: { query: text, size: 10 } });
