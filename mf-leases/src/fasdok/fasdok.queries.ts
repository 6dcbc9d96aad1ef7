import { ApiError, callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { integrationCalls } from '@husrum/contract/integration';
import { publish, useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fasdokTexts } from './fasdok.texts';

/** Whether FASDOK is connected, or can be connected on this server. */
export const useIsFasdokAvailable = (): boolean => {
  const { data } = useQuery(callQueryOptions(integrationCalls.list));
  return data?.services.some(({ name }) => name === 'FASDOK') ?? false;
};

const NOT_CONNECTED = 424;

export const isNotConnected = (error: Error): boolean =>
  error instanceof ApiError && error.status === NOT_CONNECTED;

/** The call answers 424 while FASDOK is not connected. A retry does not help. */
export const useFasdokOrganizations = () =>
  useQuery({ ...callQueryOptions(fasdokCalls.organizations), retry: false });

export const useFasdokTemplates = (organization: string | null) =>
  useQuery({
    ...callQueryOptions(fasdokCalls.templates, {
      params: { organization: organization ?? '' },
      // The organization has been removed in FASDOK, which the form shows.
      handledStatuses: [404],
    }),
    enabled: organization !== null,
    retry: false,
  });

/** How long the status that was read counts as current, when the page is opened again or comes into focus. */
const STATUS_STALE_MS = 10_000;

/** Reads the cases of the lease in FASDOK while the page is shown, so that a user who comes from FASDOK sees what has changed. */
export const useSyncCases = (leaseId: number, isEnabled: boolean): void => {
  const { data, dataUpdatedAt } = useQuery({
    ...callQueryOptions(fasdokCalls.sync, { body: { lease_id: leaseId } }),
    enabled: isEnabled,
    // A failure is not shown: the agreements keep their last known status.
    retry: false,
    staleTime: STATUS_STALE_MS,
  });
  const hasChanges = data !== undefined && data.changed > 0;
  useEffect(() => {
    if (!hasChanges || dataUpdatedAt === 0) return;
    publish(busEvent('agreement.changed', { leaseId }));
    publish(busEvent('file.changed', {}));
  }, [hasChanges, dataUpdatedAt, leaseId]);
};

export const useCreateCase = (leaseId: number, onSuccess: () => void) =>
  useApiMutation(fasdokCalls.createCase, {
    publish: () => [busEvent('agreement.changed', { leaseId }), busEvent('file.changed', {})],
    successMessage: fasdokTexts.created,
    onSuccess,
  });
