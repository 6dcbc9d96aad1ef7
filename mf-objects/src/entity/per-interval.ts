import type { PaymentInterval } from '@husrum/contract';

/** After an amount: `8 500 kr/mån`. */
export const perInterval: Readonly<Record<PaymentInterval, string>> = {
  MONTHLY: '/mån',
  QUARTERLY: '/kvartal',
  YEARLY: '/år',
};
