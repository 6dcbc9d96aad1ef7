import type { SubscriptionInvoice, SubscriptionPrice } from '@husrum/contract/membership';

export interface ProviderSubscription {
  /** The state as Stripe names it: trialing, active, past_due, canceled, … */
  readonly status: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly hasPaymentMethod: boolean;
  readonly trialEnd: Date | null;
  readonly currentPeriodEnd: Date | null;
}

export interface ProviderState {
  /** The latest subscription of the customer, if there has been one. */
  readonly subscription: ProviderSubscription | undefined;
  /** Newest first. */
  readonly invoices: readonly SubscriptionInvoice[];
}

export interface NewCustomer {
  readonly businessId: number;
  readonly name: string;
  readonly email: string;
}

/** Card payments of subscriptions. Every method throws when the provider cannot be reached or refuses. */
export interface PaymentProvider {
  /** Returns the customer's id at the provider. */
  createCustomer(customer: NewCustomer): Promise<string>;
  readState(customerId: string): Promise<ProviderState>;
  /** What a new subscription costs. The result is null when the price has no single amount, such as one by usage. */
  readPrice(): Promise<SubscriptionPrice | null>;
  /**
   * The page where a new subscription is paid. The remaining days of the trial stay free if they are more than two; otherwise
   * the customer is charged at once.
   */
  createCheckoutUrl(
    customerId: string,
    returnUrl: string,
    trial: { readonly trialEnd: Date | null; readonly now: Date },
  ): Promise<string>;
  /** The provider's page where the customer changes the card and pays open invoices. */
  createPortalUrl(customerId: string, returnUrl: string): Promise<string>;
  /** Cancels the customer's subscription at the end of its period, or undoes that. */
  setCancelAtPeriodEnd(customerId: string, cancel: boolean): Promise<void>;
  readInvoicePdf(customerId: string, invoiceId: string): Promise<Buffer | undefined>;
}

/** A verified webhook. `customerId` is missing for events that concern no customer. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | undefined;
}
