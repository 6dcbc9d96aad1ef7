import { setTimeout as sleep } from 'node:timers/promises';
import { registerFavicon } from '@husrum/api-platform/testing';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import qs from 'qs';
import { createFortnoxAccess } from './fortnox-access';
import { addCustomerRoutes, addPaymentRoutes } from './fortnox-api.routes';
import { openBooks } from './fortnox-books';
import { createFortnoxControl, type FortnoxControl } from './fortnox-control';
import { addControlRoutes } from './fortnox-control.routes';
import { FortnoxError, fortnoxErrors, toErrorBody } from './fortnox-error';
import { createFortnoxFaults, type FortnoxFault, type FortnoxFaults } from './fortnox-faults';
import { addInvoiceRoutes } from './fortnox-invoice.routes';
import { addMasterDataRoutes } from './fortnox-master-data.routes';
import { addOAuthRoutes } from './fortnox-oauth.routes';
import type { Grant } from './fortnox-records';
import { openFortnoxState } from './fortnox-state';

const API = '/3';
const SLOW_MS = 20_000;

export interface FortnoxSimulatorOptions {
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
  /** A file of JSON lines. */
  readonly stateFile?: string | undefined;
  readonly now?: () => Date;
  /** The delay of the fault `slow`. */
  readonly slowMs?: number;
  /** The vendor's limit is 25 requests in 5 s. */
  readonly rateLimit?: { readonly requests: number; readonly windowMs: number };
}
export interface FortnoxSimulator extends FortnoxControl {
  readonly url: string;
  /** The settings that make the product use the simulator. */
  readonly settings: {
    readonly baseUrl: string;
    readonly authorizeUrl: string;
    readonly tokenUrl: string;
  };
  readonly faults: FortnoxFaults;
  /** Returns the code that the consent page would send. */
  consent(options: {
    readonly company: string;
    readonly scope: string;
    readonly redirectUri: string;
  }): string;
  stop(): Promise<void>;
}

/** The scope that a path requires, by the vendor's page on scopes. */
const scopeOf = (path: string): string | undefined => {
  const [first = '', second] = path.slice(API.length + 1).split('/');
  const scopes: Readonly<Record<string, string>> = {
    accounts: 'bookkeeping',
    companyinformation: 'companyinformation',
    costcenters: 'costcenter',
    customers: 'customer',
    financialyears: 'bookkeeping',
    invoicepayments: 'invoice',
    invoices: 'invoice',
    modesofpayments: 'payment',
    projects: 'project',
    termsofpayments: 'settings',
  };
  return first === 'settings' && second === 'lockedperiod' ? 'settings' : scopes[first];
};
const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/**
 * Simulates Fortnox: implements the part of its REST API v3 that invoices need, keeps books by its rules, and has a consent
 * page and a page on which a person acts as the accountant. It is written from the vendor's public pages on errors, scopes
 * and parameters, from types generated from its OpenAPI document (noahboekelman/fortnox-mcp-wrapper-typescript,
 * src/resources/number-3), and from recorded responses in accodeing/fortnox-api. Those sources do not state the following, so
 * it is assumed: VAT is rounded once for each rate, a booked credit invoice reduces the balance of the invoice that it
 * credits, a payment changes the balance when it is booked, a negative payment increases it (see fortnox-payments.ts), and
 * the due date of a booked invoice can be changed.
 */
