import { callQueryOptions, requestFile } from '@husrum/api-client';
import { type Agreement, type AgreementTemplateInput, agreementCalls } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { openFetchedFile, useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { agreementTexts } from './agreement.texts';

/** While an agreement is on its way to the signing service, and while parties may sign it. */
const SENDING_REFETCH_MS = 2000;
const SIGNING_REFETCH_MS = 10_000;

const refetchInterval = (agreements: readonly Agreement[] = []): number | false => {
  if (agreements.some(({ signing_status }) => signing_status === 'draft')) return SENDING_REFETCH_MS;
  const isRunning = agreements.some(({ signing_status }) =>
    ['pending', 'signed'].includes(signing_status ?? ''),
  );
  return isRunning && SIGNING_REFETCH_MS;
};

export const useAgreements = (leaseId: number) =>
  useQuery({
    ...callQueryOptions(agreementCalls.listByLease, { params: { id: leaseId } }),
    refetchInterval: ({ state }) => refetchInterval(state.data),
  });

export const useCreateFromTemplate = (leaseId: number, onSuccess: () => void) =>
  useApiMutation(agreementCalls.createFromTemplate, {
    publish: () => [busEvent('agreement.changed', { leaseId }), busEvent('file.changed', {})],
    successMessage: agreementTexts.templateCreated,
    onSuccess,
  });

/** Opens the agreement as it would be, in a new tab. */
export const openTemplatePreview = (body: AgreementTemplateInput): Promise<void> =>
  openFetchedFile(() => requestFile(agreementCalls.previewTemplate, { body }));
