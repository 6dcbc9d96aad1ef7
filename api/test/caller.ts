import {
  type BodyInput,
  type Call,
  type Failure,
  type OkOf,
  type ParamsOf,
  pathOf,
  type QueryInput,
} from '@husrum/contract/core';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import qs from 'qs';
import { type MultipartFile, multipartOf } from './multipart';

/** What a call is made with: only the parts it has. */
export interface CallWith<C extends Call> {
  params?: ParamsOf<C>;
  query?: QueryInput<C>;
  /** Loose on purpose: a test also sends what a form would never let through. */
  body?: Partial<BodyInput<C>> | Record<string, unknown>;
  file?: MultipartFile;
  idempotencyKey?: string;
}

/** The refusal of a call, as the browser sees it. */
export class CallFailed extends Error {
  readonly data: Readonly<Record<string, string[]>>;
  /** The server's sentence alone. */
  readonly said: string;

  constructor(
    call: Call,
    readonly status: number,
    { message, data = {} }: Failure,
  ) {
    super(`${call.method} ${call.path} → ${status}: ${message} ${JSON.stringify(data)}`);
    this.data = data;
    this.said = message;
  }
}

export interface Caller {
  /** Any call; throws CallFailed unless the status is 2xx. */
  call<C extends Call>(call: C, input?: CallWith<C>): Promise<OkOf<C>>;
  get<C extends Call>(call: C, input?: CallWith<C>): Promise<OkOf<C>>;
  post<C extends Call>(call: C, input?: CallWith<C>): Promise<OkOf<C>>;
  patch<C extends Call>(call: C, input?: CallWith<C>): Promise<OkOf<C>>;
  remove<C extends Call>(call: C, input?: CallWith<C>): Promise<OkOf<C>>;
  /** The refusal of a call that must not succeed. */
  failure<C extends Call>(call: C, input?: CallWith<C>): Promise<CallFailed>;
  /** The bare answer: status, headers, bytes. */
  raw<C extends Call>(call: C, input?: CallWith<C>): Promise<LightMyRequestResponse>;
}

const optionsOf = <C extends Call>(call: C, input: CallWith<C>, token: string | undefined): InjectOptions => {
  const { params, query, body, file, idempotencyKey } = input;
  const search = query ? `?${qs.stringify(query, { skipNulls: true })}` : '';
  const form = call.multipart ? multipartOf({ ...body }, file) : undefined;
  return {
    method: call.method,
    url: pathOf(call.path, { ...params }) + search,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(form ? { 'content-type': form.contentType } : {}),
    },
    ...(form ? { payload: form.payload } : body ? { payload: body } : {}),
  };
};

const readFailure = (response: LightMyRequestResponse): Failure => {
  try {
    return response.json<Failure>();
  } catch {
    return { message: response.body };
  }
};

export const callerOf = (app: () => FastifyInstance, token: string | undefined): Caller => {
  const raw: Caller['raw'] = (call, input = {}) => app().inject(optionsOf(call, input, token));
  const call = async <C extends Call>(described: C, input: CallWith<C> = {}): Promise<OkOf<C>> => {
    const response = await raw(described, input);
    if (response.statusCode >= 300)
      throw new CallFailed(described, response.statusCode, readFailure(response));
    return JSON.parse(described.ok ? response.body : 'null');
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
