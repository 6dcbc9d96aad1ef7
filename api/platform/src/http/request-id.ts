import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const usableId = /^[\w-]{8,64}$/;
const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** The id of a request in proxy, log and response: the caller's `x-request-id` or trace id when usable, else a new one. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const { 'x-request-id': requested, traceparent: trace } = headers;
  if (typeof requested === 'string' && usableId.test(requested)) return requested;
  const [, traceId] = typeof trace === 'string' ? (traceparent.exec(trace) ?? []) : [];
  return traceId ?? randomUUID();
};
