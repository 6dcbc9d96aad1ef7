import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const plain = /^[\w-]{8,64}$/;
const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** One id through proxy, log and answer: the caller's when it brings a usable one. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const { 'x-request-id': given, traceparent: trace } = headers;
  if (typeof given === 'string' && plain.test(given)) return given;
  const [, traceId] = typeof trace === 'string' ? (traceparent.exec(trace) ?? []) : [];
  return traceId ?? randomUUID();
};
