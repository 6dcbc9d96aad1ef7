import { advanceBilling, createSubscription, nextMonth } from './billing.rules';
import { emptyState, type StripeState } from './stripe-state';

const DAY = 86_400;
const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const makeState = (card: 'accepts' | 'declines'): StripeState => ({
  ...emptyState(),
  customers: [{ id: 'cus_1', email: null, name: null, metadata: {}, card }],
});

test.each([
  ['2027-01-31', '2027-02-28'],
  ['2027-02-15', '2027-03-15'],
  ['2027-12-10', '2028-01-10'],
])('a month after %s is %s', (from, to) => {
  expect(nextMonth(at(from))).toBe(at(to));
});

test('keeps the days of the trial, then charges each month', () => {
  const state = makeState('accepts');
  createSubscription(state, 'cus_1', at('2027-01-10'), at('2027-01-01'));
  expect(state.subscriptions[0]?.status).toBe('trialing');
  expect(advanceBilling(state, at('2027-01-09'))).toEqual([]);
  advanceBilling(state, at('2027-03-11'));
  expect(state.invoices.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  expect(state.subscriptions[0]).toMatchObject({ status: 'active', current_period_end: at('2027-04-10') });
});

test('a declined card makes the subscription past due, and cancels it after fourteen days', () => {
  const state = makeState('declines');
  createSubscription(state, 'cus_1', null, at('2027-01-01'));
  expect(state.subscriptions[0]?.status).toBe('past_due');
  advanceBilling(state, at('2027-01-01') + 13 * DAY);
  expect(state.subscriptions[0]?.status).toBe('past_due');
  advanceBilling(state, at('2027-01-01') + 14 * DAY);
  expect(state.subscriptions[0]?.status).toBe('canceled');
  expect(state.invoices[0]?.status).toBe('void');
});

test('a cancelled subscription lasts to the end of its period', () => {
  const state = makeState('accepts');
  createSubscription(state, 'cus_1', null, at('2027-01-01'));
  const [subscription] = state.subscriptions;
  if (subscription) subscription.cancel_at_period_end = true;
  advanceBilling(state, at('2027-01-31'));
  expect(subscription?.status).toBe('active');
  advanceBilling(state, at('2027-02-01'));
  expect(subscription?.status).toBe('canceled');
  expect(state.invoices).toHaveLength(1);
});
