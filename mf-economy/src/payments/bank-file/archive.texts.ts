import { formatCount, formatNumber } from '@husrum/format';
import { bankPaymentTexts } from './bank-file.texts';

const countPayments = bankPaymentTexts.count;

/** The result of a ZIP. */
export const archiveTexts = {
  summary: (read: number, total: number) =>
    read === total
      ? formatCount(total, 'fil är inläst', 'filer är inlästa')
      : `${formatNumber(read)} av ${formatNumber(total)} filer är inlästa`,
  read: (count: number, isKnown: boolean) =>
    isKnown ? `${countPayments(count)}, redan inläst` : countPayments(count),
} as const;
