import { getSubscriptionStatus, isSubscribed, listSubscriptionWarnings } from './membership.rules';
import { makeEndedTrial, makeSubscription, makeTrial } from './membership.test-data';

const unpaid = { is_past_due: true, is_paying_member: false };
const subscribedTrial = { is_active_member: true, has_payment_method: true };

test.each([
  ['a paid subscription', makeSubscription(), 'active', [], true],
  ['a trial', makeTrial(), 'trial', ['noPaymentMethod', 'trialEnds'], false],
  ['a trial that has ended', makeEndedTrial(), 'none', ['noPaymentMethod'], false],
  [
    'a subscription made during the trial',
    makeTrial(subscribedTrial),
    'activeInTrial',
    ['firstPayment'],
    true,
  ],
  [
    'a subscription made during the trial, without a card',
    makeTrial({ is_active_member: true }),
    'activeInTrial',
    ['noPaymentMethod'],
    true,
  ],
  [
    'a subscription made during the trial and then cancelled',
    makeTrial({ ...subscribedTrial, is_canceled: true }),
    'cancelled',
    ['cancelled'],
    true,
  ],
  ['a failed payment, within the grace period', makeSubscription(unpaid), 'unpaid', ['pastDue'], true],
  [
    'a failed payment, after the grace period',
    makeSubscription({ ...unpaid, is_active_member: false }),
    'suspended',
    ['pastDue'],
    true,
  ],
  [
    'a failed payment of a cancelled subscription',
    makeSubscription({ ...unpaid, is_canceled: true }),
    'unpaid',
    ['pastDue', 'cancelled'],
    true,
  ],
  [
    'a cancelled subscription that still runs',
    makeSubscription({ is_canceled: true }),
    'cancelled',
    ['cancelled'],
    true,
  ],
  [
    'a cancelled subscription that has ended',
    makeSubscription({ is_canceled: true, is_active_member: false, is_paying_member: false }),
    'ended',
    ['cancelled'],
    false,
  ],
  [
    'a paid subscription whose card was removed',
    makeSubscription({ has_payment_method: false }),
    'active',
    ['noPaymentMethod'],
    true,
  ],
  ['a trial without a payment provider', makeTrial({ has_provider: false }), 'trial', [], false],
] as const)(
  'returns the status, the warnings, and whether there is a subscription, for %s',
  (_case, subscription, status, warnings, subscribed) => {
    expect(getSubscriptionStatus(subscription)).toBe(status);
    expect(listSubscriptionWarnings(subscription)).toEqual(warnings);
    expect(isSubscribed(subscription)).toBe(subscribed);
  },
);
