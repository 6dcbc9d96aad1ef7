import { callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { NOTIFICATION_PAGE_SIZE, notificationCalls } from '@husrum/contract/notification';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { useApiMutation } from '@husrum/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** How often notifications and badges are refetched (product spec §9). */
export const POLL_MS = 30_000;

/** A failing call of the frame must not redirect the user away from the page. */
export const withoutRedirect = { handledStatuses: [402, 404] };

export const useBadges = () =>
  useQuery({ ...callQueryOptions(statisticsCalls.badges, withoutRedirect), refetchInterval: POLL_MS });
export const useBusinessStatistics = () =>
  useQuery(callQueryOptions(statisticsCalls.business, withoutRedirect));
/** The latest notifications. It is polled also in hidden tabs, and kept on the screen while more of them are fetched. */
export const useNotifications = (limit = NOTIFICATION_PAGE_SIZE) =>
  useQuery({
    ...callQueryOptions(notificationCalls.list, { query: { limit }, ...withoutRedirect }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    // The response 401 signs out a removed user, in hidden tabs too.
    refetchIntervalInBackground: true,
  });

const publishChange = () => [busEvent('notifications.changed', {})];
export const useMarkNotificationRead = () =>
  useApiMutation(notificationCalls.markRead, { publish: publishChange });
export const useMarkAllNotificationsRead = () =>
  useApiMutation(notificationCalls.markAllRead, { publish: publishChange });
export const useRemoveNotification = () =>
  useApiMutation(notificationCalls.remove, { publish: publishChange });
export const useRemoveAllNotifications = () =>
  useApiMutation(notificationCalls.removeAll, { publish: publishChange });

export const searchQueryOptions = (text: string) =>
  callQueryOptions(searchCalls.find, { query: { query: text, size: 10 } });
