import { setTimeout as sleep } from 'node:timers/promises';

/**
 * - unreachable: no response, none in time, or one that was cut off; the request may have been performed
 * - unauthorized: the service does not accept our credentials
 * - refused: the service does not accept this request, and will not later either
 * - notFound: the object of the request does not exist in the service
 * - rateLimited and failed: the service may accept it later
 */
export type ServiceFailure =
  | 'unreachable'
  | 'unauthorized'
  | 'refused'
  | 'notFound'
  | 'rateLimited'
  | 'failed';

/** A failed call to an external service. */
export class ServiceError extends Error {
  override name = 'ServiceError';

  constructor(
    readonly failure: ServiceFailure,
    message: string,
    /** The message of the service, for the log. It may be in any language. */
    readonly detail: string = '',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Starts with a slash; appended to the base URL. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly json?: unknown;
  /** It is sent as multipart/form-data, or URL encoded when it is a URLSearchParams. */
  readonly form?: FormData | URLSearchParams;
}

export interface ServiceClientOptions {
  readonly baseUrl: string;
  readonly timeoutMs?: number;
  /** Returns the headers that authenticate a request. It is called before every attempt. */
  readonly authorize?: () => Promise<Readonly<Record<string, string>>>;
}

export interface ServiceClient {
  request(request: ServiceRequest): Promise<Response>;
  /** The body as JSON, unchecked. */
  requestJson(request: ServiceRequest): Promise<unknown>;
}

const TIMEOUT_MS = 8000;
/** Retries are only for GET: another request may have been performed although its response was lost. */
const GET_ATTEMPTS = 3;
const RETRY_PAUSE_MS = 200;
const MAX_PAUSE_MS = 5000;
const MAX_DETAIL_LENGTH = 500;

const failureOf = (status: number): ServiceFailure => {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'failed' : 'refused';
};
const isTransient = (error: unknown): boolean =>
  error instanceof ServiceError && ['unreachable', 'rateLimited', 'failed'].includes(error.failure);

const buildUrl = (baseUrl: string, { path, query = {} }: ServiceRequest): URL => {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
};

const retryAfterMs = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, MAX_PAUSE_MS) : undefined;
};

/** Calls one outside service over HTTP. Every failure is a `ServiceError`. Only GET is tried again. */
export const createServiceClient = ({
  baseUrl,
  timeoutMs = TIMEOUT_MS,
  authorize = async () => ({}),
}: ServiceClientOptions): ServiceClient => {
  const send = async (request: ServiceRequest): Promise<Response> => {
    const { method, json, form } = request;
    const headers = {
      accept: 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(await authorize()),
    };
    const body = json === undefined ? form : JSON.stringify(json);
    try {
      return await fetch(buildUrl(baseUrl, request), {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw new ServiceError('unreachable', `${method} ${request.path} got no answer`, '', { cause: error });
    }
  };
  const attempt = async (request: ServiceRequest): Promise<{ response: Response; error?: ServiceError }> => {
    const response = await send(request);
    if (response.ok) return { response };
    const detail = (await response.text().catch(() => '')).slice(0, MAX_DETAIL_LENGTH);
    const message = `${request.method} ${request.path} answered ${response.status}`;
    return { response, error: new ServiceError(failureOf(response.status), message, detail) };
  };
  const request = async (serviceRequest: ServiceRequest): Promise<Response> => {
    const attempts = serviceRequest.method === 'GET' ? GET_ATTEMPTS : 1;
    for (let count = 1; ; count += 1) {
      let pauseMs = RETRY_PAUSE_MS * 2 ** (count - 1);
      try {
        const { response, error } = await attempt(serviceRequest);
        if (error === undefined) return response;
        pauseMs = retryAfterMs(response) ?? pauseMs;
        throw error;
      } catch (error) {
        if (count >= attempts || !isTransient(error)) throw error;
      }
      await sleep(pauseMs);
    }
  };
  return {
    request,
    requestJson: async (serviceRequest) => {
      const response = await request(serviceRequest);
      const call = `${serviceRequest.method} ${serviceRequest.path}`;
      const text = await response.text().catch((cause: unknown) => {
        throw new ServiceError('unreachable', `The response to ${call} was cut off`, '', { cause });
      });
      try {
        return JSON.parse(text);
      } catch (cause) {
        throw new ServiceError('failed', `${call} answered no JSON`, '', { cause });
      }
    },
  };
};
