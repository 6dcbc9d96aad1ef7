import type { Subscription } from '@husrum/contract/membership';

/**
 * The status that the user sees. Who subscribes during the trial is a member from then on (`activeInTrial`), as the profile menu
 * says, and pays from its end. `unpaid` is a failed payment while the access remains. `cancelled` still runs, `ended` does not. `none`
 * means that the trial has ended, and that nobody has subscribed.
 */
export type SubscriptionStatus =
  | 'unpaid'
  | 'suspended'
  | 'cancelled'
  | 'ended'
  | 'active'
  | 'activeInTrial'
  | 'trial'
  | 'none';
export type SubscriptionWarning = 'pastDue' | 'cancelled' | 'trialEnds' | 'firstPayment' | 'noPaymentMethod';

type Flag = 'is_active_member' | 'is_canceled' | 'is_on_trial' | 'is_past_due' | 'is_paying_member';
export type SubscriptionFlags = Pick<Subscription, Flag | 'has_payment_method' | 'has_provider'>;

export const getSubscriptionStatus = (subscription: SubscriptionFlags): SubscriptionStatus => {
  if (subscription.is_past_due) return hasAccess(subscription) ? 'unpaid' : 'suspended';
  if (subscription.is_canceled) return hasAccess(subscription) ? 'cancelled' : 'ended';
  if (subscription.is_active_member) return subscription.is_on_trial ? 'activeInTrial' : 'active';
  return subscription.is_on_trial ? 'trial' : 'none';
};

/** Whether the business may use the product today. */
export const hasAccess = ({ is_active_member, is_on_trial }: SubscriptionFlags): boolean =>
  is_active_member || is_on_trial;

/** Whether the business has a subscription that can be cancelled, and not only a trial. */
export const isSubscribed = (subscription: SubscriptionFlags): boolean =>
  subscription.is_paying_member ||
  subscription.is_past_due ||
  (subscription.is_on_trial && subscription.is_active_member);

/** The warnings, the most urgent first. There are none without a payment provider, because the product is then free. */
export const listSubscriptionWarnings = (subscription: SubscriptionFlags): SubscriptionWarning[] => {
  if (!subscription.has_provider) return [];
  // The warnings `pastDue` and `cancelled` already tell the user what to do.
  const isContinuing = !subscription.is_past_due && !subscription.is_canceled;
  const applies: Readonly<Record<SubscriptionWarning, boolean>> = {
    pastDue: subscription.is_past_due,
    cancelled: subscription.is_canceled,
    noPaymentMethod: isContinuing && !subscription.has_payment_method,
    firstPayment:
      isContinuing &&
      subscription.is_on_trial &&
      subscription.is_active_member &&
      subscription.has_payment_method,
    trialEnds: isContinuing && subscription.is_on_trial && !subscription.is_active_member,
  };
  const order = ['pastDue', 'cancelled', 'noPaymentMethod', 'firstPayment', 'trialEnds'] as const;
  return order.filter((warning) => applies[warning]);
};
