import type { Period, Span } from '@husrum/api-rent';
import { addMonths, formatDateRange } from '@husrum/format';
import { invoiceTexts } from './invoice.texts';
import type { InvoicedPeriod } from './invoiced-period';

export const MAX_PERIOD_MONTHS = 24;

/** The errors of a period to invoice (docs/domain-rules.md, D-9), by field. The result is undefined when it can be invoiced. */
export const invoicePeriodErrors = (
  { start, stop }: Period,
  lease: Span,
): Record<string, string[]> | undefined => {
  if (stop < start) return { stop: [invoiceTexts.stopBeforeStart] };
  if (start < lease.start) return { start: [invoiceTexts.leaseStarts(lease.start)] };
  if (lease.stop !== null && start > lease.stop) return { start: [invoiceTexts.leaseEnded(lease.stop)] };
  if (lease.stop !== null && stop > lease.stop) return { stop: [invoiceTexts.leaseEnds(lease.stop)] };
  if (stop >= addMonths(start, MAX_PERIOD_MONTHS))
    return { stop: [invoiceTexts.periodTooLong(MAX_PERIOD_MONTHS)] };
  return undefined;
};

/** The error text that names the overlapping invoice: `Perioden är redan aviserad (100247, 2026-11-01 – 2026-11-30)`. */
export const alreadyInvoicedText = ({ reference, start, stop }: InvoicedPeriod): string =>
  invoiceTexts.alreadyInvoicedBy(
    [reference, formatDateRange(start, stop)].filter((part) => part !== null).join(', '),
  );
