import type { BodyOf, Call, Failure, QueryOf, ResponseOf } from '@husrum/contract/core';
import { defaultListPreference, preferenceCalls } from '@husrum/contract/preference';
import { ValidationError } from 'yup';
import { FakeXmlHttpRequest } from './fake-xml-http-request';
import { findUndeclared } from './find-undeclared';
import { parseQuery } from './parse-query';

export interface RecordedRequest<C extends Call = Call> {
  params: Readonly<Record<string, string>>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The part named `file` of a multipart call. */
  file: Blob | undefined;
  headers: Headers;
}

type MaybePromise<T> = T | Promise<T>;
type ResponseValue<C extends Call> = ResponseOf<C> | Blob;

/** How one call is handled. The last handler that a test sets for a call is used. */
interface Handler {
  call: Call;
  /** Matches the path, with a group for each path parameter. */
  pattern: RegExp;
  paramNames: readonly string[];
  requests: RecordedRequest[];
  respond: (request: RecordedRequest) => MaybePromise<Response>;
}

export interface FakeApi {
  /** Sets the response of a call: a value, or a function of the request. It is validated against the contract. */
  on: <C extends Call>(
    call: C,
    response: ((request: RecordedRequest<C>) => MaybePromise<ResponseValue<C>>) | ResponseValue<C>,
  ) => FakeApi;
  /** Makes a call fail: `fails(leaseCalls.create, 422, { message, data: { fee: ['…'] } })`. Status 0: no network. */
  fails: (call: Call, status: number, failure?: Partial<Failure>) => FakeApi;
  /** It never responds, so that the test sees skeletons. */
  hangs: (call: Call) => FakeApi;
  /** The received requests of a call, oldest first. */
  requests: <C extends Call>(call: C) => RecordedRequest<C>[];
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const createHandler = (call: Call, respond: Handler['respond']): Handler => {
  const parts = call.path.split(/\{(\w+)\}/);
  return {
    call,
    paramNames: parts.filter((_part, index) => index % 2 === 1),
    pattern: new RegExp(
      `^${parts.map((part, index) => (index % 2 ? '([^/]+)' : escapeRegExp(part))).join('')}$`,
    ),
    requests: [],
    respond,
  };
};

const jsonResponse = (status: number, body: unknown): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

const validationResponse = (error: ValidationError): Response => {
  const data: Record<string, string[]> = {};
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) {
    data[path] = [...(data[path] ?? []), message];
  }
  return jsonResponse(422, { message: 'Kontrollera uppgifterna', data });
};

/** Mistakes in the test: a call without a response, a response that breaks the contract. */
const testErrors: string[] = [];

afterEach(() => {
  const errors = testErrors.splice(0);
  if (errors.length > 0) throw new Error(errors.join('\n'));
});

const validateResponse = async (call: Call, value: unknown): Promise<Response> => {
  if (value instanceof Blob) return new Response(value);
  if (!call.response) return jsonResponse(200, undefined);
  try {
    await call.response.validate(value, { strict: true, abortEarly: false });
    return jsonResponse(200, call.response.cast(value, { stripUnknown: true }));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    testErrors.push(
      `The response of ${call.method} ${call.path} breaks the contract: ${error.errors.join('; ')}`,
    );
    return jsonResponse(500, { message: 'The response breaks the contract' });
  }
};

const parseBody = (body: BodyInit | null | undefined): { value: unknown; file: Blob | undefined } => {
  if (body instanceof FormData) {
    const { file, ...rest } = Object.fromEntries(body);
    return { value: rest, file: file instanceof Blob ? file : undefined };
  }
  return { value: typeof body === 'string' ? JSON.parse(body) : undefined, file: undefined };
};

/** The server refuses fields that a call does not declare, so that a form must not send any. */
const requireDeclared = ({ method, path, body, ignoresOtherFields }: Call, sent: unknown): void => {
  if (ignoresOtherFields) return;
  for (const field of findUndeclared(body, sent, ''))
    testErrors.push(`${method} ${path} was sent the field ${field}, which it does not declare`);
};

