import type { Subscription } from '@husrum/contract/membership';

/** A paid subscription. */
export const makeSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  url: 'https://betalning.example/portal',
  is_active_member: true,
  is_canceled: false,
  is_on_trial: false,
  is_past_due: false,
  is_paying_member: true,
  has_payment_method: true,
  current_period_end: '2026-12-20',
  invoices: [
    {
      id: 'in_2',
      // 2026-11-20 at noon, in Unix seconds.
      created: 1_795_172_400,
      status: 'open',
      total: 49_900,
      lines: [{ description: 'Husrum, en månad', amount: 49_900 }],
    },
  ],
  is_manual: false,
  is_simulated: false,
  has_provider: true,
  provider_available: true,
  ...changes,
});

/** A trial without a subscription. */
export const makeTrial = (changes: Partial<Subscription> = {}): Subscription =>
  makeSubscription({
    url: 'https://betalning.example/checkout',
    is_active_member: false,
    is_on_trial: true,
    is_paying_member: false,
    has_payment_method: false,
    invoices: [],
    price: { amount: 29_900, currency: 'SEK', interval: 'month', interval_count: 1, includes_vat: true },
    ...changes,
  });

/** The trial has ended, and nobody has subscribed. */
export const makeEndedTrial = () => makeTrial({ is_on_trial: false });
