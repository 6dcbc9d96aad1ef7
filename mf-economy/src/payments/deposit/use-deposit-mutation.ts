import { busEvent } from '@husrum/contract/bus';
import type { Call } from '@husrum/contract/core';
import { useApiMutation } from '@husrum/platform';

/** A change of a deposit: it also changes invoices, the ledger and the books. */
export const useDepositMutation = <C extends Call>(call: C, successMessage: string, onSuccess?: () => void) =>
  useApiMutation(call, {
    publish: () => [busEvent('invoices.changed', {})],
    successMessage,
    ...(onSuccess === undefined ? {} : { onSuccess }),
  });
