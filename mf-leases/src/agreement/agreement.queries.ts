import { callQueryOptions, requestFile } from '@husrum/api-client';
import { type Agreement, type AgreementTemplateInput, agreementCalls } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { openFetchedFile, useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { agreementTexts } from './agreement.texts';

/** How often the agreements are refetched while one is being sent to the signing service. */
const SENDING_REFETCH_MS = 2000;
/** How often they are refetched while parties can sign one, or while a signed one is being sealed. */
const SIGNING_REFETCH_MS = 10_000;

const getRefetchInterval = (agreements: readonly Agreement[] = []): number | false => {
  if (agreements.some(({ signing_status }) => signing_status === 'draft')) return SENDING_REFETCH_MS;
  const isBeingSigned = agreements.some(({ signing_status }) =>
    ['pending', 'signed'].includes(signing_status ?? ''),
  );
  return isBeingSigned && SIGNING_REFETCH_MS;
};

export const useAgreements = (leaseId: number) =>
  useQuery({
    ...callQueryOptions(agreementCalls.listByLease, { params: { id: leaseId } }),
    refetchInterval: ({ state }) => getRefetchInterval(state.data),
  });

export const useCreateFromTemplate = (leaseId: number, onSuccess: () => void) =>
  useApiMutation(agreementCalls.createFromTemplate, {
    publish: () => [busEvent('agreement.changed', { leaseId }), busEvent('file.changed', {})],
    successMessage: agreementTexts.templateCreated,
    onSuccess,
  });

/** Opens a preview of the agreement in a new tab. */
export const openTemplatePreview = (body: AgreementTemplateInput): Promise<void> =>
  openFetchedFile(() => requestFile(agreementCalls.previewTemplate, { body }));
