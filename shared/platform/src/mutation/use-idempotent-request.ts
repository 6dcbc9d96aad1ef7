import { isTransient, type RequestInput, sendRequest } from '@husrum/api-client';
import type { Call, ResponseOf } from '@husrum/contract/core';
import { useCallback, useRef } from 'react';

interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const toFingerprint = ({ method, path }: Call, { params, query, body }: RequestParts): string =>
  JSON.stringify([method, path, params, query, body]);

/**
 * Sends a call. When an idempotent call gets no response, the server may have made the change: if the user sends the same
 * input again, it is sent with the same key, so that the change is not made twice.
 */
export const useIdempotentRequest = () => {
  /** The keys of unanswered calls, by fingerprint. */
  const unanswered = useRef(new Map<string, string>());
  return useCallback(async <C extends Call>(call: C, input: RequestInput<C>): Promise<ResponseOf<C>> => {
    if (!call.idempotent || input.idempotencyKey !== undefined) return sendRequest(call, input);
    const fingerprint = toFingerprint(call, input);
    const idempotencyKey = unanswered.current.get(fingerprint) ?? crypto.randomUUID();
    unanswered.current.delete(fingerprint);
    try {
      return await sendRequest(call, { ...input, idempotencyKey });
    } catch (error) {
      if (isTransient(error)) unanswered.current.set(fingerprint, idempotencyKey);
      throw error;
    }
  }, []);
};
