import type { SubscriptionPrice } from '@husrum/contract/membership';
import { formatOre } from '@husrum/format';
import { subscriptionPriceTexts } from './membership.texts';

const formatAmount = ({ amount, currency }: SubscriptionPrice): string =>
  currency === 'SEK'
    ? formatOre(amount)
    : new Intl.NumberFormat('sv-SE', { style: 'currency', currency }).format(amount / 100);

/** `299 kr i månaden, inklusive moms`. */
export const formatSubscriptionPrice = (price: SubscriptionPrice): string => {
  const { interval, interval_count, includes_vat } = price;
  const every =
    interval_count === 1
      ? subscriptionPriceTexts.every[interval]
      : subscriptionPriceTexts.everySeveral[interval](interval_count);
  const vat = includes_vat === null ? '' : `, ${subscriptionPriceTexts.vat(includes_vat)}`;
  return `${formatAmount(price)} ${every}${vat}`;
};