/** Validates the input with the contract's schemas, as the server does. */
const parseRequest = async (
  handler: Handler,
  path: string,
  search: string,
  init: RequestInit,
): Promise<RecordedRequest> => {
  const { call, pattern, paramNames } = handler;
  const values = pattern.exec(path)?.slice(1) ?? [];
  const { value, file } = parseBody(init.body);
  requireDeclared(call, value);
  return {
    params: Object.fromEntries(
      paramNames.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    ),
    query: await call.query?.validate(parseQuery(search), { abortEarly: false, stripUnknown: true }),
    body: await call.body?.validate(value, { abortEarly: false, stripUnknown: true }),
    file,
    headers: new Headers(init.headers),
  };
};

/** Replaces `fetch` by a server in memory, made from the contract. The newest fake API of a test receives all requests. */
export const fakeApi = (): FakeApi => {
  const handlers: Handler[] = [];
  const findHandler = (method: string, path: string) =>
    handlers.findLast(({ call, pattern }) => call.method === method && pattern.test(path));

  const handleRequest = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input), window.location.origin);
    const method = init.method ?? 'GET';
    const handler = findHandler(method, pathname);
    if (!handler) {
      testErrors.push(`No response is set for ${method} ${pathname}`);
      return jsonResponse(500, { message: `No response is set for ${method} ${pathname}` });
    }
    try {
      const request = await parseRequest(handler, pathname, search, init);
      handler.requests.push(request);
      return await handler.respond(request);
    } catch (error) {
      if (error instanceof ValidationError) return validationResponse(error);
      throw error;
    }
  };
  Object.assign(globalThis, { XMLHttpRequest: FakeXmlHttpRequest });
  globalThis.fetch = (input, init) => {
    const { signal } = init ?? {};
    const aborted = new Promise<never>((_done, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
    });
    return Promise.race([handleRequest(input, init), aborted]);
  };

  const api: FakeApi = {
    on: <C extends Call>(
      call: C,
      response: ((request: RecordedRequest<C>) => MaybePromise<ResponseValue<C>>) | ResponseValue<C>,
    ) => {
      const createValue = (request: RecordedRequest<C>): MaybePromise<ResponseValue<C>> =>
        isFunction(response) ? response(request) : response;
      handlers.push(
        createHandler(call, async (request) =>
          validateResponse(call, await createValue(typedRequest<C>(request))),
        ),
      );
      return api;
    },
    fails: (call, status, failure = {}) => {
      const body = { message: 'Något gick fel', ...failure };
      handlers.push(
        createHandler(call, () =>
          status === 0 ? Promise.reject(new TypeError('Failed to fetch')) : jsonResponse(status, body),
        ),
      );
      return api;
    },
    hangs: (call) => {
      handlers.push(createHandler(call, () => new Promise<Response>(() => {})));
      return api;
    },
    requests: <C extends Call>(call: C) =>
      handlers
        .filter((handler) => handler.call.method === call.method && handler.call.path === call.path)
        .flatMap((handler) => handler.requests.map((request) => typedRequest<C>(request))),
  };
  // Every list requests its preference, whatever the test is about.
  return api.on(preferenceCalls.list, defaultListPreference);
};

const isFunction = <C extends Call>(
  response: ((request: RecordedRequest<C>) => MaybePromise<ResponseValue<C>>) | ResponseValue<C>,
): response is (request: RecordedRequest<C>) => MaybePromise<ResponseValue<C>> =>
  typeof response === 'function';

/** A request that the call's schemas accept has the call's types. */
function typedRequest<C extends Call>(request: RecordedRequest): RecordedRequest<C>;
function typedRequest(request: RecordedRequest): RecordedRequest {
  return request;
}
