import {
  type BodyOf,
  buildPath,
  type Call,
  type ParamsOf,
  type QueryInput,
  type ResponseOf,
} from '@husrum/contract/core';

import { ApiError, NETWORK_ERROR_TEXT, toApiError, UNKNOWN_ERROR_TEXT } from './api-error';
import { apiConfig, handleError } from './configure';
import { queryString } from './query-string';
import { type OnProgress, sendWithProgress } from './send-with-progress';
import { token, withToken } from './token';

/** Whose token a call sends, for callers who are not users of the product. The global handlers are about users, so they are not called. */
export interface RequestSession {
  readonly getToken: () => string | null;
  /** Gets a new token when the server refuses the current one. Rejects with status 401 when the session is over. */
  readonly renewToken: () => Promise<string>;
  /** 401: the session is over. */
  readonly onUnauthorized: () => void;
}

interface RequestOptions {
  params?: Readonly<Record<string, number | string>>;
  query?: unknown;
  body?: unknown;
  /** The part named `file` of a multipart call. */
  file?: Blob;
  /** A repeated idempotent call with the same key returns the first response. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** It is called while the body is uploaded. */
  onProgress?: OnProgress;
  /** Statuses that the caller handles itself, instead of the global handlers (sign out, show the 404 page). */
  handledStatuses?: readonly number[];
  /** Default: the signed-in user's. */
  session?: RequestSession;
}

type ParamPart<C extends Call> = [keyof ParamsOf<C>] extends [never] ? object : { params: ParamsOf<C> };
type BodyPart<C extends Call> = BodyOf<C> extends undefined ? object : { body: BodyOf<C> };
export type RequestInput<C extends Call> = RequestOptions & { query?: QueryInput<C> } & ParamPart<C> &
  BodyPart<C>;
/** The input is optional when none of its fields is required. */
export type InputArgs<I> = object extends I ? [input?: I] : [input: I];

const toBody = (call: Call, { body, file }: RequestOptions): { body?: BodyInit; type?: string } => {
  if (call.multipart) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) {
      if (value !== undefined && value !== null) form.append(name, String(value));
    }
    // The file comes last, because the server streams the file and reads the fields first.
    if (file) form.append('file', file);
    return { body: form };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
};

/** W3C trace context: the trace of the page visit, and a new span for the call. */
const createTraceparent = (trace: string) =>
  `00-${trace}-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}-01`;

const toHeaders = (call: Call, input: RequestOptions, accessToken: string | null, type?: string): Headers => {
  const headers = withToken(
    { Accept: call.responseType === 'file' ? '*/*' : 'application/json' },
    accessToken,
  );
  if (type) headers.set('Content-Type', type);
  const { trace } = apiConfig();
  if (trace) headers.set('traceparent', createTraceparent(trace));
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
  return headers;
};

const fetchOnce = async (
  call: Call,
  input: RequestOptions,
  accessToken: string | null,
): Promise<Response> => {
  const { body, type } = toBody(call, input);
  const url = apiConfig().baseUrl + buildPath(call.path, input.params) + queryString(input.query);
  const init = {
    method: call.method,
    body,
    headers: toHeaders(call, input, accessToken, type),
    signal: input.signal,
  };
  try {
    return await (input.onProgress ? sendWithProgress(url, init, input.onProgress) : fetch(url, init));
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError(0, NETWORK_ERROR_TEXT);
  }
};

type TokenSource = Pick<RequestSession, 'getToken' | 'renewToken'>;
const userTokens: TokenSource = { getToken: token.get, renewToken: () => apiConfig().renewToken() };

/**
 * The token after the one that the server refused: another tab may have renewed it, or it expired while the computer slept.
 * The result is null when the session is over.
 */
const getRenewedToken = async (
  refusedToken: string,
  { getToken, renewToken }: TokenSource,
): Promise<string | null> => {
  const current = getToken();
  if (current !== refusedToken) return current;
  try {
    return await renewToken();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

const send = async (call: Call, options: RequestOptions = {}): Promise<Response> => {
  const input =
    call.idempotent && options.idempotencyKey === undefined
      ? { ...options, idempotencyKey: crypto.randomUUID() }
      : options;
  const tokens = options.session ?? userTokens;
  const sentToken = tokens.getToken();
  let response = await fetchOnce(call, input, sentToken);
  if (response.status === 401 && sentToken !== null && call.access !== 'public' && !call.acceptsCookie) {
    const renewed = await getRenewedToken(sentToken, tokens);
    if (renewed !== null) response = await fetchOnce(call, input, renewed);
  }
  if (!response.ok) throw await toApiError(response);
  return response;
};

const sendAndHandleErrors = async (call: Call, input: RequestOptions | undefined): Promise<Response> => {
  try {
    return await send(call, input);
  } catch (error) {
    if (
      error instanceof ApiError &&
      call.access !== 'public' &&
      !input?.handledStatuses?.includes(error.status)
    ) {
      if (!input?.session) handleError(error);
      else if (error.status === 401) input.session.onUnauthorized();
    }
    throw error;
  }
};

/** A proxy may answer 200 with nothing, or with a page of its own. */
const parseBody = (call: Call, status: number, text: string) => {
  if (text === '' && call.response === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(status, UNKNOWN_ERROR_TEXT);
  }
};

export const sendRequest = async <C extends Call>(
  call: C,
  input: RequestOptions | undefined,
): Promise<ResponseOf<C>> => {
  const response = await sendAndHandleErrors(call, input);
  return parseBody(call, response.status, call.responseType === 'none' ? '' : await response.text());
};

/** Makes the call and returns its response. Throws an `ApiError` for every failure, and an AbortError when aborted. */
export const request = <C extends Call>(
  call: C,
  ...[input]: InputArgs<RequestInput<C>>
): Promise<ResponseOf<C>> => sendRequest(call, input);

export interface DownloadedFile {
  blob: Blob;
  /** The file name from the server, or an empty string. */
  name: string;
}

const parseFileName = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? '';
};

/** It is for calls with `responseType: 'file'`: PDF, CSV, an uploaded document. */
export const requestFile = async <C extends Call>(
  call: C,
  ...[input]: InputArgs<RequestInput<C>>
): Promise<DownloadedFile> => {
  const response = await sendAndHandleErrors(call, input);
  return {
    blob: await response.blob(),
    name: parseFileName(response.headers.get('Content-Disposition') ?? ''),
  };
};
