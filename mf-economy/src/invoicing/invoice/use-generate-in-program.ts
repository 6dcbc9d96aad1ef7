import type { AccountingName } from '@husrum/contract/accounting';
import { busEvent } from '@husrum/contract/bus';
import { integrationLabel } from '@husrum/contract/integration';
import { type Invoice, invoiceActionCalls } from '@husrum/contract/invoice';
import { useApiMutation } from '@husrum/platform';
import { invoiceTexts } from './invoice.texts';

const calls = {
  FORTNOX: invoiceActionCalls.generateFortnox,
  VISMA: invoiceActionCalls.generateVisma,
} as const;

/** Creates the invoice in an accounting program. The page shows a failure permanently, so there is no toast. */
export const useGenerateInProgram = ({ id }: Pick<Invoice, 'id'>, program: AccountingName) => {
  const generate = useApiMutation(calls[program], {
    publish: () => [busEvent('invoice.changed', { invoiceId: id })],
    successMessage: ({ reference }) => invoiceTexts.generatedIn(reference ?? '', integrationLabel[program]),
    silentFailure: true,
  });
  return {
    call: calls[program],
    isPending: generate.isPending,
    error: generate.error,
    start: () => generate.mutate({ params: { id } }),
  };
};
