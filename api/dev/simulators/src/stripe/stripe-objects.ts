import { PRICE_ORE } from './billing.rules';
import type {
  CheckoutSession,
  Customer,
  PortalSession,
  StripeInvoice,
  StripeState,
  Subscription,
} from './stripe-state';

const CURRENCY = 'sek';

/** Every price id is the monthly price. */
export const toPrice = (id: string) => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  currency: CURRENCY,
  recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
  tax_behavior: 'inclusive',
  type: 'recurring',
  unit_amount: PRICE_ORE,
  unit_amount_decimal: String(PRICE_ORE),
  livemode: false,
});

export const toCustomer = ({ id, email, name, metadata, card }: Customer) => ({
  id,
  object: 'customer',
  email,
  name,
  metadata,
  invoice_settings: { default_payment_method: card === null ? null : `pm_${id.slice(4)}` },
  livemode: false,
});

export const toSubscription = (state: StripeState, subscription: Subscription) => {
  const { id, customer, created, status, cancel_at_period_end, canceled_at, trial_end } = subscription;
  const { current_period_start, current_period_end } = subscription;
  const card = state.customers.find((row) => row.id === customer)?.card ?? null;
  return {
    id,
    object: 'subscription',
    customer,
    created,
    status,
    cancel_at_period_end,
    canceled_at,
    trial_end,
    currency: CURRENCY,
    default_payment_method: card === null ? null : `pm_${customer.slice(4)}`,
    items: {
      object: 'list',
      has_more: false,
      data: [
        { id: `si_${id.slice(4)}`, object: 'subscription_item', current_period_start, current_period_end },
      ],
    },
    livemode: false,
  };
};

export const toInvoice = (invoice: StripeInvoice, baseUrl: string) => {
  const { id, customer, subscription, number, created, period, total, status } = invoice;
  return {
    id,
    object: 'invoice',
    customer,
    number,
    created,
    status,
    total,
    currency: CURRENCY,
    invoice_pdf: `${baseUrl}/invoice/${id}/pdf`,
    hosted_invoice_url: `${baseUrl}/invoice/${id}/pdf`,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    lines: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: `il_${id.slice(3)}`,
          object: 'line_item',
          amount: total,
          currency: CURRENCY,
          description: 'Husrum, en månad',
          period,
        },
      ],
    },
    livemode: false,
  };
};

export const toCheckout = (session: CheckoutSession, baseUrl: string) => ({
  id: session.id,
  object: 'checkout.session',
  mode: 'subscription',
  customer: session.customer,
  status: session.status,
  url: `${baseUrl}/checkout/${session.id}`,
  livemode: false,
});

export const toPortal = (session: PortalSession, baseUrl: string) => ({
  id: session.id,
  object: 'billing_portal.session',
  customer: session.customer,
  return_url: session.return_url,
  url: `${baseUrl}/portal/${session.id}`,
  livemode: false,
});
