import { registerFavicon } from '@husrum/api-platform/testing';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import qs from 'qs';
import Stripe from 'stripe';
import { createFaultInjection } from '../fault-injection';
import { renderPdfLines } from '../render-pdf-lines';
import { textOf, toRecord, type UnknownRecord } from '../unknown-record';
import { advanceBilling, type BillingEvent, createSubscription, payInvoice } from './billing.rules';
import { toCheckout, toCustomer, toInvoice, toPortal, toPrice, toSubscription } from './stripe-objects';
import { checkoutPage, declinedPage, portalPage } from './stripe-pages';
import { newId, readState, type Subscription, writeState } from './stripe-state';

const faultNames = ['error', 'slow', 'price_refused', 'webhook_twice', 'webhook_lost'] as const;
/** The faults that tests can inject. */
export type StripeFault = (typeof faultNames)[number];
const SLOW_MS = 20_000;

export interface StripeSimulatorOptions {
  readonly port: number;
  /** The secret key that calls must have. */
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  /** The file of the state. Without it the state is in memory only. */
  readonly stateFile?: string | undefined;
  readonly now?: () => Date;
}

export interface StripeSimulator {
  readonly url: string;
  /** Charges, renews and cancels what is due, and sends the webhooks. */
  advance(): Promise<void>;
  /** Injects the fault into the next `count` requests (1 by default; 0 removes it). */
  injectFault(fault: StripeFault, count?: number): void;
  stop(): Promise<void>;
}

class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly param?: string,
  ) {
    super(message);
  }
}

const notFoundError = (kind: string, id: string): StripeError =>
  new StripeError(404, 'resource_missing', `No such ${kind}: '${id}'`, 'id');

const requireText = (body: UnknownRecord, name: string): string => {
  const value = textOf(body, name);
  if (value === null)
    throw new StripeError(400, 'parameter_missing', `Missing required param: ${name}.`, name);
  return value;
};
const paramsOf = (value: unknown) => ({ id: requireText(toRecord(value), 'id') });

/**
 * Simulates Stripe: implements the API calls that the product makes, by Stripe's rules, and sends signed webhooks. Refuses
 * what Stripe refuses: a wrong key, unknown ids and missing parameters.
 */
