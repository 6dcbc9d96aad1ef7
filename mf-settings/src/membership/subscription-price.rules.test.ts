import type { SubscriptionPrice } from '@husrum/contract/membership';
import { formatSubscriptionPrice } from './subscription-price.rules';

const month: SubscriptionPrice = {
  amount: 29_900,
  currency: 'SEK',
  interval: 'month',
  interval_count: 1,
  includes_vat: true,
};

test.each<[Partial<SubscriptionPrice>, string]>([
  [{}, '299 kr i månaden, inklusive moms'],
  [{ amount: 49_950, includes_vat: false }, '499,50 kr i månaden, exklusive moms'],
  [{ interval: 'year', includes_vat: null }, '299 kr om året'],
  [{ interval_count: 3 }, '299 kr var 3:e månad, inklusive moms'],
  [{ interval: 'day', interval_count: 31 }, '299 kr var 31:a dag, inklusive moms'],
  [{ interval: 'month', interval_count: 12 }, '299 kr var 12:e månad, inklusive moms'],
  [{ currency: 'EUR', includes_vat: null }, '299,00 € i månaden'],
])('writes the price %j as "%s"', (changes, text) => {
  expect(formatSubscriptionPrice({ ...month, ...changes }).replaceAll('\u00a0', ' ')).toBe(text);
});
