import * as yup from 'yup';
import { type AccountingTokenSource, requestAfterRenewal } from '../accounting/accounting-service';
import { createRateLimiter, type RateLimiter } from '../rate-limiter';
import { createServiceClient, ServiceError, type ServiceRequest } from '../service-client';
import type { AccountingSettings } from '../service-settings';
import { isTokenRefused, toAccountingError } from './fortnox-error.rules';

export const TIMEOUT_MS = 30_000;
/** The largest page of the service. */
const PAGE_SIZE = 500;
/** The rate limit of the service, for each client and company. */
const RATE_LIMIT = { requests: 25, windowMs: 5000 };
const WINDOWS_PER_MINUTE = 60_000 / RATE_LIMIT.windowMs;

export interface FortnoxOptions {
  readonly timeoutMs?: number;
}
type Query = NonNullable<ServiceRequest['query']>;

/** Calls the API with the company's token, within the service's rate limit. A refused token is renewed once. */
export interface FortnoxClient {
  request<T>(request: ServiceRequest, schema: yup.Schema<T>): Promise<T>;
  /** Returns undefined when the object does not exist. */
  find<T>(path: string, schema: yup.Schema<T>): Promise<T | undefined>;
  readPdf(path: string): Promise<Buffer>;
  /** Reads a list page by page. `name` is the property of the response that contains the items. */
  list<T>(path: string, name: string, item: yup.Schema<T>, query?: Query): AsyncIterable<readonly T[]>;
  listAll<T>(path: string, name: string, item: yup.Schema<T>, query?: Query): Promise<readonly T[]>;
}

/** The rate limiters of the process, by the number of requests in a window. All clients with the same limit share one. */
const limiters = new Map<number, RateLimiter>();
const limiterFor = (requestsPerWindow: number): RateLimiter => {
  const limiter =
    limiters.get(requestsPerWindow) ?? createRateLimiter({ ...RATE_LIMIT, requests: requestsPerWindow });
  limiters.set(requestsPerWindow, limiter);
  return limiter;
};

export const parseAnswer = async <T>(schema: yup.Schema<T>, value: unknown): Promise<T> => {
  try {
    return await schema.validate(value, { stripUnknown: true });
  } catch (error) {
    throw new ServiceError('failed', 'Fortnox sent an unexpected response', String(error), { cause: error });
  }
};
const pageInformation = yup
  .object({ MetaInformation: yup.object({ '@TotalPages': yup.number().required() }).required() })
  .required();
const createPageParser = <T>(name: string, item: yup.Schema<T>) => {
  const items = yup.array().of(item).required();
  return async (answer: unknown) => {
    const { MetaInformation } = await parseAnswer(pageInformation, answer);
    const body = await parseAnswer(yup.object({ [name]: yup.mixed().required() }).required(), answer);
    return { pages: MetaInformation['@TotalPages'], items: await parseAnswer(items, body[name]) };
  };
};

export const createFortnoxClient = (
  { baseUrl, clientId, requestsPerMinute }: AccountingSettings,
  tokens: AccountingTokenSource,
  { timeoutMs = TIMEOUT_MS }: FortnoxOptions = {},
): FortnoxClient => {
  const limiter = limiterFor(
    requestsPerMinute === undefined
      ? RATE_LIMIT.requests
      : Math.max(1, Math.round(requestsPerMinute / WINDOWS_PER_MINUTE)),
  );
  const rateLimitKey = `${clientId} ${baseUrl} ${tokens.company ?? ''}`;

  /** Each request has its own token variable: other requests may renew the token at the same time. */
  const send = async (serviceRequest: ServiceRequest): Promise<Response> => {
    let token = await tokens.current();
    const client = createServiceClient({
      baseUrl,
      timeoutMs,
      authorize: async () => {
        await limiter.take(rateLimitKey);
        return { authorization: `Bearer ${token}` };
      },
    });
    try {
      return await client.request(serviceRequest);
    } catch (error) {
      if (!isTokenRefused(error)) throw error;
    }
    // A request with a refused token was not performed, so it is safe to repeat.
    token = await tokens.renew(token);
    return requestAfterRenewal(() => client.request(serviceRequest), isTokenRefused);
  };
  const readBody = async <T>(
    serviceRequest: ServiceRequest,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const response = await send(serviceRequest);
    try {
      return await read(response);
    } catch (error) {
      throw new ServiceError(
        'unreachable',
        `The response to ${serviceRequest.method} ${serviceRequest.path} was cut off`,
        '',
        {
          cause: error,
        },
      );
    }
  };
  const withAccountingErrors = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      throw toAccountingError(error);
    }
  };
  const request: FortnoxClient['request'] = (serviceRequest, schema) =>
    withAccountingErrors(async () =>
      parseAnswer(schema, await readBody<unknown>(serviceRequest, (response) => response.json())),
    );

  const list = async function* <T>(path: string, name: string, item: yup.Schema<T>, query: Query = {}) {
    const parsePage = createPageParser(name, item);
    for (let page = 1; ; page += 1) {
      const serviceRequest = { method: 'GET', path, query: { ...query, page, limit: PAGE_SIZE } } as const;
      const { pages, items } = await parsePage(await request(serviceRequest, yup.mixed().required()));
      yield items;
      if (page >= pages) return;
    }
  };
  return {
    request,
    find: (path, schema) =>
      withAccountingErrors(async () => {
        try {
          const serviceRequest = { method: 'GET', path } as const;
          return await parseAnswer(
            schema,
            await readBody<unknown>(serviceRequest, (response) => response.json()),
          );
        } catch (error) {
          if (error instanceof ServiceError && error.failure === 'notFound') return undefined;
          throw error;
        }
      }),
    readPdf: (path) =>
      withAccountingErrors(async () => {
        const bytes = await readBody({ method: 'GET', path }, (response) => response.arrayBuffer());
        const file = Buffer.from(bytes);
        if (!file.subarray(0, 5).equals(Buffer.from('%PDF-')))
          throw new ServiceError('failed', `${path} did not return a PDF`);
        return file;
      }),
    list,
    listAll: async (path, name, item, query) => {
      const all = [];
      for await (const page of list(path, name, item, query)) all.push(...page);
      return all;
    },
  };
};