export const startFortnoxSimulator = async (options: FortnoxSimulatorOptions): Promise<FortnoxSimulator> => {
  const { now = () => new Date(), slowMs = SLOW_MS } = options;
  const { requests, windowMs } = options.rateLimit ?? { requests: 25, windowMs: 5000 };
  const state = openFortnoxState(options.stateFile);
  const access = createFortnoxAccess(state, now);
  const faults = createFortnoxFaults();
  const control = createFortnoxControl(state, now);
  const grants = new WeakMap<FastifyRequest, Grant>();
  const dueFaults = new WeakMap<FastifyRequest, ReadonlySet<FortnoxFault>>();
  const recentRequests = new Map<string, number[]>();
  const app: FastifyInstance = Fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  let url = '';

  /** Counts the request, and returns whether the company exceeds the rate limit. Uses real time, not `now`. */
  const exceedsRateLimit = (company: string): boolean => {
    const at = performance.now();
    const times = (recentRequests.get(company) ?? []).filter((time) => time > at - windowMs);
    if (times.length < requests) times.push(at);
    else return true;
    recentRequests.set(company, times);
    return false;
  };
  const authorize = (request: FastifyRequest): Grant | undefined => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (dueFaults.get(request)?.has('token_expired')) access.expire(token);
    return access.find(token);
  };
  const requireScopeAndLicence = (request: FastifyRequest, grant: Grant): void => {
    const { hasApiLicence, scopesWithoutLicence } = openBooks(state, grant.company, now()).company;
    if (!hasApiLicence) throw fortnoxErrors.apiLicenceMissing();
    const scope = scopeOf(pathOf(request).replace(/\/$/, ''));
    if (scope === undefined) return;
    if (!grant.scope.split(' ').includes(scope)) throw fortnoxErrors.scopeMissing();
    if (scopesWithoutLicence.includes(scope)) throw fortnoxErrors.licenceMissing();
  };
  const requireContentTypes = ({ headers, method }: FastifyRequest): void => {
    const accept = headers.accept ?? '*/*';
    if (!/application\/(json|\*)|\*\/\*/.test(accept)) throw fortnoxErrors.invalidResponseType();
    const hasBody = headers['content-length'] !== undefined && headers['content-length'] !== '0';
    if (hasBody && method !== 'GET' && !(headers['content-type'] ?? '').startsWith('application/json'))
      throw fortnoxErrors.invalidContentType();
  };

  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    try {
      done(null, text === '' ? undefined : JSON.parse(text));
    } catch {
      done(request.url.startsWith(API) ? fortnoxErrors.invalidJson() : new SyntaxError('No JSON'));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, qs.parse(String(body))),
  );
  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof FortnoxError ? error : fortnoxErrors.systemError();
    const swapsCasing = dueFaults.get(request)?.has('other_casing') ?? false;
    return reply.code(refusal.status).send(toErrorBody(refusal, swapsCasing));
  });

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        const due = faults.take(`${request.method} ${pathOf(request)}`);
        dueFaults.set(request, due);
        if (due.has('slow')) await sleep(slowMs);
        if (due.has('error')) throw fortnoxErrors.systemError();
        if (due.has('scope_missing')) throw fortnoxErrors.scopeMissing();
        if (due.has('article_missing')) throw fortnoxErrors.articleNotFound();
        if (due.has('customer_number_taken')) throw fortnoxErrors.customerNumberTaken('1');
        const grant = authorize(request);
        if (grant === undefined) return reply.code(401).send({ message: 'unauthorized' });
        if (due.has('rate_limited') || exceedsRateLimit(grant.company))
          return reply.code(429).send({ message: 'too many requests' });
        requireContentTypes(request);
        requireScopeAndLicence(request, grant);
        grants.set(request, grant);
        return undefined;
      });
      api.addHook('onSend', async (request, reply, payload) => {
        const isLost = dueFaults.get(request)?.has('answer_lost') && reply.statusCode < 300;
        if (isLost) request.raw.socket.destroy();
        return payload;
      });
      const routes = {
        app: api,
        url: () => `${url}${API}`,
        booksOf: (request: FastifyRequest) => openBooks(state, grants.get(request)?.company ?? '', now()),
      };
      addCustomerRoutes(routes);
      addInvoiceRoutes(routes);
      addPaymentRoutes(routes);
      addMasterDataRoutes(routes);
      api.setNotFoundHandler(async (request) => {
        throw scopeOf(pathOf(request)) === undefined
          ? fortnoxErrors.unknownPath()
          : fortnoxErrors.methodNotAllowed();
      });
    },
    { prefix: API },
  );
  addOAuthRoutes({ app, state, access, faults, ...options, slowMs });
  addControlRoutes({ app, state, faults, control });

  registerFavicon(app);
  url = await app.listen({ host: '127.0.0.1', port: options.port });
  return {
    ...control,
    url,
    settings: {
      baseUrl: `${url}${API}`,
      authorizeUrl: `${url}/oauth-v1/auth`,
      tokenUrl: `${url}/oauth-v1/token`,
    },
    faults,
    consent: (consent) => access.issueCode(consent),
    stop: () => app.close(),
  };
};
