import { randomBytes } from 'node:crypto';
import { hasArrays, readSimulatorState, writeSimulatorState } from '../simulator-state';

/** Whether the customer's card accepts charges. */
export type Card = 'accepts' | 'declines';
export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled';

export interface Customer {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  card: Card | null;
}

/** Times are Unix seconds, as in Stripe. */
export interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  status: SubscriptionStatus;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  trial_end: number | null;
  current_period_start: number;
  current_period_end: number;
  past_due_since: number | null;
}

export interface StripeInvoice {
  readonly id: string;
  readonly customer: string;
  readonly subscription: string;
  readonly number: string;
  readonly created: number;
  readonly period: { readonly start: number; readonly end: number };
  /** The amount is in öre. */
  readonly total: number;
  status: 'open' | 'paid' | 'void';
}

export interface CheckoutSession {
  readonly id: string;
  readonly customer: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly trial_end: number | null;
  status: 'open' | 'complete';
}

export interface PortalSession {
  readonly id: string;
  readonly customer: string;
  readonly return_url: string;
}

export interface StripeState {
  customers: Customer[];
  subscriptions: Subscription[];
  invoices: StripeInvoice[];
  checkouts: CheckoutSession[];
  portals: PortalSession[];
}

export const emptyState = (): StripeState => ({
  customers: [],
  subscriptions: [],
  invoices: [],
  checkouts: [],
  portals: [],
});

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

const isState = (value: unknown): value is StripeState =>
  hasArrays(value, ['customers', 'subscriptions', 'invoices', 'checkouts', 'portals']);

export const readState = (file: string | undefined): StripeState =>
  readSimulatorState(file, emptyState(), isState);

export const writeState = (file: string | undefined, state: StripeState): void =>
  writeSimulatorState(file, state);
