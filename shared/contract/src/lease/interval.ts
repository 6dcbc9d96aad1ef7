export const paymentIntervals = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
export type PaymentInterval = (typeof paymentIntervals)[number];
export const paymentIntervalLabel: Readonly<Record<PaymentInterval, string>> = {
  MONTHLY: 'Månad',
  QUARTERLY: 'Kvartal',
  YEARLY: 'År',
};
/** After an amount: `8 500 kr/mån`. */
export const perInterval: Readonly<Record<PaymentInterval, string>> = {
  MONTHLY: '/mån',
  QUARTERLY: '/kvartal',
  YEARLY: '/år',
};
/** Months that one invoice of the interval spans. */
export const monthsOf: Readonly<Record<PaymentInterval, number>> = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };

export const noticeTypes = ['DAY', 'MONTH', 'YEAR'] as const;
export type NoticeType = (typeof noticeTypes)[number];
export const noticeTypeLabel: Readonly<Record<NoticeType, string>> = {
  DAY: 'Dagar',
  MONTH: 'Månader',
  YEAR: 'År',
};
