import { callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { integrationCalls } from '@husrum/contract/integration';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { integrationTexts } from './integration.texts';

export const useIntegrations = () => useQuery(callQueryOptions(integrationCalls.list));

const publish = () => [busEvent('integration.changed', {})];

export const useConnectFasdok = (onSuccess: () => void) =>
  useApiMutation(fasdokCalls.connect, {
    publish,
    successMessage: ({ name }) => integrationTexts.connectedMessage(name),
    onSuccess,
  });
export const useSaveDescription = (onSuccess: () => void) =>
  useApiMutation(integrationCalls.update, { publish, successMessage: integrationTexts.saved, onSuccess });
/** Reads the state of the agreements' cases from FASDOK at once, without waiting for the next run. */
export const useSyncFasdok = () =>
  useApiMutation(fasdokCalls.sync, {
    publish: () => [...publish(), busEvent('file.changed', {})],
    // After a failed run, the connection contains the error.
    publishOnFailure: publish,
    successMessage: ({ message }) => message,
  });
/**
 * What unlinking an accounting program means for companies and invoices. It is fetched each time the dialog opens, never from
 * the cache.
 */
export const useRemovalPreview = (id: number, enabled: boolean) =>
  useQuery({
    ...callQueryOptions(integrationCalls.previewRemoval, { params: { id } }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
export const useUnlinkIntegration = (onSuccess: () => void) =>
  useApiMutation(integrationCalls.remove, {
    publish,
    successMessage: ({ message }) => message,
    failureMessage: integrationTexts.unlinkFailed,
    onSuccess,
  });
