import { priceIntervals, type SubscriptionPrice } from '@husrum/contract/membership';
import Stripe from 'stripe';
import type { StripeSettings } from '../service-settings';
import type { PaymentEvent, PaymentProvider, ProviderSubscription } from './payment-provider';

const TIMEOUT_MS = 5000;
/** How many of the newest invoices are read. */
const INVOICE_LIMIT = 24;
/** Stripe refuses a trial that ends sooner than 48 hours from now: the customer is then charged at once. */
const MIN_TRIAL_MS = 48 * 3_600_000;

const createClient = ({ secretKey, baseUrl }: StripeSettings): Stripe => {
  const url = baseUrl === undefined ? undefined : new URL(baseUrl);
  const protocol = url?.protocol === 'http:' ? 'http' : 'https';
  const defaultPort = protocol === 'http' ? 80 : 443;
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port === '' ? defaultPort : Number(url.port),
      protocol,
    }),
  });
};

const toDate = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;

const toSubscription = (
  subscription: Stripe.Subscription,
  customerHasCard: boolean,
): ProviderSubscription => ({
  status: subscription.status,
  cancelAtPeriodEnd: subscription.cancel_at_period_end,
  hasPaymentMethod: subscription.default_payment_method !== null || customerHasCard,
  trialEnd: toDate(subscription.trial_end),
  // The API of 2025-03-31 moved the period from the subscription to its items.
  currentPeriodEnd: toDate(subscription.items.data[0]?.current_period_end),
});

const includesVat = (behavior: Stripe.Price['tax_behavior']): boolean | null =>
  behavior === 'inclusive' || behavior === 'exclusive' ? behavior === 'inclusive' : null;

const toPrice = ({
  unit_amount,
  currency,
  recurring,
  tax_behavior,
}: Stripe.Price): SubscriptionPrice | null => {
  const interval = priceIntervals.find((name) => name === recurring?.interval);
  return unit_amount === null || recurring === null || interval === undefined
    ? null
    : {
        amount: unit_amount,
        currency: currency.toUpperCase(),
        interval,
        interval_count: recurring.interval_count,
        includes_vat: includesVat(tax_behavior),
      };
};

const hasDefaultCard = (customer: Stripe.Customer | Stripe.DeletedCustomer): boolean =>
  !('deleted' in customer) && customer.invoice_settings.default_payment_method !== null;

/** Subscriptions through Stripe, or through a program that speaks its protocol at `baseUrl`. */
export const createStripeProvider = (settings: StripeSettings): PaymentProvider => {
  const stripe = createClient(settings);
  const findSubscription = async (customer: string): Promise<Stripe.Subscription | undefined> =>
    (await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })).data[0];
  return {
    createCustomer: async ({ businessId, name, email }) => {
      // The key makes a repeated request return the first customer.
      const options = { idempotencyKey: `customer-${businessId}` };
      const metadata = { business: String(businessId) };
      return (await stripe.customers.create({ name, email, metadata }, options)).id;
    },
    readState: async (customer) => {
      const subscription = await findSubscription(customer);
      const hasCard = hasDefaultCard(await stripe.customers.retrieve(customer));
      const { data } = await stripe.invoices.list({ customer, limit: INVOICE_LIMIT });
      return {
        subscription: subscription && toSubscription(subscription, hasCard),
        invoices: data.map(({ id, created, status, total, lines }) => ({
          id: id ?? '',
          created,
          status: status ?? 'draft',
          total,
          lines: lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
        })),
      };
    },
    readPrice: async () => toPrice(await stripe.prices.retrieve(settings.priceId)),
    createCheckoutUrl: async (customer, returnUrl, { trialEnd, now }) => {
      const keepsTrial = trialEnd !== null && trialEnd.getTime() - now.getTime() > MIN_TRIAL_MS;
      const { url } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        locale: 'sv',
        customer,
        line_items: [{ price: settings.priceId, quantity: 1 }],
        ...(keepsTrial && {
          subscription_data: { trial_end: Math.floor(trialEnd.getTime() / 1000) },
        }),
        success_url: returnUrl,
        cancel_url: returnUrl,
      });
      if (url === null) throw new Error('The checkout session has no address');
      return url;
    },
    createPortalUrl: async (customer, returnUrl) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
    setCancelAtPeriodEnd: async (customer, cancel) => {
      const subscription = await findSubscription(customer);
      if (!subscription) throw new Error('The customer has no subscription');
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: cancel });
    },
    readInvoicePdf: async (customer, invoiceId) => {
      const { data } = await stripe.invoices.list({ customer, limit: INVOICE_LIMIT });
      const address = data.find(({ id }) => id === invoiceId)?.invoice_pdf;
      if (!address) return undefined;
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`The invoice answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
};

/** The event of a signed webhook. Throws when the signature is wrong or older than five minutes. */
export const verifyStripeEvent = (
  { secretKey, webhookSecret }: StripeSettings,
  body: Buffer,
  signature: string,
): PaymentEvent => {
  const { id, type, data } = new Stripe(secretKey).webhooks.constructEvent(body, signature, webhookSecret);
  const customer: unknown = 'customer' in data.object ? data.object.customer : undefined;
  return { id, type, customerId: typeof customer === 'string' ? customer : undefined };
};
