import {
  type BodyInput,
  type Call,
  type OkOf,
  type ParamsOf,
  pathOf,
  type QueryInput,
} from '@husrum/contract/core';

import { ApiError, errorOf, NETWORK_FAILURE } from './api-error';
import { apiConfig, applyPolicy } from './configure';
import { queryString } from './query-string';
import { token, withToken } from './token';

interface Input {
  params?: Readonly<Record<string, number | string>>;
  query?: unknown;
  body?: unknown;
  /** The part named `file` of a multipart call. */
  file?: Blob;
  /** Repeating a call that moves money with the same key gives the first answer again. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Statuses that the caller sees to, so that the global policy (log out, go to 404 …) stays away. */
  handles?: readonly number[];
}

type ParamPart<C extends Call> = [keyof ParamsOf<C>] extends [never] ? object : { params: ParamsOf<C> };
type BodyPart<C extends Call> = BodyInput<C> extends undefined ? object : { body: BodyInput<C> };
export type RequestInput<C extends Call> = Input & { query?: QueryInput<C> } & ParamPart<C> & BodyPart<C>;
/** The input may be left out where nothing in it is required. */
export type InputArgs<I> = object extends I ? [input?: I] : [input: I];

const bodyOf = (call: Call, { body, file }: Input): { body?: BodyInit; type?: string } => {
  if (call.multipart) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) {
      if (value !== undefined && value !== null) form.append(name, String(value));
    }
    // Last, so that a streaming server knows the fields before the bytes.
    if (file) form.append('file', file);
    return { body: form };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
};

/** W3C trace context: the visit's trace, and a span of the call's own. */
const traceparent = (trace: string) =>
  `00-${trace}-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}-01`;

const headersOf = (call: Call, input: Input, sent: string | null, type?: string): Headers => {
  const headers = withToken({ Accept: call.answer === 'file' ? '*/*' : 'application/json' }, sent);
  if (type) headers.set('Content-Type', type);
  const { trace } = apiConfig();
  if (trace) headers.set('traceparent', traceparent(trace));
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
  return headers;
};

const fetchOnce = async (call: Call, input: Input, sent: string | null): Promise<Response> => {
  const { body, type } = bodyOf(call, input);
  const url = apiConfig().baseUrl + pathOf(call.path, input.params) + queryString(input.query);
  const init = {
    method: call.method,
    body,
    headers: headersOf(call, input, sent, type),
    signal: input.signal,
  };
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError(0, NETWORK_FAILURE);
  }
};

const send = async (call: Call, given: Input = {}): Promise<Response> => {
  const input =
    call.money && given.idempotencyKey === undefined
      ? { ...given, idempotencyKey: crypto.randomUUID() }
      : given;
  const sent = token.get();
  let response = await fetchOnce(call, input, sent);
  const current = token.get();
  // Another tab may have refreshed the session while the call was on its way.
  if (response.status === 401 && sent !== null && current !== null && current !== sent) {
    response = await fetchOnce(call, input, current);
  }
  if (!response.ok) throw await errorOf(response);
  return response;
};

const answered = async (call: Call, input: Input | undefined): Promise<Response> => {
  try {
    return await send(call, input);
  } catch (error) {
    if (error instanceof ApiError && call.access !== 'public' && !input?.handles?.includes(error.status)) {
      applyPolicy(error);
    }
    throw error;
  }
};

export const ask = async <C extends Call>(call: C, input: Input | undefined): Promise<OkOf<C>> => {
  const response = await answered(call, input);
  const text = call.answer === 'none' ? '' : await response.text();
  const data = text === '' ? undefined : JSON.parse(text);
  return data;
};

/** Makes the call and gives its answer; every failure is an `ApiError`, an abort stays an abort. */
export const request = <C extends Call>(call: C, ...[input]: InputArgs<RequestInput<C>>): Promise<OkOf<C>> =>
  ask(call, input);

export interface AnsweredFile {
  blob: Blob;
  /** As the server named it, or an empty text. */
  name: string;
}

const nameOf = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? '';
};

/** For calls whose answer is a file: PDF, CSV, an uploaded document. */
export const requestFile = async <C extends Call>(
  call: C,
  ...[input]: InputArgs<RequestInput<C>>
): Promise<AnsweredFile> => {
  const response = await answered(call, input);
  return { blob: await response.blob(), name: nameOf(response.headers.get('Content-Disposition') ?? '') };
};
