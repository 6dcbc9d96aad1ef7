import { ApiError, ask, type RequestInput, UNKNOWN_FAILURE } from '@husrum/api-client';
import type { BusEvent } from '@husrum/contract/bus';
import type { Call, OkOf } from '@husrum/contract/core';
import { bus } from '@husrum/event-bus';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../notify/notify';

export interface SaveOptions<C extends Call> {
  /** What has happened then: `[fact('lease.ended', { leaseId })]`. Answers that it makes old are fetched again. */
  publish?: (ok: OkOf<C>, input: RequestInput<C>) => readonly BusEvent[];
  success?: string | ((ok: OkOf<C>) => string);
  onDone?: (ok: OkOf<C>, input: RequestInput<C>) => void;
  /** Around the server's sentence: `Borttagningen misslyckades: …`. */
  failure?: (message: string) => string;
  /** A failure is a warning, said also where a form shows texts under its fields. */
  warn?: boolean;
  /** The form shows every refusal itself (`showFailure`), so no toast repeats it. */
  quiet?: boolean;
}

/** The server's sentence, unless a form is going to show it. */
const failureText = (
  error: Error,
  { warn, quiet }: { warn: boolean; quiet: boolean },
): string | undefined => {
  if (!(error instanceof ApiError)) return UNKNOWN_FAILURE;
  const inForm = quiet || (error.hasFieldErrors && !warn);
  return inForm ? undefined : error.message || UNKNOWN_FAILURE;
};

/** A change on the server: the call, then what happened, then the word to the user, then onwards. */
export const useSave = <C extends Call>(
  call: C,
  { publish, success, onDone, failure, warn = false, quiet = false }: SaveOptions<C> = {},
) =>
  useMutation<OkOf<C>, Error, RequestInput<C>>({
    mutationFn: (input) => ask(call, input),
    onSuccess: (ok, input) => {
      for (const fact of publish?.(ok, input) ?? []) bus.publish(fact);
      const text = typeof success === 'function' ? success(ok) : success;
      if (text) notify.success(text);
      onDone?.(ok, input);
    },
    onError: (error) => {
      const text = failureText(error, { warn, quiet });
      if (text) notify[warn ? 'warning' : 'error'](failure?.(text) ?? text);
    },
  });
