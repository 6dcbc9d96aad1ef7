import { ApiError, type RequestInput, UNKNOWN_ERROR_TEXT } from '@husrum/api-client';
import type { BusEvent } from '@husrum/contract/bus';
import type { Call, ResponseOf } from '@husrum/contract/core';
import { bus } from '@husrum/event-bus';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../notify/notify';
import { useIdempotentRequest } from './use-idempotent-request';

export interface ApiMutationOptions<C extends Call> {
  /** Events to publish on success: `[busEvent('lease.ended', { leaseId })]`. Queries they make stale are refetched. */
  publish?: (response: ResponseOf<C>, input: RequestInput<C>) => readonly BusEvent[];
  successMessage?: string | ((response: ResponseOf<C>) => string);
  onSuccess?: (response: ResponseOf<C>, input: RequestInput<C>) => void;
  /** Events to publish on failure, for what the server has recorded of it. */
  publishOnFailure?: () => readonly BusEvent[];
  /** Wraps the server's message: `Borttagningen misslyckades: …`. */
  failureMessage?: (message: string) => string;
  /** Shows a failure as a warning, also when it has field errors that a form shows. */
  failureAsWarning?: boolean;
  /** Shows no toast on failure: the form shows every server message itself (`showServerMessage`). */
  silentFailure?: boolean;
}

/** The server's message, or undefined when a form shows it. */
const toastText = (
  error: Error,
  { asWarning, silent }: { asWarning: boolean; silent: boolean },
): string | undefined => {
  if (!(error instanceof ApiError)) return UNKNOWN_ERROR_TEXT;
  const isShownByForm = silent || (error.hasFieldErrors && !asWarning);
  return isShownByForm ? undefined : error.message || UNKNOWN_ERROR_TEXT;
};

/** A mutation of react-query that sends a call of the contract, publishes events, shows a toast and calls `onSuccess`. */
export const useApiMutation = <C extends Call>(call: C, options: ApiMutationOptions<C> = {}) => {
  const { publish, publishOnFailure, successMessage, onSuccess, failureMessage } = options;
  const { failureAsWarning: asWarning = false, silentFailure: silent = false } = options;
  const sendWithKey = useIdempotentRequest();
  return useMutation<ResponseOf<C>, Error, RequestInput<C>>({
    mutationFn: (input) => sendWithKey(call, input),
    onSuccess: (response, input) => {
      for (const event of publish?.(response, input) ?? []) bus.publish(event);
      const text = typeof successMessage === 'function' ? successMessage(response) : successMessage;
      if (text) notify.success(text);
      onSuccess?.(response, input);
    },
    onError: (error) => {
      for (const event of publishOnFailure?.() ?? []) bus.publish(event);
      const text = toastText(error, { asWarning, silent });
      if (text) notify[asWarning ? 'warning' : 'error'](failureMessage?.(text) ?? text);
    },
  });
};
