import { callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { notificationCalls } from '@husrum/contract/notification';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

/** How often notifications and badges are refetched (product spec §9). */
export const POLL_MS = 30_000;

/** A failing call of the frame must not redirect the user away from the page. */
export const withoutRedirect = { handledStatuses: [402, 404] };

export const useBadges = () =>
  useQuery({ ...callQueryOptions(statisticsCalls.badges, withoutRedirect), refetchInterval: POLL_MS });
export const useBusinessStatistics = () =>
  useQuery(callQueryOptions(statisticsCalls.business, withoutRedirect));
export const useNotifications = () =>
  useQuery({
    ...callQueryOptions(notificationCalls.list, withoutRedirect),
    refetchInterval: POLL_MS,
    // The response 401 signs out a removed user, in hidden tabs too.
    refetchIntervalInBackground: true,
  });

const publishChange = () => [busEvent('notifications.changed', {})];
export const useMarkNotificationRead = () =>
  useApiMutation(notificationCalls.markRead, { publish: publishChange });
export const useRemoveNotification = () =>
  useApiMutation(notificationCalls.remove, { publish: publishChange });
export const useRemoveAllNotifications = () =>
  useApiMutation(notificationCalls.removeAll, { publish: publishChange });

export const searchQueryOptions = (text: string) =>
  callQueryOptions(searchCalls.find, { query: { query: text, size: 10 } });
