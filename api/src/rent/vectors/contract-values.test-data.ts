import { generatePeriods } from '@husrum/contract/company';
import { noticeTypes, paymentIntervals } from '@husrum/contract/lease';

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): text is T =>
    values.some((value) => value === text);

export const isPaymentInterval = oneOf(paymentIntervals);
export const isNoticeType = oneOf(noticeTypes);
export const isGeneratePeriod = oneOf(generatePeriods);
