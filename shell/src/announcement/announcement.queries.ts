import { ApiError, callQueryOptions, listQueryOptions, sendRequest } from '@husrum/api-client';
import { announcementCalls } from '@husrum/contract/announcement';
import { busEvent } from '@husrum/contract/bus';
import { useApiMutation } from '@husrum/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { withoutRedirect } from '../frame/frame.queries';
import { announcementFormTexts } from './announcement.texts';

/** How often announcements are refetched (product spec §9). */
const REFETCH_MS = 300_000;
/** The delays before the retries of a report that an announcement was seen (product spec §9). */
const SEEN_RETRY_DELAYS_MS = [500, 2000];
/** The statuses of a call for an announcement that does not exist any more. It counts as dismissed. */
const GONE_STATUSES = [404, 410];

export const useAnnouncements = () =>
  useQuery({ ...callQueryOptions(announcementCalls.list, withoutRedirect), refetchInterval: REFETCH_MS });

/** Reports that the user has seen an announcement. A failure is retried, and shows no message. */
export const useReportSeen = () =>
  useMutation({
    mutationFn: (id: number) =>
      sendRequest(announcementCalls.seen, { params: { id }, handledStatuses: [402, ...GONE_STATUSES] }),
    retry: SEEN_RETRY_DELAYS_MS.length,
    retryDelay: (attempt) => SEEN_RETRY_DELAYS_MS[attempt] ?? 0,
  });

/** Resolves when the announcement is dismissed, or is gone. */
export const useDismiss = () =>
  useMutation({
    mutationFn: async (id: number) => {
      try {
        await sendRequest(announcementCalls.dismiss, {
          params: { id },
          handledStatuses: [402, ...GONE_STATUSES],
        });
      } catch (error) {
        if (!(error instanceof ApiError && GONE_STATUSES.includes(error.status))) throw error;
      }
    },
  });

/** All announcements, for developers. */
export const useAnnouncementRows = (page: number) =>
  useQuery(listQueryOptions(announcementCalls.listAll, { query: { page } }));

const publish = () => [busEvent('announcements.changed', {})];
export const useCreateAnnouncement = () =>
  useApiMutation(announcementCalls.create, { publish, successMessage: announcementFormTexts.published });
export const useRemoveAnnouncement = () =>
  useApiMutation(announcementCalls.remove, { publish, successMessage: ({ message }) => message });
