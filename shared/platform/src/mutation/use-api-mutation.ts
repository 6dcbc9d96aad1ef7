import { ApiError, queryClient, type RequestInput, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';
import type { BusEvent } from '@husrum/contract/bus';
import { type Call, callKey, type ResponseOf } from '@husrum/contract/core';
import { bus } from '@husrum/event-bus';
import { type MutateOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { notify } from '../notify/notify';
import { useIdempotentRequest } from './use-idempotent-request';

export interface ApiMutationOptions<C extends Call> {
  /** Events to publish on success: `[busEvent('lease.ended', { leaseId })]`. Queries they make stale are refetched. */
  publish?: (response: ResponseOf<C>, input: RequestInput<C>) => readonly BusEvent[];
  successMessage?: string | ((response: ResponseOf<C>) => string);
  onSuccess?: (response: ResponseOf<C>, input: RequestInput<C>) => void;
  /**
   * Events to publish on failure, for a call whose failure the server records, or which fails because somebody else has changed
   * what is shown.
   */
  publishOnFailure?: () => readonly BusEvent[];
  /** Wraps the server's message, or its field errors: `Borttagningen misslyckades: …`. */
  failureMessage?: (message: string) => string;
  /** Shows a failure as a warning, also when it has field errors that a form shows. */
  failureAsWarning?: boolean;
  /** Shows field errors in a toast too, besides the form that shows them under its fields. */
  toastFieldErrors?: boolean;
  /** Shows no toast on failure: the caller shows it itself, for example a form with `showServerMessage`. */
  silentFailure?: boolean;
}

/** The server's message, or what is wrong with the fields of a refused input when `withFields` is true. */
const failureText = (error: Error, withFields: boolean): string => {
  if (!(error instanceof ApiError)) return UNKNOWN_ERROR_TEXT;
  const fieldTexts = withFields && error.status === 422 ? Object.values(error.fieldErrors()) : [];
  return fieldTexts.join(' ') || error.message || UNKNOWN_ERROR_TEXT;
};

/**
 * Somebody else has changed the resource: what is shown of it is out of date. Refetches the queries of the call's noun. A call of
 * `invoiceRow` or `invoiceAction` also refetches those of `invoice`: every noun counts whose name the call's noun begins with.
 */
const refetchAfterConflict = (call: Call, error: Error): void => {
  if (!(error instanceof ApiError) || error.status !== 409) return;
  const [noun] = callKey(call);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [shown] }) => typeof shown === 'string' && noun.startsWith(shown),
  });
};

/**
 * A mutation of react-query that sends a call of the contract, publishes events, shows a toast and calls `onSuccess`. Field errors
 * of `mutateAsync` are left to its caller, a form. After `mutate`, which no form waits for, the toast shows them.
 */
export const useApiMutation = <C extends Call>(call: C, options: ApiMutationOptions<C> = {}) => {
  const { publish, publishOnFailure, successMessage, onSuccess, failureMessage } = options;
  const { failureAsWarning: asWarning = false, silentFailure: silent = false } = options;
  const { toastFieldErrors = false } = options;
  const sendWithKey = useIdempotentRequest();
  const inputsWithoutForm = useRef(new WeakSet<RequestInput<C>>());
  const mutation = useMutation<ResponseOf<C>, Error, RequestInput<C>>({
    mutationFn: (input) => sendWithKey(call, input),
    onSuccess: (response, input) => {
      for (const event of publish?.(response, input) ?? []) bus.publish(event);
      const text = typeof successMessage === 'function' ? successMessage(response) : successMessage;
      if (text) notify.success(text);
      onSuccess?.(response, input);
    },
    onError: (error, input) => {
      for (const event of publishOnFailure?.() ?? []) bus.publish(event);
      refetchAfterConflict(call, error);
      const withFields = toastFieldErrors || inputsWithoutForm.current.has(input);
      const isShownByForm = error instanceof ApiError && error.hasFieldErrors && !asWarning && !withFields;
      if (silent || isShownByForm) return;
      const text = failureText(error, withFields);
      notify[asWarning ? 'warning' : 'error'](failureMessage?.(text) ?? text);
    },
  });
  const { mutate: send } = mutation;
  const mutate = useCallback(
    (input: RequestInput<C>, mutateOptions?: MutateOptions<ResponseOf<C>, Error, RequestInput<C>>) => {
      inputsWithoutForm.current.add(input);
      send(input, mutateOptions);
    },
    [send],
  );
  return { ...mutation, mutate };
};