export const startStripeSimulator = async (options: StripeSimulatorOptions): Promise<StripeSimulator> => {
  const { secretKey, webhookSecret, webhookUrl, stateFile, now = () => new Date() } = options;
  const state = readState(stateFile);
  const faults = createFaultInjection(faultNames);
  const signer = new Stripe(secretKey);
  const app: FastifyInstance = Fastify({ forceCloseConnections: true });
  let baseUrl = '';

  const nowSeconds = (): number => Math.floor(now().getTime() / 1000);
  const toObject = ({ object }: BillingEvent) =>
    'number' in object ? toInvoice(object, baseUrl) : toSubscription(state, object);

  const sendWebhook = async (event: BillingEvent): Promise<void> => {
    if (faults.take('webhook_lost')) return;
    const payload = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: nowSeconds(),
      type: event.type,
      data: { object: toObject(event) },
      livemode: false,
    });
    const signature = signer.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    for (let times = faults.take('webhook_twice') ? 2 : 1; times > 0; times -= 1)
      // The receiver may be down: Stripe would try again for three days, and the product also polls.
      await fetch(webhookUrl, { method: 'POST', headers, body: payload }).catch(() => undefined);
  };
  const publish = async (events: readonly BillingEvent[]): Promise<void> => {
    if (events.length > 0) writeState(stateFile, state);
    for (const event of events) await sendWebhook(event);
  };
  const advance = () => publish(advanceBilling(state, nowSeconds()));

  const requireCustomer = (id: string) => {
    const customer = state.customers.find((row) => row.id === id);
    if (!customer) throw notFoundError('customer', id);
    return customer;
  };
  const requireSubscription = (id: string): Subscription => {
    const subscription = state.subscriptions.find((row) => row.id === id);
    if (!subscription) throw notFoundError('subscription', id);
    return subscription;
  };
  const latestSubscription = (customer: string) =>
    state.subscriptions.filter((row) => row.customer === customer).at(-1);
  const list = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, qs.parse(String(body))),
  );
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof StripeError ? error.status : 500;
    const message = error instanceof Error ? error.message : String(error);
    const type = status >= 500 ? 'api_error' : 'invalid_request_error';
    const { code, param } = error instanceof StripeError ? error : {};
    return reply.code(status).send({ error: { type, code, param, message } });
  });
  app.addHook('preHandler', async (request) => {
    await advance();
    if (!request.url.startsWith('/v1/')) return;
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw new StripeError(401, 'api_key_invalid', 'Invalid API Key provided');
    if (faults.take('error')) throw new StripeError(500, 'api_error', 'An unknown error occurred');
    if (faults.take('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  });

  app.post('/v1/customers', async (request) => {
    const body = toRecord(request.body);
    const metadata = Object.entries(toRecord(body.metadata)).map(([key, value]) => [key, String(value)]);
    const customer = {
      id: newId('cus'),
      email: textOf(body, 'email'),
      name: textOf(body, 'name'),
      metadata: Object.fromEntries(metadata),
      card: null,
    };
    state.customers.push(customer);
    writeState(stateFile, state);
    return toCustomer(customer);
  });
  app.get('/v1/customers/:id', async ({ params }) => toCustomer(requireCustomer(paramsOf(params).id)));
  app.get('/v1/prices/:id', async ({ params }) => {
    if (faults.take('price_refused'))
      throw new StripeError(403, 'permission_error', 'The key may not read prices');
    return toPrice(paramsOf(params).id);
  });
  app.get('/v1/subscriptions', async ({ query }) => {
    const { id } = requireCustomer(requireText(toRecord(query), 'customer'));
    const rows = state.subscriptions.filter((row) => row.customer === id).reverse();
    return list(
      '/v1/subscriptions',
      rows.map((row) => toSubscription(state, row)),
    );
  });
  app.post('/v1/subscriptions/:id', async ({ params, body }) => {
    const subscription = requireSubscription(paramsOf(params).id);
    if (subscription.status === 'canceled')
      throw new StripeError(400, 'resource_missing', 'A canceled subscription cannot be updated');
    const cancels = requireText(toRecord(body), 'cancel_at_period_end');
    subscription.cancel_at_period_end = cancels === 'true';
    subscription.canceled_at = cancels === 'true' ? nowSeconds() : null;
    await publish([{ type: 'customer.subscription.updated', object: subscription }]);
    return toSubscription(state, subscription);
  });
  app.get('/v1/invoices', async ({ query }) => {
    const { id } = requireCustomer(requireText(toRecord(query), 'customer'));
    const rows = state.invoices.filter((row) => row.customer === id).reverse();
    return list(
      '/v1/invoices',
      rows.map((row) => toInvoice(row, baseUrl)),
    );
  });
  app.get('/v1/invoices/:id', async ({ params }) => {
    const { id } = paramsOf(params);
    const invoice = state.invoices.find((row) => row.id === id);
    if (!invoice) throw notFoundError('invoice', id);
    return toInvoice(invoice, baseUrl);
  });
  app.post('/v1/checkout/sessions', async (request) => {
    const body = toRecord(request.body);
    if (requireText(body, 'mode') !== 'subscription')
      throw new StripeError(400, 'parameter_invalid', 'Only mode=subscription', 'mode');
    if (!Array.isArray(body.line_items))
      throw new StripeError(400, 'parameter_missing', 'Missing required param: line_items.', 'line_items');
    const trialEnd = textOf(toRecord(body.subscription_data), 'trial_end');
    const session = {
      id: newId('cs'),
      customer: requireCustomer(requireText(body, 'customer')).id,
      success_url: requireText(body, 'success_url'),
      cancel_url: requireText(body, 'cancel_url'),
      trial_end: trialEnd === null ? null : Number(trialEnd),
      status: 'open' as const,
    };
    state.checkouts.push(session);
    writeState(stateFile, state);
    return toCheckout(session, baseUrl);
  });
  app.post('/v1/billing_portal/sessions', async (request) => {
    const body = toRecord(request.body);
    const session = {
      id: newId('bps'),
      customer: requireCustomer(requireText(body, 'customer')).id,
      return_url: requireText(body, 'return_url'),
    };
    state.portals.push(session);
    writeState(stateFile, state);
    return toPortal(session, baseUrl);
  });

  const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);
  const requireCheckout = (id: string) => {
    const session = state.checkouts.find((row) => row.id === id);
    if (!session) throw notFoundError('checkout session', id);
    return session;
  };
  app.get('/checkout/:id', async ({ params }, reply) => {
    const { id, cancel_url } = requireCheckout(paramsOf(params).id);
    return html(reply, checkoutPage(id, cancel_url));
  });
  app.post('/checkout/:id', async ({ params, body }, reply) => {
    const session = requireCheckout(paramsOf(params).id);
    if (toRecord(body).action === 'decline') return html(reply, declinedPage(session.id, session.cancel_url));
    if (session.status === 'open') {
      session.status = 'complete';
      requireCustomer(session.customer).card = 'accepts';
      await publish(createSubscription(state, session.customer, session.trial_end, nowSeconds()));
    }
    return reply.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  });

  const requirePortal = (id: string) => {
    const session = state.portals.find((row) => row.id === id);
    if (!session) throw notFoundError('portal session', id);
    return session;
  };
  const openInvoices = (customer: string) =>
    state.invoices.filter((row) => row.customer === customer && row.status === 'open');
  app.get('/portal/:id', async ({ params }, reply) => {
    const { id, customer, return_url } = requirePortal(paramsOf(params).id);
    return html(reply, portalPage(id, return_url, latestSubscription(customer), openInvoices(customer)));
  });
  app.post('/portal/:id', async ({ params, body }, reply) => {
    const { id, customer } = requirePortal(paramsOf(params).id);
    const subscription = latestSubscription(customer);
    const { action } = toRecord(body);
    if (action === 'card_accepts') requireCustomer(customer).card = 'accepts';
    if (action === 'card_declines') requireCustomer(customer).card = 'declines';
    if (subscription && (action === 'cancel' || action === 'resume'))
      subscription.cancel_at_period_end = action === 'cancel';
    const paid =
      subscription && action === 'pay'
        ? openInvoices(customer).flatMap((invoice) => payInvoice(state, subscription, invoice, nowSeconds()))
        : [];
    await publish([
      ...paid,
      ...(subscription ? [{ type: 'customer.subscription.updated', object: subscription }] : []),
    ]);
    return reply.redirect(`/portal/${id}`, 303);
  });
  app.get('/invoice/:id/pdf', async ({ params }, reply) => {
    const { id } = paramsOf(params);
    const invoice = state.invoices.find((row) => row.id === id);
    if (!invoice) throw notFoundError('invoice', id);
    const pdf = await renderPdfLines([
      `Kvitto ${invoice.number}`,
      `${invoice.total / 100} kr`,
      invoice.status,
    ]);
    return reply.type('application/pdf').send(pdf);
  });
  app.post('/_simulator/fail', async ({ body }, reply) => {
    const { fault, count = 1 } = toRecord(body);
    const knownFault = faults.find(fault);
    if (knownFault === undefined) throw new StripeError(400, 'parameter_invalid', 'Unknown fault', 'fault');
    faults.set(knownFault, Number(count));
    return reply.code(204).send();
  });

  registerFavicon(app);
  baseUrl = await app.listen({ host: '127.0.0.1', port: options.port });
  return {
    url: baseUrl,
    advance,
    injectFault: (fault, count = 1) => faults.set(fault, count),
    stop: () => app.close(),
  };
};
