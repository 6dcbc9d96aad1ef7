import { callQueryOptions } from '@husrum/api-client';
import { agreementCalls } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { signingCalls } from '@husrum/contract/signing';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { signingTexts } from './signing.texts';

/** The refetch interval from when the agreement is being sent for signing until it is signed and sealed. */
const REFETCH_MS = 3000;

export const useSigning = (agreementId: number) =>
  useQuery({
    ...callQueryOptions(signingCalls.detail, { params: { id: agreementId } }),
    refetchInterval: ({ state }) =>
      ['draft', 'pending', 'signed'].includes(state.data?.signing?.status ?? '') && REFETCH_MS,
  });

const publishChange = (leaseId: number) => () => [busEvent('agreement.changed', { leaseId })];

export const useSendSigning = (leaseId: number, onSuccess: () => void) =>
  useApiMutation(signingCalls.send, {
    publish: publishChange(leaseId),
    successMessage: signingTexts.sent,
    onSuccess,
  });
/** Replaces an agreement whose signing has ended with a new one of the same file. */
export const useRenewAgreement = (leaseId: number, onSuccess: () => void) =>
  useApiMutation(agreementCalls.renew, {
    publish: publishChange(leaseId),
    successMessage: signingTexts.renewed,
    onSuccess,
  });
export const useRemindParties = (leaseId: number) =>
  useApiMutation(signingCalls.remind, {
    publish: publishChange(leaseId),
    successMessage: ({ message }) => message,
  });
export const useCancelSigning = (leaseId: number, onSuccess: () => void) =>
  useApiMutation(signingCalls.cancel, {
    publish: publishChange(leaseId),
    successMessage: ({ message }) => message,
    onSuccess,
  });
