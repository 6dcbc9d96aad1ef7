import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { output } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';

const subscriptionInvoice = namedObject('SubscriptionInvoice', {
  /** The payment provider's id. */
  id: output.text(),
  /** Unix seconds. */
  created: output.number(),
  /** paid, open, void, or another value of the provider. */
  status: output.text(),
  /** The amount is in minor units: öre. */
  total: output.number(),
  lines: output.list(
    yup
      .object({ description: output.text(), /** The amount is in minor units. */ amount: output.number() })
      .required(),
  ),
});
export type SubscriptionInvoice = yup.InferType<typeof subscriptionInvoice>;

export const priceIntervals = ['day', 'week', 'month', 'year'] as const;

const subscriptionPrice = namedObject('SubscriptionPrice', {
  /** The amount is in minor units: öre. */
  amount: output.number(),
  /** The code of ISO 4217: SEK. */
  currency: output.text(),
  interval: output.choice(priceIntervals),
  /** 3 with the interval `month`: a quarter. */
  interval_count: output.number(),
  /** It is null when the payment provider does not say. */
  includes_vat: yup.boolean().nullable().defined(),
});
export type SubscriptionPrice = yup.InferType<typeof subscriptionPrice>;

const subscription = namedObject('Subscription', {
  /**
   * The payment provider's page where the user subscribes, pays or changes the card. It is null when it cannot be reached.
   */
  url: output.textOrNull(),
  /**
   * What a new subscription costs. It is null when the payment provider does not state a single amount. Missing when the
   * business has a subscription already, when there is no payment provider, and when it does not answer.
   */
  price: subscriptionPrice.nullable().default(undefined).optional(),
  /** Whether the subscription gives access to the product. The trial before it does not count. */
  is_active_member: output.flag(),
  /** Whether the subscription ends, or has ended, because it was cancelled. */
  is_canceled: output.flag(),
  is_on_trial: output.flag(),
  is_past_due: output.flag(),
  is_paying_member: output.flag(),
  has_payment_method: output.flag(),
  /** The last day of the subscription's current period; without a subscription, that of the trial. */
  current_period_end: output.dateOrNull(),
  invoices: output.list(subscriptionInvoice.required()),
  /** We handle the subscription by hand, without the payment provider. */
  is_manual: output.flag(),
  /** Payments are simulated: no card is charged. */
  is_simulated: output.flag(),
  /** Whether a payment provider is configured. Without one nobody can pay, and nobody has to. */
  has_provider: output.flag(),
  /** Whether the payment provider answered. If not, the other fields are those of its last answer. */
  provider_available: output.flag(),
});
export type Subscription = yup.InferType<typeof subscription>;

export const membershipCalls = defineCalls('membership', {
  subscription: call({
    method: 'GET',
    path: '/api/membership/subscription',
    summary: 'Prenumerationen och dess fakturor',
    requires: 'administration.write',
    response: subscription,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/membership/cancel',
    summary: 'Säg upp prenumerationen till periodens slut',
    response: messageResponse,
  }),
  resume: call({
    method: 'POST',
    path: '/api/membership/resume',
    summary: 'Ångra uppsägningen',
    response: messageResponse,
  }),
  invoice: call({
    method: 'GET',
    path: '/api/membership/invoice/{invoice}',
    needsState: true,
    summary: 'En faktura för prenumerationen som PDF',
    requires: 'administration.write',
    responseType: 'file',
  }),
});
