import type { BodyInput, Call, Failure, OkOf, QueryOf } from '@husrum/contract/core';
import { preferenceCalls, untouchedList } from '@husrum/contract/preference';
import { ValidationError } from 'yup';
import { parseQuery } from './query-text';

export interface SeenRequest<C extends Call = Call> {
  params: Readonly<Record<string, string>>;
  query: QueryOf<C>;
  body: BodyInput<C>;
  /** The part named `file` of a multipart call. */
  file: Blob | undefined;
  headers: Headers;
}

type Maybe<T> = T | Promise<T>;
type Answer<C extends Call> = OkOf<C> | Blob;

interface Rule {
  call: Call;
  pattern: RegExp;
  names: readonly string[];
  seen: SeenRequest[];
  answer: (request: SeenRequest) => Maybe<Response>;
}

export interface FakeApi {
  /** What the call answers, checked against the contract: a value, or made from the request. */
  on: <C extends Call>(
    call: C,
    answer: ((request: SeenRequest<C>) => Maybe<Answer<C>>) | Answer<C>,
  ) => FakeApi;
  /** The call is refused: `fails(calls.lease.create, 422, { message, data: { fee: ['…'] } })`. Status 0: no network. */
  fails: (call: Call, status: number, failure?: Partial<Failure>) => FakeApi;
  /** The call never answers: for skeletons. */
  hangs: (call: Call) => FakeApi;
  /** What was asked, oldest first. */
  requests: <C extends Call>(call: C) => SeenRequest<C>[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ruleOf = (call: Call, answer: Rule['answer']): Rule => {
  const parts = call.path.split(/\{(\w+)\}/);
  return {
    call,
    names: parts.filter((_part, index) => index % 2 === 1),
    pattern: new RegExp(`^${parts.map((part, index) => (index % 2 ? '([^/]+)' : escaped(part))).join('')}$`),
    seen: [],
    answer,
  };
};

const json = (status: number, body: unknown): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

const refusal = (error: ValidationError): Response => {
  const data: Record<string, string[]> = {};
  for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) {
    data[path] = [...(data[path] ?? []), message];
  }
  return json(422, { message: 'Kontrollera uppgifterna', data });
};

/** Failures of the test itself: a call nobody answers, an answer the contract does not know. */
const mistakes: string[] = [];

afterEach(() => {
  const found = mistakes.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});

const answerOf = async (call: Call, value: unknown): Promise<Response> => {
  if (value instanceof Blob) return new Response(value);
  if (!call.ok) return json(200, undefined);
  try {
    await call.ok.validate(value, { strict: true, abortEarly: false });
    return json(200, call.ok.cast(value, { stripUnknown: true }));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    mistakes.push(
      `The answer of ${call.method} ${call.path} is not what the contract says: ${error.errors.join('; ')}`,
    );
    return json(500, { message: 'The answer breaks the contract' });
  }
};

const bodyOf = (body: BodyInit | null | undefined): { value: unknown; file: Blob | undefined } => {
  if (body instanceof FormData) {
    const { file, ...rest } = Object.fromEntries(body);
    return { value: rest, file: file instanceof Blob ? file : undefined };
  }
  return { value: typeof body === 'string' ? JSON.parse(body) : undefined, file: undefined };
};

/** Input goes through the contract's schemas, as on the server; what they refuse is answered 422. */
const checked = async (rule: Rule, path: string, search: string, init: RequestInit): Promise<SeenRequest> => {
  const { call, pattern, names } = rule;
  const values = pattern.exec(path)?.slice(1) ?? [];
  const { value, file } = bodyOf(init.body);
  return {
    params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')])),
    query: await call.query?.validate(parseQuery(search), { abortEarly: false, stripUnknown: true }),
    body: await call.body?.validate(value, { abortEarly: false, stripUnknown: true }),
    file,
    headers: new Headers(init.headers),
  };
};

/** A server in memory, made from the contract. The latest one is the one that is asked. */
export const fakeApi = (): FakeApi => {
  const rules: Rule[] = [];
  const ruleFor = (method: string, path: string) =>
    rules.findLast((rule) => rule.call.method === method && rule.pattern.test(path));

  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input), window.location.origin);
    const method = init.method ?? 'GET';
    const rule = ruleFor(method, pathname);
    if (!rule) {
      mistakes.push(`Nobody answers ${method} ${pathname}`);
      return json(500, { message: `Nobody answers ${method} ${pathname}` });
    }
    try {
      const request = await checked(rule, pathname, search, init);
      rule.seen.push(request);
      return await rule.answer(request);
    } catch (error) {
      if (error instanceof ValidationError) return refusal(error);
      throw error;
    }
  };
  globalThis.fetch = (input, init) => {
    const { signal } = init ?? {};
    const aborted = new Promise<never>((_done, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
    });
    return Promise.race([answer(input, init), aborted]);
  };

  const api: FakeApi = {
    on: <C extends Call>(call: C, given: ((request: SeenRequest<C>) => Maybe<Answer<C>>) | Answer<C>) => {
      const make = (request: SeenRequest<C>): Maybe<Answer<C>> => (isMaker(given) ? given(request) : given);
      rules.push(ruleOf(call, async (request) => answerOf(call, await make(seenOf<C>(request)))));
      return api;
    },
    fails: (call, status, failure = {}) => {
      const body = { message: 'Något gick fel', ...failure };
      rules.push(
        ruleOf(call, () =>
          status === 0 ? Promise.reject(new TypeError('Failed to fetch')) : json(status, body),
        ),
      );
      return api;
    },
    hangs: (call) => {
      rules.push(ruleOf(call, () => new Promise<Response>(() => {})));
      return api;
    },
    requests: <C extends Call>(call: C) =>
      rules
        .filter((rule) => rule.call.method === call.method && rule.call.path === call.path)
        .flatMap((rule) => rule.seen.map((seen) => seenOf<C>(seen))),
  };
  // Lists ask for it by themselves, whatever the test is about.
  return api.on(preferenceCalls.list, untouchedList);
};

const isMaker = <C extends Call>(
  given: ((request: SeenRequest<C>) => Maybe<Answer<C>>) | Answer<C>,
): given is (request: SeenRequest<C>) => Maybe<Answer<C>> => typeof given === 'function';

/** What the schemas of the call let through has the types of the call. */
function seenOf<C extends Call>(request: SeenRequest): SeenRequest<C>;
function seenOf(request: SeenRequest): SeenRequest {
  return request;
}
