import { newId, type StripeInvoice, type StripeState, type Subscription } from './stripe-state';

/** The monthly price in öre, VAT included. */
export const PRICE_ORE = 29_900;
/** How long a subscription can be past due before it is cancelled. */
const MAX_PAST_DUE_SECONDS = 14 * 86_400;

export interface BillingEvent {
  readonly type: string;
  readonly object: Subscription | StripeInvoice;
}

/** The same day of the next month, or its last day. Unix seconds. */
export const nextMonth = (seconds: number): number => {
  const start = new Date(seconds * 1000);
  const day = start.getUTCDate();
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.getTime() / 1000;
};

const createInvoice = (state: StripeState, subscription: Subscription, start: number): StripeInvoice => {
  const invoice: StripeInvoice = {
    id: newId('in'),
    customer: subscription.customer,
    subscription: subscription.id,
    number: `HUSRUM-${String(state.invoices.length + 1).padStart(4, '0')}`,
    created: start,
    period: { start, end: nextMonth(start) },
    total: PRICE_ORE,
    status: 'open',
  };
  state.invoices.push(invoice);
  return invoice;
};

const cardOf = (state: StripeState, customer: string) =>
  state.customers.find(({ id }) => id === customer)?.card ?? null;

/** Tries to pay an open invoice with the customer's card. */
export const payInvoice = (
  state: StripeState,
  subscription: Subscription,
  invoice: StripeInvoice,
  now: number,
): BillingEvent[] => {
  if (cardOf(state, subscription.customer) !== 'accepts') {
    subscription.status = 'past_due';
    subscription.past_due_since ??= now;
    return [
      { type: 'invoice.payment_failed', object: invoice },
      { type: 'customer.subscription.updated', object: subscription },
    ];
  }
  invoice.status = 'paid';
  subscription.status = 'active';
  subscription.past_due_since = null;
  return [
    { type: 'invoice.paid', object: invoice },
    { type: 'customer.subscription.updated', object: subscription },
  ];
};

const cancel = (state: StripeState, subscription: Subscription, now: number): BillingEvent[] => {
  subscription.status = 'canceled';
  subscription.canceled_at = now;
  for (const invoice of state.invoices)
    if (invoice.subscription === subscription.id && invoice.status === 'open') invoice.status = 'void';
  return [{ type: 'customer.subscription.deleted', object: subscription }];
};

const startPeriod = (
  state: StripeState,
  subscription: Subscription,
  start: number,
  now: number,
): BillingEvent[] => {
  subscription.current_period_start = start;
  subscription.current_period_end = nextMonth(start);
  const invoice = createInvoice(state, subscription, start);
  return [{ type: 'invoice.finalized', object: invoice }, ...payInvoice(state, subscription, invoice, now)];
};

const advanceSubscription = (state: StripeState, subscription: Subscription, now: number): BillingEvent[] => {
  if (subscription.status === 'past_due') {
    const failedFor = now - (subscription.past_due_since ?? now);
    return failedFor >= MAX_PAST_DUE_SECONDS ? cancel(state, subscription, now) : [];
  }
  if (subscription.current_period_end > now) return [];
  if (subscription.cancel_at_period_end) return cancel(state, subscription, now);
  return startPeriod(state, subscription, subscription.current_period_end, now);
};

/** Starts new periods, charges cards and cancels, up to now. */
export const advanceBilling = (state: StripeState, now: number): BillingEvent[] => {
  const events: BillingEvent[] = [];
  for (const subscription of state.subscriptions) {
    while (subscription.status !== 'canceled') {
      const newEvents = advanceSubscription(state, subscription, now);
      if (newEvents.length === 0) break;
      events.push(...newEvents);
    }
  }
  return events;
};

/** Creates the subscription after checkout: on trial until `trialEnd`, or charged at once. */
export const createSubscription = (
  state: StripeState,
  customer: string,
  trialEnd: number | null,
  now: number,
): BillingEvent[] => {
  const isOnTrial = trialEnd !== null && trialEnd > now;
  const subscription: Subscription = {
    id: newId('sub'),
    customer,
    created: now,
    status: isOnTrial ? 'trialing' : 'active',
    cancel_at_period_end: false,
    canceled_at: null,
    trial_end: isOnTrial ? trialEnd : null,
    current_period_start: now,
    current_period_end: isOnTrial ? trialEnd : now,
    past_due_since: null,
  };
  state.subscriptions.push(subscription);
  const created = { type: 'customer.subscription.created', object: subscription };
  return isOnTrial ? [created] : [created, ...startPeriod(state, subscription, now, now)];
};
