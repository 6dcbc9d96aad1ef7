import { namedFailures } from '@husrum/api-platform/testing';
import {
  type BodyOf,
  buildPath,
  type Call,
  type Failure,
  type ParamsOf,
  type QueryInput,
  type ResponseOf,
} from '@husrum/contract/core';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import qs from 'qs';
import { encodeMultipart, type MultipartFile } from './multipart';

/** The input of a call: only the parts that it has. */
export interface CallInput<C extends Call> {
  params?: ParamsOf<C>;
  query?: QueryInput<C>;
  /** It is loosely typed, because tests also send invalid bodies. */
  body?: Partial<BodyOf<C>> | Record<string, unknown>;
  file?: MultipartFile;
  idempotencyKey?: string;
}

/** A failed call, as the browser sees it. */
export class CallFailed extends Error {
  readonly data: Readonly<Record<string, string[]>>;
  /** The message of the server, without call and status. */
  readonly serverMessage: string;

  constructor(
    call: Call,
    readonly status: number,
    { message, data = {} }: Failure,
  ) {
    super(`${call.method} ${call.path} → ${status}: ${message} ${JSON.stringify(data)}`);
    this.data = data;
    this.serverMessage = message;
  }
}

export interface Caller {
  /** Makes a call. Throws CallFailed unless the status is 2xx. */
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<ResponseOf<C>>;
  get<C extends Call>(call: C, input?: CallInput<C>): Promise<ResponseOf<C>>;
  post<C extends Call>(call: C, input?: CallInput<C>): Promise<ResponseOf<C>>;
  patch<C extends Call>(call: C, input?: CallInput<C>): Promise<ResponseOf<C>>;
  remove<C extends Call>(call: C, input?: CallInput<C>): Promise<ResponseOf<C>>;
  /** Makes a call that must fail, and returns the failure. */
  failure<C extends Call>(call: C, input?: CallInput<C>): Promise<CallFailed>;
  /** Makes a call, and returns the raw response. */
  raw<C extends Call>(call: C, input?: CallInput<C>): Promise<LightMyRequestResponse>;
}

const toInjectOptions = <C extends Call>(
  call: C,
  input: CallInput<C>,
  token: string | undefined,
): InjectOptions => {
  const { params, query, body, file, idempotencyKey } = input;
  const search = query ? `?${qs.stringify(query, { skipNulls: true })}` : '';
  const form = call.multipart ? encodeMultipart({ ...body }, file) : undefined;
  const payload = form?.payload ?? body;
  return {
    method: call.method,
    url: buildPath(call.path, { ...params }) + search,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(form ? { 'content-type': form.contentType } : {}),
    },
    ...(payload ? { payload } : {}),
  };
};

const readFailure = (response: LightMyRequestResponse): Failure => {
  try {
    return response.json<Failure>();
  } catch {
    return { message: response.body };
  }
};

/**
 * The failures that the OpenAPI document must name for a call. 404 is not among them, because it also hides calls that the
 * user may not make.
 */
const documentedStatuses = [403, 409, 422, 424];

/** Throws if a call answers a failure that the OpenAPI document does not name. */
const requireDocumentedFailure = (call: Call, status: number): void => {
  if (documentedStatuses.includes(status) && !namedFailures(call).has(status))
    throw new Error(
      `${call.method} ${call.path} answered ${status}, which the OpenAPI document does not name`,
    );
};

export const createCaller = (app: () => FastifyInstance, token: string | undefined): Caller => {
  const raw: Caller['raw'] = async (call, input = {}) => {
    const response = await app().inject(toInjectOptions(call, input, token));
    requireDocumentedFailure(call, response.statusCode);
    return response;
  };
  const call = async <C extends Call>(described: C, input: CallInput<C> = {}): Promise<ResponseOf<C>> => {
    const response = await raw(described, input);
    if (response.statusCode >= 300)
      throw new CallFailed(described, response.statusCode, readFailure(response));
    return JSON.parse(described.response ? response.body : 'null');
  };
  const failure: Caller['failure'] = async (described, input = {}) => {
    const response = await raw(described, input);
    if (response.statusCode < 300) {
      throw new Error(
        `${described.method} ${described.path} should have failed, but answered ${response.body.slice(0, 300)}`,
      );
    }
    return new CallFailed(described, response.statusCode, readFailure(response));
  };
  return { call, get: call, post: call, patch: call, remove: call, failure, raw };
};
