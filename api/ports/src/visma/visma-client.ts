import * as yup from 'yup';
import { type AccountingTokenSource, requestAfterRenewal } from '../accounting/accounting-service';
import { createRateLimiter, type RateLimiter } from '../rate-limiter';
import { createServiceClient, ServiceError, type ServiceRequest } from '../service-client';
import type { AccountingSettings } from '../service-settings';
import { isTokenRefused, toAccountingError } from './visma-error.rules';

export const TIMEOUT_MS = 30_000;
/** The largest page of the service. */
const PAGE_SIZE = 1000;
/** The rate limit for each client and endpoint. All companies share it. */
const REQUESTS_PER_MINUTE = 600;

export interface VismaOptions {
  readonly now?: () => Date;
  readonly timeoutMs?: number;
}
export interface VismaClient {
  /** `endpoint` is the path with parameter names instead of keys: the service counts requests by endpoint. */
  request<T>(request: ServiceRequest & { readonly endpoint?: string }, schema: yup.Schema<T>): Promise<T>;
  /** Returns undefined when the object does not exist. */
  find<T>(path: string, endpoint: string, schema: yup.Schema<T>): Promise<T | undefined>;
  list<T>(path: string, schema: yup.Schema<T>, query?: ServiceRequest['query']): AsyncIterable<readonly T[]>;
  listAll<T>(path: string, schema: yup.Schema<T>, query?: ServiceRequest['query']): Promise<readonly T[]>;
}

const limiters = new Map<string, RateLimiter>();
const unlimited: RateLimiter = { take: async () => undefined };
const limiterFor = (clientId: string, requests: number): RateLimiter => {
  if (!Number.isFinite(requests)) return unlimited;
  const key = `${clientId} ${requests}`;
  const limiter = limiters.get(key) ?? createRateLimiter({ requests, windowMs: 60_000 });
  limiters.set(key, limiter);
  return limiter;
};

export const parseAnswer = async <T>(schema: yup.Schema<T>, value: unknown): Promise<T> => {
  try {
    return await schema.validate(value, { stripUnknown: true });
  } catch (error) {
    throw new ServiceError('failed', 'Spiris sent an unexpected response', String(error), { cause: error });
  }
};
const page = yup
  .object({
    Meta: yup.object({ TotalNumberOfPages: yup.number().required() }).required(),
    Data: yup.array().required(),
  })
  .required();

/** Formats a text for an OData filter. */
export const quoteODataText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Calls the API with the company's token, within the service's rate limit. A refused token is renewed once. */
export const createVismaClient = (
  settings: AccountingSettings,
  tokens: AccountingTokenSource,
  { timeoutMs = TIMEOUT_MS }: VismaOptions,
): VismaClient => {
  const { baseUrl, clientId, requestsPerMinute = REQUESTS_PER_MINUTE } = settings;
  const limiter = limiterFor(clientId, requestsPerMinute);
  const send = async ({ endpoint, ...request }: ServiceRequest & { endpoint?: string }): Promise<unknown> => {
    let token = '';
    const { requestJson } = createServiceClient({
      baseUrl,
      timeoutMs,
      authorize: async () => {
        await limiter.take(`${request.method} ${endpoint ?? request.path}`);
        token = await tokens.current();
        return { authorization: `Bearer ${token}` };
      },
    });
    try {
      return await requestJson(request);
    } catch (error) {
      if (!isTokenRefused(error)) throw error;
    }
    // A request with a refused token was not performed, so it is safe to repeat.
    await tokens.renew(token);
    return requestAfterRenewal(() => requestJson(request), isTokenRefused);
  };
  const request: VismaClient['request'] = async (serviceRequest, schema) => {
    try {
      return await parseAnswer(schema, await send(serviceRequest));
    } catch (error) {
      throw toAccountingError(error, serviceRequest);
    }
  };
  const list = async function* <T>(path: string, schema: yup.Schema<T>, query: ServiceRequest['query'] = {}) {
    for (let number = 1; ; number += 1) {
      const pageQuery = { ...query, $page: number, $pagesize: PAGE_SIZE };
      const { Meta, Data } = await request({ method: 'GET', path, query: pageQuery }, page);
      yield await Promise.all(Data.map((one: unknown) => parseAnswer(schema, one)));
      if (number >= Meta.TotalNumberOfPages) return;
    }
  };
  return {
    request,
    find: async (path, endpoint, schema) => {
      try {
        return await request({ method: 'GET', path, endpoint }, schema);
      } catch (error) {
        if (error instanceof ServiceError && error.failure === 'notFound') return undefined;
        throw error;
      }
    },
    list,
    listAll: async (path, schema, query) => {
      const all = [];
      for await (const items of list(path, schema, query)) all.push(...items);
      return all;
    },
  };
};
