import { registerFavicon } from '@husrum/api-platform/testing';
import { dateInSweden } from '@husrum/format';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import qs from 'qs';
import { toRecord, type UnknownRecord } from '../unknown-record';
import { articleRoutes } from './visma-article.routes';
import { addControlRoutes, createControl, type VismaControl } from './visma-control';
import { customerRoutes } from './visma-customer.routes';
import { draftRoutes } from './visma-draft.routes';
import { toVismaError, VismaError } from './visma-error';
import { createGuard, createVismaFaults, type VismaFault } from './visma-guard';
import { invoiceRoutes, renderInvoicePdf } from './visma-invoice.routes';
import { masterDataRoutes } from './visma-master-data.routes';
import { addOAuthRoutes } from './visma-oauth';
import { LIST_QUERY, requireById, type VismaRoute } from './visma-route';
import { openVismaState } from './visma-state';

const API = '/v2';

export interface VismaSimulatorOptions {
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly stateFile?: string | undefined;
  /** The clock of the books. */
  readonly now?: () => Date;
  /** The clock of tokens, which expire in real time even if the clock of the server is moved. */
  readonly tokenNow?: () => Date;
  /** The limit for each endpoint. The simulator has one client. */
  readonly requestsPerMinute?: number;
  /** The delay of the fault `slow`. */
  readonly slowMs?: number;
}
export interface RecordedRequest {
  readonly method: string;
  /** The path of the route, with the names of its parameters. */
  readonly path: string;
  readonly query: UnknownRecord;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}
export interface VismaSimulator extends VismaControl {
  readonly url: string;
  readonly baseUrl: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Every API request since the last call, with its response. Requests are recorded only after the first call. */
  takeRequests(): readonly RecordedRequest[];
  /** The routes of the API, with the scopes that each requires. */
  routes(): readonly Pick<VismaRoute, 'method' | 'path' | 'scopes'>[];
  /** Lets `after` requests pass (0 by default), then injects the fault into the next `count` (1 by default; 0 removes it). */
  injectFault(fault: VismaFault, count?: number, after?: number): void;
  /** The number of requests into which a fault was injected. */
  countInjectedFaults(): number;
  stop(): Promise<void>;
}

/** Breaks the connection instead of sending a response. */
const breakConnection = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  request.raw.socket.destroy();
  return reply;
};

/**
 * Simulates Spiris (Visma eAccounting): the identity server and API v2 by the vendor's published description. Refuses
 * requests that the description does not allow, keeps books by the vendor's rules and computes the totals itself.
 */
export const startVismaSimulator = async (options: VismaSimulatorOptions): Promise<VismaSimulator> => {
  const {
    clientId,
    clientSecret,
    stateFile,
    now = () => new Date(),
    tokenNow = () => new Date(),
    requestsPerMinute = 600,
    slowMs = 20_000,
  } = options;
  const state = openVismaState(stateFile);
  const faults = createVismaFaults();
  const guard = createGuard({ state, faults, requestsPerMinute, slowMs, tokenNow });
  let recorded: RecordedRequest[] | undefined;
  let url = '';
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, qs.parse(String(body))),
  );

  const handle = async (
    route: VismaRoute,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const isWrite = route.method !== 'GET';
    const grant = guard.authorize(request);
    const books = requireById(state.books, grant.companyId, 'The company');
    await guard.applyFaults(route);
    guard.requireQuota(`${route.method} ${route.path}`);
    guard.requireAccess(grant, route, books);
    const query = toRecord(request.query);
    const knownParameters = [...(route.query ?? []), ...(route.filters === undefined ? [] : LIST_QUERY)];
    const unknownParameter = Object.keys(query).find((name) => !knownParameters.includes(name));
    if (unknownParameter !== undefined)
      throw new VismaError('DataModelValidationError', `The parameter ${unknownParameter} is unknown`);
    if (isWrite && faults.take('request_lost')) return breakConnection(request, reply);
    const at = now();
    const answer = route.run({
      state,
      books,
      now: at,
      today: dateInSweden(at),
      url,
      params: toRecord(request.params),
      query,
      body: request.body,
    });
    recorded?.push({
      method: route.method,
      path: route.path,
      query,
      body: request.body,
      status: 200,
      answer,
    });
    if (isWrite && faults.take('answer_lost')) return breakConnection(request, reply);
    return answer;
  };

  app.setErrorHandler((error, request, reply) => {
    const vismaError = toVismaError(error);
    const answer = vismaError.toBody();
    const { method } = request;
    const path = (request.routeOptions.url ?? request.url).replace(API, '');
    recorded?.push({
      method,
      path,
      query: toRecord(request.query),
      body: request.body,
      status: vismaError.statusCode,
      answer,
    });
    return reply.code(vismaError.statusCode).send(answer);
  });
  const routes = [...masterDataRoutes, ...customerRoutes, ...articleRoutes, ...draftRoutes, ...invoiceRoutes];
  app.setNotFoundHandler((request, reply) => {
    const requestedPath = request.url.replace(API, '').split('?')[0] ?? '';
    const matches = ({ path }: VismaRoute): boolean =>
      new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(requestedPath);
    const error = routes.some(matches)
      ? new VismaError(
          'MethodNotAllowed',
          `The requested resource does not support http method '${request.method}'.`,
        )
      : new VismaError('NoSuchPath', `No HTTP resource was found that matches '${requestedPath}'.`);
    return reply.code(error.statusCode).send(error.toBody());
  });
  for (const route of routes)
    app.route({
      method: route.method,
      url: `${API}${route.path}`,
      handler: (request, reply) => {
        const type = request.headers['content-type'] ?? '';
        if (request.body !== undefined && request.body !== null && !type.startsWith('application/json'))
          throw new VismaError('UnsupportedMediaType', `The content type ${type} is not supported`);
        return handle(route, request, reply);
      },
    });
  app.get('/files/:company/:file', async ({ params }, reply) => {
    const { company, file } = toRecord(params);
    const { invoices } = requireById(state.books, company, 'The company');
    const invoice = requireById(invoices, String(file).replace(/\.pdf$/, ''), 'The customer invoice');
    return reply.type('application/pdf').send(await renderInvoicePdf(invoice));
  });
  addOAuthRoutes(app, {
    clientId,
    clientSecret,
    state,
    now: tokenNow,
    losesResponse: () => faults.take('token_answer_lost'),
  });
  const control = createControl(state, now);
  addControlRoutes(app, control, faults);

  registerFavicon(app);
  url = await app.listen({ host: '127.0.0.1', port: options.port });
  return {
    ...control,
    url,
    baseUrl: `${url}${API}`,
    authorizeUrl: `${url}/connect/authorize`,
    tokenUrl: `${url}/connect/token`,
    takeRequests: () => {
      const taken = recorded ?? [];
      recorded = [];
      return taken;
    },
    routes: () => routes,
    injectFault: (fault, count = 1, after = 0) => faults.set(fault, count, after),
    countInjectedFaults: () => faults.countTaken(),
    stop: () => app.close(),
  };
};
