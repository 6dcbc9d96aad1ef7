import { ApiError, callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { integrationCalls } from '@husrum/contract/integration';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { fasdokTexts } from './fasdok.texts';

/** Whether FASDOK is connected, or can be connected on this server. */
export const useHasFasdok = (): boolean => {
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
    ...callQueryOptions(fasdokCalls.templates, { params: { organization: organization ?? '' } }),
    enabled: organization !== null,
    retry: false,
  });

export const useCreateCase = (leaseId: number, onSuccess: () => void) =>
  useApiMutation(fasdokCalls.createCase, {
    publish: () => [busEvent('agreement.changed', { leaseId }), busEvent('file.changed', {})],
    successMessage: fasdokTexts.created,
    onSuccess,
  });
