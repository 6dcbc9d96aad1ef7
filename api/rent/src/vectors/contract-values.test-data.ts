import { generatePeriods } from '@husrum/contract/company';
import { noticeTypes, paymentIntervals } from '@husrum/contract/lease';

const isOneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): text is T =>
    values.some((value) => value === text);

export const isPaymentInterval = isOneOf(paymentIntervals);
export const isNoticeType = isOneOf(noticeTypes);
export const isGeneratePeriod = isOneOf(generatePeriods);
