export const paymentIntervals = ['MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
export type PaymentInterval = (typeof paymentIntervals)[number];
/** The number of months that one invoice covers. */
export const monthsPerInterval: Readonly<Record<PaymentInterval, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  YEARLY: 12,
};

export const noticeTypes = ['DAY', 'MONTH', 'YEAR'] as const;
export type NoticeType = (typeof noticeTypes)[number];
